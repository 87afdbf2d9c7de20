// What is lit on the table: what may be clicked, what is picked, what is hinted at, and the ghosts that come to light.

/**
 * What may be clicked, what has been, what is hinted at; what a half-made choice would open, and the ghosts it calls.
 * @typedef {{next: Set<string>, picked: string[], hinted: string[], leads?: Map<string, boolean>, shown?: Set<string>,
 *   glimpse?: (id: string) => Set<string>}} Lit
 */

/** @type {Lit} */
const DARK = { next: new Set(), picked: [], hinted: [] };

export class Light {
  /** @param {import("./scene.js").Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.lit = DARK;
    /** @type {string | undefined} */
    this.pointed = undefined;
    /** @type {string | undefined} */
    this.settled = undefined;
  }

  /** Which things may be clicked, which have been, which are hinted at. */
  set(lit = DARK) {
    this.lit = lit;
    this.shine();
  }

  shine() {
    const { stage, lit } = this;
    for (const thing of stage.things.values()) {
      const at = lit.picked.indexOf(thing.id);
      thing.light(lit.next.has(thing.id), at >= 0, lit.hinted.includes(thing.id), lit.leads?.get(thing.id));
      thing.lie(at < 0 ? undefined : stage.node(stage.scene?.slots?.[at]));
    }
    this.call();
    // What is picked on a pane brings it up once; then one stays with it.
    const settled = lit.picked.findLast((id) => stage.node(id)?.pane);
    if (!settled)
      stage.panes.reveal(lit.leads?.size ? lit.leads.keys() : [...lit.next].filter((id) => stage.things.has(id)));
    else if (settled !== this.settled) stage.panes.reveal([settled]);
    this.settled = settled;
    stage.svg.classList.toggle("leading", Boolean(lit.leads?.size));
    stage.svg.classList.toggle("choosing", lit.next.size > 0);
  }

  /** What is pointed at shows what it would bring. @param {string | undefined} id */
  pointAt(id) {
    const lit = id !== undefined && this.lit.next.has(id) ? id : undefined;
    if (lit === this.pointed) return;
    this.pointed = lit;
    this.call();
  }

  /** Ghosts come to light: of what is half made, or of what is pointed at. */
  call() {
    const glimpsed = this.pointed && this.lit.next.has(this.pointed) ? this.lit.glimpse?.(this.pointed) : undefined;
    const shown = glimpsed?.size ? glimpsed : this.lit.shown;
    for (const thing of this.stage.things.values())
      thing.group.classList.toggle("shown", shown?.has(thing.id) ?? false);
  }

  /** Whether a ghost has come to light; all else always has. @param {wire.Node} node */
  reaches(node) {
    return !node.marks?.includes("ghost") || Boolean(this.lit.shown?.has(node.id));
  }
}
