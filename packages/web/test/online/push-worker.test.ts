/** The part of the service worker that tells of turns: one notification for a table, and a click leads there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CODE = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8');
const NEWS = { kind: 'turn', title: 'Your turn', body: 'Night watch: it is your turn.', table: 'table1' };

interface Window {
  readonly url: string;
  readonly focused?: boolean;
  /** A page that the worker does not serve cannot be led. */
  readonly foreign?: boolean;
}

/** A service worker with windows, in which the code runs. */
function worker(windows: readonly Window[] = []) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const clients = windows.map((window) => ({
    ...window,
    focus: async () => void done.push(['focus', window.url]),
    navigate: async (place: string) => {
      if (window.foreign) throw new TypeError('not controlled');
      done.push(['navigate', window.url, place]);
    },
  }));
  const self = {
    clients: { matchAll: async () => clients, openWindow: async (place: string) => void done.push(['open', place]) },
    registration: {
      showNotification: async (title: string, options: unknown) => void done.push(['show', title, options]),
    },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  new Function('self', CODE)(self);
  const happen = async (name: string, event: object) => {
    let until: Promise<unknown> | undefined;
    listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (until = promise) });
    await until;
    return done;
  };
  return {
    push: (news: unknown) => happen('push', { data: { json: () => news } }),
    click: (table: string | null) =>
      happen('notificationclick', { notification: { close: () => done.push(['close']), data: { table } } }),
  };
}

describe('what comes', () => {
  it('is shown, under the name of its table, so that a later turn takes its place', async () => {
    const [[what, title, options]] = (await worker().push(NEWS)) as [string, string, object][];
    expect([what, title]).toEqual(['show', 'Your turn']);
    expect(options).toMatchObject({ body: NEWS.body, tag: 'table1', data: { table: 'table1' } });
  });

  it('is shown to somebody who looks elsewhere, and not to somebody who looks at that table', async () => {
    const there = 'https://example.org/#/table/table1';
    expect(await worker([{ url: there, focused: false }]).push(NEWS)).toHaveLength(1);
    expect(await worker([{ url: 'https://example.org/#/online', focused: true }]).push(NEWS)).toHaveLength(1);
    expect(await worker([{ url: there, focused: true }]).push(NEWS)).toEqual([]);
  });

  it('is not shown when it comes too late', async () => {
    expect(await worker().push({ ...NEWS, until: Date.now() + 60_000 })).toHaveLength(1);
    expect(await worker().push({ ...NEWS, until: Date.now() - 1 })).toEqual([]);
  });

  it('may be a test, without a table', async () => {
    const [[, , options]] = (await worker().push({ ...NEWS, kind: 'test', table: null })) as [string, string, object][];
    expect(options).toMatchObject({ tag: 'test', data: { table: null } });
  });
});

describe('a click', () => {
  const elsewhere = { url: 'https://example.org/#/online' };
  const there = { url: 'https://example.org/#/table/table1' };

  it('goes to the window that shows the table', async () => {
    expect(await worker([elsewhere, there]).click('table1')).toEqual([['close'], ['focus', there.url]]);
  });

  it('leads another window of the site there', async () => {
    expect(await worker([elsewhere]).click('table1')).toEqual([
      ['close'],
      ['focus', elsewhere.url],
      ['navigate', elsewhere.url, '/#/table/table1'],
    ]);
  });

  it('opens a window where there is none, or none that can be led', async () => {
    expect(await worker().click('table1')).toContainEqual(['open', '/#/table/table1']);
    expect(await worker([{ ...elsewhere, foreign: true }]).click('table1')).toContainEqual(['open', '/#/table/table1']);
    expect(await worker().click(null)).toContainEqual(['open', '/#/online']);
  });
});
