/** The test function of all browser tests: pages of the real server, with preferences of their own, that must not report any error. */
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { startSite } from '../../../../../scripts/site.mjs';

export { expect };

/** Preferences of the player (src/settings/preferences.ts) at the first visit. */
type Prefers = Readonly<Record<string, string | boolean>>;

/** Bots and the Opposition answer at once, and games have the same ids in every run: what bots do depends on them. */
async function prepare(page: Page, prefers: Prefers, visitor: number): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack }) => errors.push(stack ?? message));
  page.on('console', (message) => {
    const { url } = message.location();
    // That the site refuses something is an answer; only one of its own faults is an error.
    const isAnswer = /\/api\//.test(url) && !/status of 5/.test(message.text());
    if (message.type() === 'error' && !isAnswer) errors.push(`${message.text()} (${url})`);
  });
  await page.addInitScript(
    ([stored, first]) => {
      const KEY = 'windrose.settings';
      if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify(stored));
      // Ids are numbers, those of each visitor in numbers of their own.
      crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
        const number = Number(localStorage.getItem('test.ids') ?? first) + 1;
        localStorage.setItem('test.ids', String(number));
        if (bytes !== null) new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, number);
        return bytes;
      };
    },
    [prefers, visitor * 100_000] as const,
  );
  return errors;
}

/** Opens a browser of somebody's own: nothing is shared with others but the site. */
type Arrive = (options?: BrowserContextOptions) => Promise<Page>;

interface Own {
  prefers: Prefers;
  /** Errors that the test itself brings about. */
  expected: RegExp | null;
  /** Somebody else, with cookies and storage of their own, who must not meet any error either. */
  arrive: Arrive;
}

interface Shared {
  /** Settings of the server: environment variables. */
  settings: Readonly<Record<string, string>>;
  /** The real server: one for each worker. */
  server: Awaited<ReturnType<typeof startSite>>;
}

export const test = base.extend<Own, Shared>({
  prefers: [{ speed: 'instant', opposition: 'once' }, { option: true }],
  expected: [null, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const server = await startSite(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  page: async ({ page, prefers, expected }, use) => {
    const errors = await prepare(page, prefers, 0);
    await use(page);
    expect(
      errors.filter((error) => expected?.test(error) !== true),
      'errors on the page',
    ).toEqual([]);
  },
  arrive: async ({ browser, server, prefers }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const { page, end } = await arrival(browser, { baseURL: server.address, ...options }, prefers, ends.length + 1);
      ends.push(end);
      return page;
    });
    for (const end of ends) await end();
  },
});

async function arrival(browser: Browser, options: BrowserContextOptions, prefers: Prefers, visitor: number) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors = await prepare(page, prefers, visitor);
  const end = async () => {
    await context.close();
    expect(errors, 'errors on the page').toEqual([]);
  };
  return { page, end };
}
