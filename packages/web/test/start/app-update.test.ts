/** A new version of the client is reported when it is ready, and the page reloads only when it is active. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyUpdate, watchForUpdate } from '../../src/start/app-update.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  /** Starts the download of a new version, and returns a function that completes it. */
  find(): () => void {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return () => {
      [this.waiting, this.installing] = [worker, null];
      worker.become('installed');
    };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function watched(registration: FakeRegistration) {
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } });
  const onready = vi.fn();
  const stop = watchForUpdate(onready);
  await settled();
  return { onready, stop };
}

afterEach(() => vi.unstubAllGlobals());

describe('a new version', () => {
  it('that is ready is reported at once', async () => {
    const registration = new FakeRegistration();
    registration.waiting = new FakeWorker();
    const { onready } = await watched(registration);
    expect(onready).toHaveBeenCalledWith(registration.waiting);
  });

  it('that is found later is reported when its download is complete', async () => {
    const registration = new FakeRegistration();
    const { onready } = await watched(registration);
    const finish = registration.find();
    expect(onready).not.toHaveBeenCalled();
    finish();
    expect(onready).toHaveBeenCalledWith(registration.waiting);
  });

  it('is not reported after the page was left', async () => {
    const registration = new FakeRegistration();
    const { onready, stop } = await watched(registration);
    stop();
    registration.find()();
    expect(onready).not.toHaveBeenCalled();
  });

  it('is activated, and then the page reloads', () => {
    const worker = new FakeWorker();
    const reload = vi.fn();
    applyUpdate(worker as unknown as ServiceWorker, reload);
    expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    worker.become('activating');
    expect(reload).not.toHaveBeenCalled();
    worker.become('activated');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is never reported without service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(() => watchForUpdate(() => {})()).not.toThrow();
  });
});
