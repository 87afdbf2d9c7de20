// While an event is told, what is marked `stays` is as it was when it happened: the light over the house it happened in.

const stays = (node) => node.marks?.includes("stays") ?? false;

/**
 * The scene that follows an event, as it is shown while the event is told: what stays is still there, but for what lies
 * under things that have moved away, and what comes in its place is not there yet.
 */
export function told(before, scene) {
  if (before?.shape !== scene.shape || ![...before.nodes, ...scene.nodes].some(stays)) return scene;
  const old = new Set(before.nodes.map((node) => node.id));
  const news = new Map(scene.nodes.map((node) => [node.id, node]));
  const nodes = scene.nodes.filter((node) => !stays(node) || old.has(node.id));
  const moved = (node) => news.has(node?.id) && (news.get(node.id).x !== node.x || news.get(node.id).y !== node.y);
  before.nodes.forEach((node, at) => {
    if (!stays(node) || news.has(node.id) || moved(before.nodes[at + 1])) return;
    nodes.splice(nodes.findIndex((each) => each.id === before.nodes[at - 1]?.id) + 1, 0, node);
  });
  return { ...scene, nodes };
}
