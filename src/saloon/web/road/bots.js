// The worker in which bots think on the road, so that neither the page nor the table ever waits for them. Nobody waits
// for its start, so it is also the one that keeps what Python has read for the next start of both workers.

import "./indoors.js";
import { openPython } from "./python.js";

/** @type {any} */
const scope = self;
/** @type {Promise<any> | undefined} */
let opened;

scope.onmessage = async (/** @type {any} */ { data }) => {
  if (data.list) {
    opened = openPython(data.list, data.base, undefined, true).then(({ browser }) => browser);
    return;
  }
  const answer = (await opened).think(data.question);
  scope.postMessage({ number: data.number, answer }, [answer.buffer]);
};
