// The service worker: it hears what the house tells a device on which nobody looks, and shows it. Nothing else.

/** What stands around a service worker; the page's types know only windows. @type {any} */
const scope = self;

scope.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(
      scope.registration.showNotification(title, { body, tag, icon: "/web/icon.svg", renotify: true, data: { url } }),
    );
});

scope.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.url ?? "/"));
});

/** A page of the house that is there already comes to the front; else one is opened. @param {string} url */
async function goTo(url) {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === url);
  return there ? there.focus() : scope.clients.openWindow(url);
}
