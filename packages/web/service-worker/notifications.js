/** Shows notifications of turns at online tables, and opens the table on a click. */

/** Returns the address of a table, or of the lobby. */
const addressOf = (table) => (table ? `/#/table/${encodeURIComponent(table)}` : '/#/online');

function windows(worker) {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function show(worker, { kind, title, body, table, until }) {
  // A message that arrives late, because the device was off, may be about a turn that is over.
  if (until < Date.now()) return;
  const isInView = (await windows(worker)).some(
    ({ focused, url }) => table && focused && url.endsWith(addressOf(table)),
  );
  if (isInView) return;
  // Each table has one notification: a later turn replaces it.
  await worker.registration.showNotification(title, {
    body,
    tag: table ?? kind,
    renotify: true,
    icon: '/icon.svg',
    data: { table },
  });
}

async function open(worker, table) {
  const address = addressOf(table);
  const all = await windows(worker);
  const window = all.find(({ url }) => url.endsWith(address)) ?? all[0];
  if (window === undefined) return worker.clients.openWindow(address);
  await window.focus();
  if (window.url.endsWith(address)) return window;
  // A service worker cannot navigate pages that it does not control.
  return window.navigate(address).catch(() => worker.clients.openWindow(address));
}

/** @param worker The scope of the service worker. */
export function handleNotifications(worker) {
  worker.addEventListener('push', (event) => {
    const message = event.data?.json();
    if (message) event.waitUntil(show(worker, message));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, event.notification.data?.table ?? null));
  });
}
