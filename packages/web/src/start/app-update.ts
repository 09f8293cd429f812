/** Finds a new version of the client that was downloaded in the background, and switches to it on request. */

/** Calls back when a new version is ready, now or later. Returns a function that stops this. */
export function watchForUpdate(onready: (worker: ServiceWorker) => void): () => void {
  const stopped = new AbortController();
  const check = (registration: ServiceWorkerRegistration) => {
    const { waiting, installing } = registration;
    if (waiting !== null) onready(waiting);
    installing?.addEventListener('statechange', () => check(registration), { signal: stopped.signal, once: true });
  };
  // Never resolves without a service worker.
  void navigator.serviceWorker?.ready.then((registration) => {
    if (stopped.signal.aborted) return;
    registration.addEventListener('updatefound', () => check(registration), { signal: stopped.signal });
    check(registration);
  });
  return () => stopped.abort();
}

/** Activates a new version, then reloads the page, so that scripts of two versions never run together. */
export function applyUpdate(worker: ServiceWorker, reload: () => void): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') reload();
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
}
