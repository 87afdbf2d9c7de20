// A scene with the changes made that an event brings. Null takes a field away, whatever else is given replaces it.

const put = (old, by) => Object.fromEntries(Object.entries({ ...old, ...by }).filter(([, value]) => value !== null));

/** The next scene; the one given stays as it is. */
export function changed(scene, by) {
  const { gone = [], changed: patches = [], new: fresh = [] } = by.nodes ?? {};
  const patch = new Map(patches.map((each) => [each.id, each]));
  const leave = new Set([...gone, ...fresh.map(([, node]) => node.id)]);
  const nodes = scene.nodes.filter((node) => !leave.has(node.id)).map((node) => (patch.has(node.id) ? put(node, patch.get(node.id)) : node));
  for (const [place, node] of fresh) nodes.splice(place, 0, node);
  const seats = scene.seats.map((seat, at) => ({ ...seat, ...by.seats?.[at] }));
  const lines = by.text ?? {};
  const text = typeof lines === "string" ? lines : scene.text.split("\n").map((line, at) => lines[at] ?? line).join("\n");
  return { ...put(scene, by), nodes, seats, text };
}
