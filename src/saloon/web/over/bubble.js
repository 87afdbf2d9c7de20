// What is said at the table, over the head of whoever says it.

import { h } from "../ui/dom.js";

/** What somebody says appears at their seat for a moment. */
export function bubble(table, { guest, text }) {
  const seat = table.room?.seats.find((each) => each.guest === guest)?.seat;
  const box = table.stage.things.get(`seat-${seat}`)?.group.getBoundingClientRect();
  if (!box?.width || table.chat.muted.has(guest)) return;
  const frame = table.frame.getBoundingClientRect();
  const said = h("p.bubble", { "aria-hidden": "true" }, text.length > 60 ? `${text.slice(0, 60)}…` : text);
  table.frame.append(said);
  const x = Math.max(
    4,
    Math.min(frame.width - said.offsetWidth - 26, box.x - frame.x + box.width / 2 - said.offsetWidth / 2),
  );
  said.style.transform = `translate(${x}px, ${Math.max(34, box.y - frame.y - said.offsetHeight - 18)}px)`;
  setTimeout(() => said.remove(), 5000);
}
