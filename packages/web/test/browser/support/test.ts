/** The test function of all browser tests: a page with preferences of its own that must not report any error. */
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Preferences of the player (src/settings/preferences.ts) at the first visit. */
type Prefers = Readonly<Record<string, string | boolean>>;

/** Bots and the Opposition answer at once, and games have the same ids in every run: what bots do depends on them. */
export async function prepare(page: Page, prefers: Prefers): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack }) => errors.push(stack ?? message));
  page.on('console', (message) => {
    const { url } = message.location();
    // That the site refuses something is an answer; only one of its own faults is an error.
    const isAnswer = /\/api\//.test(url) && !/status of 5/.test(message.text());
    if (message.type() === 'error' && !isAnswer) errors.push(`${message.text()} (${url})`);
  });
  await page.addInitScript((stored) => {
    const KEY = 'windrose.settings';
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify(stored));
    crypto.randomUUID = () => {
      const number = Number(localStorage.getItem('test.ids')) + 1;
      localStorage.setItem('test.ids', String(number));
      return `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
    };
  }, prefers);
  return errors;
}

interface Options {
  prefers: Prefers;
}

export const test = base.extend<Options>({
  prefers: [{ speed: 'instant', opposition: 'once' }, { option: true }],
  page: async ({ page, prefers }, use) => {
    const errors = await prepare(page, prefers);
    await use(page);
    expect(errors, 'errors on the page').toEqual([]);
  },
});
