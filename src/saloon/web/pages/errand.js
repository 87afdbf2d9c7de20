// Something done at a table without sitting down there: the line is opened, it is said, and the line is closed.

import { tokenOf } from "../net/memory.js";
import { me } from "../net/person.js";
import { Line } from "../net/socket.js";
import { langNow } from "../words/words.js";

/**
 * Say one thing in a room; the promise is kept when it is done.
 * @template {page.Kind} K @param {string} room @param {K} type @param {page.Fields<K>} fields
 */
export async function sayThere(room, type, fields) {
  const key = me()?.key;
  const token = tokenOf(room);
  /** @type {(why: unknown) => void} */
  let refuse = () => {};
  const refused = new Promise((_, reject) => {
    refuse = reject;
  });
  const line = new Line({
    hello: () => ({ ...(token ? { token } : { room }), ...(key ? { key } : {}), lang: langNow() }),
    hear: () => {},
    state: (state, why) => state === "refused" && refuse(why),
  });
  try {
    await Promise.race([line.send(type, fields), refused]);
  } finally {
    line.close();
  }
}
