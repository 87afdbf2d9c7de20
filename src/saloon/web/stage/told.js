// While an event is told, what is marked `stays` is as it was when it happened: the light over the house it happened in.

/** @param {wire.Node} node */
const stays = (node) => node.marks?.includes("stays") ?? false;

/**
 * The scene that follows an event, as it is shown while the event is told: what stays is still there, but for what lies
 * under things that have moved away, and what comes in its place is not there yet.
 * @param {wire.Scene | undefined} before @param {wire.Scene} scene
 */
export function told(before, scene) {
  if (!before || before.shape !== scene.shape || ![...before.nodes, ...scene.nodes].some(stays)) return scene;
  const old = new Set(before.nodes.map((node) => node.id));
  const news = new Map(scene.nodes.map((node) => [node.id, node]));
  const nodes = scene.nodes.filter((node) => !stays(node) || old.has(node.id));
  /** @param {wire.Node | undefined} node */
  const moved = (node) => {
    const now = node && news.get(node.id);
    return now && (now.x !== node.x || now.y !== node.y);
  };
  before.nodes.forEach((node, at) => {
    if (!stays(node) || news.has(node.id) || moved(before.nodes[at + 1])) return;
    nodes.splice(nodes.findIndex((each) => each.id === before.nodes[at - 1]?.id) + 1, 0, node);
  });
  return { ...scene, nodes };
}
