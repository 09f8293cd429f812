/** The notifications of the service worker: one for each table, and a click opens the table. */
import { describe, expect, it } from 'vitest';
import { handleNotifications } from '../../service-worker/notifications.js';

const MESSAGE = { kind: 'turn', title: 'Your turn', body: 'Night watch: it is your turn.', table: 'table1' };

interface Window {
  readonly url: string;
  readonly focused?: boolean;
  /** The worker cannot navigate pages that it does not control. */
  readonly uncontrolled?: boolean;
}

/** Runs the code of a simulated service worker with windows. */
function worker(windows: readonly Window[] = []) {
  const calls: unknown[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const clients = windows.map((window) => ({
    ...window,
    focus: async () => void calls.push(['focus', window.url]),
    navigate: async (place: string) => {
      if (window.uncontrolled) throw new TypeError('not controlled');
      calls.push(['navigate', window.url, place]);
    },
  }));
  const self = {
    clients: { matchAll: async () => clients, openWindow: async (place: string) => void calls.push(['open', place]) },
    registration: {
      showNotification: async (title: string, options: unknown) => void calls.push(['show', title, options]),
    },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  handleNotifications(self);
  const dispatch = async (name: string, event: object) => {
    let until: Promise<unknown> | undefined;
    listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (until = promise) });
    await until;
    return calls;
  };
  return {
    push: (message: unknown) => dispatch('push', { data: { json: () => message } }),
    click: (table: string | null) =>
      dispatch('notificationclick', { notification: { close: () => calls.push(['close']), data: { table } } }),
  };
}

describe('a message', () => {
  it('is tagged with its table, so that a later turn replaces it', async () => {
    const [[what, title, options]] = (await worker().push(MESSAGE)) as [string, string, object][];
    expect([what, title]).toEqual(['show', 'Your turn']);
    expect(options).toMatchObject({ body: MESSAGE.body, tag: 'table1', data: { table: 'table1' } });
  });

  it('is not shown while the user looks at its table', async () => {
    const there = 'https://example.org/#/table/table1';
    expect(await worker([{ url: there, focused: false }]).push(MESSAGE)).toHaveLength(1);
    expect(await worker([{ url: 'https://example.org/#/online', focused: true }]).push(MESSAGE)).toHaveLength(1);
    expect(await worker([{ url: there, focused: true }]).push(MESSAGE)).toEqual([]);
  });

  it('is not shown when it arrives too late', async () => {
    expect(await worker().push({ ...MESSAGE, until: Date.now() + 60_000 })).toHaveLength(1);
    expect(await worker().push({ ...MESSAGE, until: Date.now() - 1 })).toEqual([]);
  });

  it('may be a test, without a table', async () => {
    const [[, , options]] = (await worker().push({ ...MESSAGE, kind: 'test', table: null })) as [
      string,
      string,
      object,
    ][];
    expect(options).toMatchObject({ tag: 'test', data: { table: null } });
  });
});

describe('a click', () => {
  const elsewhere = { url: 'https://example.org/#/online' };
  const there = { url: 'https://example.org/#/table/table1' };

  it('focuses the window with the table', async () => {
    expect(await worker([elsewhere, there]).click('table1')).toEqual([['close'], ['focus', there.url]]);
  });

  it('navigates another window of the site to the table', async () => {
    expect(await worker([elsewhere]).click('table1')).toEqual([
      ['close'],
      ['focus', elsewhere.url],
      ['navigate', elsewhere.url, '/#/table/table1'],
    ]);
  });

  it('opens a window if none can be used', async () => {
    expect(await worker().click('table1')).toContainEqual(['open', '/#/table/table1']);
    expect(await worker([{ ...elsewhere, uncontrolled: true }]).click('table1')).toContainEqual([
      'open',
      '/#/table/table1',
    ]);
    expect(await worker().click(null)).toContainEqual(['open', '/#/online']);
  });
});
