// The service worker: what a push shows, and where a click on it leads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const source = readFileSync(new URL("../../src/saloon/web/worker.js", import.meta.url), "utf-8");

/** A worker in a world of its own: what it hears, shows, opens and brings to the front. */
function worker(pages = []) {
  const heard = {};
  const did = { shown: [], opened: [], focused: [] };
  const clients = pages.map((url) => ({ url, focus: async () => did.focused.push(url) }));
  const self = {
    addEventListener: (kind, act) => {
      heard[kind] = act;
    },
    registration: { showNotification: async (title, how) => did.shown.push([title, how]) },
    clients: { matchAll: async () => clients, openWindow: async (url) => did.opened.push(url) },
  };
  vm.runInNewContext(source, { self, URL });
  const send = async (kind, event) => {
    const waits = [];
    heard[kind]({ ...event, waitUntil: (work) => waits.push(work) });
    await Promise.all(waits);
    return waits.length;
  };
  return { did, send };
}

const told = { title: "Dáma", body: "It’s your move.", url: "/r/KONIK-271", tag: "KONIK-271" };

test("a push is shown with its words, one for each room, and leads to the table", async () => {
  const { did, send } = worker();
  assert.equal(await send("push", { data: { json: () => told } }), 1);
  const [[title, how]] = did.shown;
  assert.equal(title, "Dáma");
  assert.deepEqual([how.body, how.tag, how.renotify, how.data.url], [told.body, told.tag, true, told.url]);
});

test("a push without anything in it shows nothing", async () => {
  const { did, send } = worker();
  assert.equal(await send("push", { data: null }), 0);
  assert.deepEqual(did.shown, []);
});

/** @param {string[]} pages that are open @param {object} data of the notification */
async function clicked(pages, data) {
  const { did, send } = worker(pages);
  let closed = 0;
  await send("notificationclick", { notification: { data, close: () => closed++ } });
  assert.equal(closed, 1);
  return did;
}

test("a click brings the page of the table to the front if it is open", async () => {
  const did = await clicked(["http://a/", "http://a/r/KONIK-271"], { url: "/r/KONIK-271" });
  assert.deepEqual([did.focused, did.opened], [["http://a/r/KONIK-271"], []]);
});

test("else it opens the table, and without an address the lobby", async () => {
  assert.deepEqual((await clicked(["http://a/"], { url: "/r/KONIK-271" })).opened, ["/r/KONIK-271"]);
  assert.deepEqual((await clicked([], undefined)).opened, ["/"]);
});
