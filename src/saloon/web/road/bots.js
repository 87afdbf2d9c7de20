// The worker in which bots think on the road, so that neither the page nor the table ever waits for them.

import { openPython } from "./python.js";

/** @type {any} */
const scope = self;
/** @type {Promise<any> | undefined} */
let opened;

scope.onmessage = async (/** @type {any} */ { data }) => {
  if (data.list) {
    opened = openPython(data.list, data.base).then(({ python }) => python.pyimport("saloon.road.browser"));
    return;
  }
  const answer = (await opened).think(data.question);
  scope.postMessage({ number: data.number, answer }, [answer.buffer]);
};
