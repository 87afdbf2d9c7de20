// Small sounds made on the spot: a knock of wood, a rattle of dice, a slide of a card, a bell.

import { settings } from "./settings.js";

/** @type {AudioContext | undefined} */
let context;

/** Browsers allow sound only after a gesture; the first one wakes it. */
export function wake() {
  if (!context && "AudioContext" in window) context = new AudioContext();
  if (context?.state === "suspended") context.resume();
}

/** @param {AudioContext} context @param {[frequency: number, at: number, length: number, loud: number]} how @param {OscillatorType} [kind] */
function tone(context, [frequency, at, length, loud], kind = "sine") {
  const from = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = kind;
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(volume).connect(context.destination);
  voice.start(from);
  voice.stop(from + length);
}

/** @param {AudioContext} context @param {[at: number, length: number, loud: number, pitch: number]} how */
function rustle(context, [at, length, loud, pitch]) {
  const from = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(from);
}

/** @typedef {"move" | "card" | "dice" | "turn" | "refuse" | "talk" | "end"} Sound */
/** @type {Record<Sound, (context: AudioContext) => void>} */
const SOUNDS = {
  move: (on) => rustle(on, [0, 0.06, 0.5, 420]),
  card: (on) => rustle(on, [0, 0.13, 0.35, 2600]),
  dice: (on) => {
    for (const [i, at] of [0, 0.07, 0.15, 0.26, 0.4].entries()) rustle(on, [at, 0.05, 0.5 - i * 0.07, 1300 - i * 120]);
  },
  turn: (on) => {
    tone(on, [659, 0, 0.25, 0.12]);
    tone(on, [880, 0.12, 0.4, 0.12]);
  },
  refuse: (on) => tone(on, [150, 0, 0.16, 0.16], "triangle"),
  talk: (on) => tone(on, [990, 0, 0.12, 0.07]),
  end: (on) => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries()) tone(on, [pitch, i * 0.13, 0.5, 0.11]);
  },
};

/** @param {Sound} name */
export function play(name) {
  if (!settings().sound || !context || context.state !== "running" || document.hidden) return;
  SOUNDS[name](context);
}

addEventListener("pointerdown", wake, { capture: true });
addEventListener("keydown", wake, { capture: true });

/** What a change of the table sounds like. @param {wire.Scene} scene @param {wire.Scene} [before] @returns {Sound} */
export function soundOf(scene, before) {
  const was = new Map((before?.nodes ?? []).map((node) => [node.id, node]));
  const changed = scene.nodes.filter((node) => {
    const old = was.get(node.id);
    return !old || old.art !== node.art || Math.hypot(old.x - node.x, old.y - node.y) > 24;
  });
  if (changed.some((node) => node.kind === "die" && was.get(node.id)?.art !== node.art)) return "dice";
  return changed.some((node) => node.kind === "card") ? "card" : "move";
}
