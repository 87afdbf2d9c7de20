// The policy of the page binds no worker on a plain web space, so a worker keeps to its own host by itself: read before
// anything else, it leaves no way to ask another one.

/** @type {any} */
const scope = self;

/** @param {string | URL | Request} asked */
function own(asked) {
  const url = new URL(asked instanceof Request ? asked.url : asked, location.href);
  if (url.origin !== location.origin) throw new TypeError(`not of this house: ${url.origin}`);
}

const { fetch } = scope;
scope.fetch = async (/** @type {any} */ asked, /** @type {any} */ how) => {
  own(asked);
  return fetch(asked, how);
};
const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (/** @type {any[]} */ ...given) {
  own(given[1]);
  return /** @type {any} */ (open).apply(this, given);
};
for (const name of ["WebSocket", "WebSocketStream", "EventSource", "WebTransport", "RTCPeerConnection"])
  delete scope[name];

export {};
