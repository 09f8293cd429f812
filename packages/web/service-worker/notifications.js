// Part of the service worker (vite.config.ts): shows notifications of turns, and opens the table on a click.

/** Returns the address of a table, or of the lobby. */
const addressOf = (table) => (table ? `/#/table/${encodeURIComponent(table)}` : '/#/online');

async function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function show({ kind, title, body, table, until }) {
  // A message that arrives late, because the device was off, may be about a turn that is over.
  if (until < Date.now()) return;
  const isInView = (await windows()).some(({ focused, url }) => table && focused && url.endsWith(addressOf(table)));
  if (isInView) return;
  // Each table has one notification: a later turn replaces it.
  await self.registration.showNotification(title, {
    body,
    tag: table ?? kind,
    renotify: true,
    icon: '/icon.svg',
    data: { table },
  });
}

async function open(table) {
  const address = addressOf(table);
  const all = await windows();
  const window = all.find(({ url }) => url.endsWith(address)) ?? all[0];
  if (window === undefined) return self.clients.openWindow(address);
  await window.focus();
  if (window.url.endsWith(address)) return window;
  // A service worker cannot navigate pages that it does not control.
  return window.navigate(address).catch(() => self.clients.openWindow(address));
}

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(show(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? null));
});
