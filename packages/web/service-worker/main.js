/**
 * The service worker: stores all files of the client, so that it opens and plays without a connection, and shows
 * notifications. `scripts/service-worker.ts` bundles it and inserts the list of files.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { handleNotifications } from './notifications.js';

/** Paths that the server answers itself; all others are pages of the client. */
const OWN_ANSWERS = [/^\/(api|embed)\//, /^\/docs(\/|$)/, /^\/(healthz|readyz|metrics)$/];

precacheAndRoute(CLIENT_FILES);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: OWN_ANSWERS }));

// A new version waits until the player accepts it (src/start/app-update.ts).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
handleNotifications(self);
