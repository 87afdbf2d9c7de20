// Panes: parts of a table that lie one below the other, of which one is seen.

export class Panes {
  /** @param {import("./scene.js").Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.open = "";
    this.first = "";
  }

  /** @param {wire.Node | undefined} node */
  sees(node) {
    return !node?.pane || node.pane === this.open;
  }

  /** A new scene: the pane it wants to be seen first comes up, unless it wanted the same before. @param {wire.Scene} scene */
  turn(scene) {
    const known = scene.nodes.some((node) => node.pane === this.open);
    if ((scene.pane ?? "") !== this.first || !known) this.open = scene.pane ?? "";
    this.first = scene.pane ?? "";
    this.apply();
  }

  /** @param {string} pane */
  show(pane) {
    this.open = pane;
    this.apply();
    this.stage.touch.reach();
  }

  /** Bring up a pane on which some of these lie, if none of them is seen. @param {Iterable<string>} ids */
  reveal(ids) {
    const nodes = [...ids].flatMap((id) => this.stage.node(id) ?? []);
    if (nodes.length && !nodes.some((node) => this.sees(node))) this.show(nodes[0].pane ?? "");
  }

  apply() {
    for (const thing of this.stage.things.values()) {
      thing.group.classList.toggle("below", !this.sees(thing.node));
      thing.group.classList.toggle("opens", Boolean(thing.node.opens));
      if (thing.node.opens) thing.group.classList.toggle("opened", thing.node.opens === this.open);
    }
  }
}
