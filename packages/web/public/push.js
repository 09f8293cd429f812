// Part of the service worker (vite.config.ts): shows that it is somebody's turn, and leads to the table when that is clicked.

/** Where the client shows a table. */
const placeOf = (table) => (table ? `/#/table/${encodeURIComponent(table)}` : '/#/online');

async function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function show({ kind, title, body, table, until }) {
  // What arrives too late, from a device that was off, would call somebody to a turn that is over.
  if (until < Date.now()) return;
  // Whoever looks at that table sees it there.
  const looking = (await windows()).some(({ focused, url }) => table && focused && url.endsWith(placeOf(table)));
  if (looking) return;
  // One for each table: a later turn takes the place of the one before.
  await self.registration.showNotification(title, {
    body,
    tag: table ?? kind,
    renotify: true,
    icon: '/icon.svg',
    data: { table },
  });
}

async function open(table) {
  const place = placeOf(table);
  const all = await windows();
  const there = all.find(({ url }) => url.endsWith(place)) ?? all[0];
  if (there === undefined) return self.clients.openWindow(place);
  await there.focus();
  if (there.url.endsWith(place)) return there;
  // A page that this worker does not serve cannot be led elsewhere.
  return there.navigate(place).catch(() => self.clients.openWindow(place));
}

self.addEventListener('push', (event) => {
  const news = event.data?.json();
  if (news) event.waitUntil(show(news));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? null));
});
