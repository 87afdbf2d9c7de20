// What is said at the table, over the head of the speaker.

import { h } from "../ui/dom.js";

/**
 * What somebody says appears at their seat for a moment.
 * @param {{stage: import("../stage/scene.js").Stage, frame: HTMLElement, chat: import("../beside/chat.js").Chat}} parts
 * @param {wire.RoomInfo | null} room @param {wire.ChatLine} line
 */
export function bubble({ stage, frame: holder, chat }, room, { guest, text }) {
  const seat = room?.seats.find((each) => each.guest === guest)?.seat;
  const box = stage.things.get(`seat-${seat}`)?.group.getBoundingClientRect();
  if (!box?.width || chat.muted.has(guest)) return;
  const frame = holder.getBoundingClientRect();
  const said = h("p.bubble", { "aria-hidden": "true" }, text.length > 60 ? `${text.slice(0, 60)}…` : text);
  holder.append(said);
  const x = Math.max(
    4,
    Math.min(frame.width - said.offsetWidth - 26, box.x - frame.x + box.width / 2 - said.offsetWidth / 2),
  );
  said.style.transform = `translate(${x}px, ${Math.max(34, box.y - frame.y - said.offsetHeight - 18)}px)`;
  setTimeout(() => said.remove(), 5000);
}
