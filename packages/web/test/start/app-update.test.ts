/** A new version of the client is told of when it waits, and the page is loaded again only when the new one serves it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyUpdate, watchForUpdate } from '../../src/start/app-update.ts';

class FakeVersion extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeVersion | null = null;
  installing: FakeVersion | null = null;
  /** A new version is found, and then all of it is there. */
  find(): () => void {
    const version = new FakeVersion();
    this.installing = version;
    this.dispatchEvent(new Event('updatefound'));
    return () => {
      [this.waiting, this.installing] = [version, null];
      version.become('installed');
    };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function watched(registration: FakeRegistration) {
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } });
  const tell = vi.fn();
  const stop = watchForUpdate(tell);
  await settled();
  return { tell, stop };
}

afterEach(() => vi.unstubAllGlobals());

describe('a new version', () => {
  it('that waits is told of at once', async () => {
    const registration = new FakeRegistration();
    registration.waiting = new FakeVersion();
    const { tell } = await watched(registration);
    expect(tell).toHaveBeenCalledWith(registration.waiting);
  });

  it('that is found later is told of when all of it is there', async () => {
    const registration = new FakeRegistration();
    const { tell } = await watched(registration);
    const finish = registration.find();
    expect(tell).not.toHaveBeenCalled();
    finish();
    expect(tell).toHaveBeenCalledWith(registration.waiting);
  });

  it('is told to nobody who has left the page', async () => {
    const registration = new FakeRegistration();
    const { tell, stop } = await watched(registration);
    stop();
    registration.find()();
    expect(tell).not.toHaveBeenCalled();
  });

  it('is asked to take over, and the page is loaded again when it has', () => {
    const version = new FakeVersion();
    const reload = vi.fn();
    applyUpdate(version as unknown as ServiceWorker, reload);
    expect(version.heard).toEqual([{ type: 'SKIP_WAITING' }]);
    version.become('activating');
    expect(reload).not.toHaveBeenCalled();
    version.become('activated');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is no matter where there are no service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(() => watchForUpdate(() => {})()).not.toThrow();
  });
});
