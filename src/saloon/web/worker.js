// The service worker: it hears what the house tells a device on which nobody looks, and shows it. Nothing else.

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(
      self.registration.showNotification(title, { body, tag, icon: "/web/icon.svg", renotify: true, data: { url } }),
    );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

/** A page of the house that is open goes there; else one is opened. @param {string} url */
async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}
