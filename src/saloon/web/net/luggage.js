// The house with a server from which this one was taken along, at the same address.

import { langNow, t } from "../words/words.js";

/**
 * Ask it as the person whom this browser knows there; fails with words for the reader.
 * @param {string} home @param {string} path @param {object} body @returns {Promise<any>}
 */
export async function askHome(home, path, body) {
  const key = keyThere();
  if (!key) throw new Error(t("luggage-nobody"));
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  const given = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(new URL(`${path}?lang=${langNow()}`, new URL(home, location.href)), given);
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.text);
  return told;
}

/** The key of the one who is in front of this device there; empty for nobody. */
function keyThere() {
  try {
    const { now, people } = JSON.parse(localStorage.getItem("saloon.people") ?? "{}");
    return people.find((/** @type {{person: string}} */ each) => each.person === now)?.key ?? "";
  } catch {
    return "";
  }
}
