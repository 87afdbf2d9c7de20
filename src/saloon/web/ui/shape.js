// Which shape of table fits this screen: wide for a laptop, tall for a phone held upright.

const upright = matchMedia("(max-width: 900px) and (orientation: portrait)");

export const shapeNow = () => (upright.matches ? "tall" : "wide");

/** Whether what stands beside the table is behind tabs. */
export const narrow = matchMedia("(max-width: 699px), (max-width: 900px) and (orientation: landscape)");

/** Hear when the screen is turned; returns the way to stop. @param {() => void} listener */
export function onTurned(listener) {
  upright.addEventListener("change", listener);
  return () => upright.removeEventListener("change", listener);
}
