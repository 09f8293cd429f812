/** The test function of all browser tests: pages of the real server that must not report errors. */
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { startSite } from '../../../../../scripts/site.mjs';

export { expect };

/** Preferences of the player (src/settings/preferences.ts) at the first visit. */
type Preferences = Readonly<Record<string, string | boolean>>;

/** Sets preferences and makes the ids of games the same in every run, because the moves of bots depend on them. */
async function prepare(page: Page, preferences: Preferences, visitor: number): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack }) => errors.push(stack ?? message));
  page.on('console', (message) => {
    const { url } = message.location();
    // A refusal of the server is an answer; only its own failures are errors.
    const isAnswer = /\/api\//.test(url) && !/status of 5/.test(message.text());
    if (message.type() === 'error' && !isAnswer) errors.push(`${message.text()} (${url})`);
  });
  await page.addInitScript(
    ([stored, first]) => {
      const KEY = 'windrose.settings';
      if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify(stored));
      // Ids are numbers; each visitor has a range.
      crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
        const number = Number(localStorage.getItem('test.ids') ?? first) + 1;
        localStorage.setItem('test.ids', String(number));
        if (bytes !== null) new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, number);
        return bytes;
      };
    },
    [preferences, visitor * 100_000] as const,
  );
  return errors;
}

/** Opens a page with its own cookies and storage. */
type NewVisitor = (options?: BrowserContextOptions) => Promise<Page>;

interface TestFixtures {
  preferences: Preferences;
  /** Errors that the test itself causes. */
  expectedErrors: RegExp | null;
  /** Opens the page of another user, which must not report errors either. */
  newVisitor: NewVisitor;
}

interface WorkerFixtures {
  /** Settings of the server: environment variables. */
  settings: Readonly<Record<string, string>>;
  /** One server for each worker. */
  server: Awaited<ReturnType<typeof startSite>>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  preferences: [{ speed: 'instant', opposition: 'once' }, { option: true }],
  expectedErrors: [null, { option: true }],
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
  page: async ({ page, preferences, expectedErrors }, use) => {
    const errors = await prepare(page, preferences, 0);
    await use(page);
    expect(
      errors.filter((error) => expectedErrors?.test(error) !== true),
      'errors on the page',
    ).toEqual([]);
  },
  newVisitor: async ({ browser, server, preferences }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const { page, end } = await openVisitor(
        browser,
        { baseURL: server.address, ...options },
        preferences,
        ends.length + 1,
      );
      ends.push(end);
      return page;
    });
    for (const end of ends) await end();
  },
});

async function openVisitor(
  browser: Browser,
  options: BrowserContextOptions,
  preferences: Preferences,
  visitor: number,
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors = await prepare(page, preferences, visitor);
  const end = async () => {
    await context.close();
    expect(errors, 'errors on the page').toEqual([]);
  };
  return { page, end };
}
