/** A new version of the client: it is fetched while the old one is used, and waits until somebody wants it. */

/** Tells when one waits, now or later. Answers with what ends it. */
export function watchForUpdate(tell: (version: ServiceWorker) => void): () => void {
  const over = new AbortController();
  const watch = (registration: ServiceWorkerRegistration) => {
    const { waiting, installing } = registration;
    if (waiting !== null) tell(waiting);
    installing?.addEventListener('statechange', () => watch(registration), { signal: over.signal, once: true });
  };
  // Without a service worker this never comes.
  void navigator.serviceWorker?.ready.then((registration) => {
    if (over.signal.aborted) return;
    registration.addEventListener('updatefound', () => watch(registration), { signal: over.signal });
    watch(registration);
  });
  return () => over.abort();
}

/** The page is loaded again once the new version serves it: never with scripts of both. */
export function applyUpdate(version: ServiceWorker, reload: () => void): void {
  version.addEventListener('statechange', () => {
    if (version.state === 'activated') reload();
  });
  version.postMessage({ type: 'SKIP_WAITING' });
}
