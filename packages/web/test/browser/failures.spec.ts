/** Failures around a table: scripts and bots that do not load, storage that is full, denied or shared. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newGame } from './support/new-game.ts';
import { prepareGame } from './support/prepared-game.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const CLASSIC = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 } as const;

/** The script of the bots. */
const WORKER = /bots\.worker-/;

/** Lets the first request for a script fail. */
async function failOnce(page: Page, script: RegExp): Promise<void> {
  let failed = false;
  await page.route(script, (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.abort();
  });
}

/** Starts a game and makes one choice, after which a bot decides. */
async function chooseOnce(page: Page): Promise<Table> {
  const table = await newGame(page, { players: 3, seed: 'trouble' });
  await table.decide(await table.decision());
  return table;
}

const notice = (page: Page) => page.getByRole('alert');

test.describe('bots', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('play after their worker failed to load once', async ({ page }) => {
    await failOnce(page, WORKER);
    const table = await chooseOnce(page);
    await expect(notice(page)).toContainText('The bots could not be loaded.');
    await table.decision();
    await expect(notice(page), 'the notice disappears').toHaveCount(0);
  });

  test('that cannot be loaded cause a notice, and a reload helps', async ({ page }) => {
    await page.route(WORKER, (route) => route.abort());
    const table = await chooseOnce(page);
    await expect(notice(page)).toContainText('The bots could not be loaded.');
    await page.unroute(WORKER);
    await notice(page).getByRole('button', { name: 'Load again' }).click();
    await table.decision();
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('storage that is full', () => {
  /** Fills the storage until it has space for fewer letters than given. */
  const fill = (page: Page, letters: number) =>
    page.evaluate((minimum) => {
      let length = 2 ** 23;
      for (let n = 0; length >= minimum; n++) {
        try {
          localStorage.setItem(`filler ${n}`, 'x'.repeat(length));
        } catch {
          length /= 2;
        }
      }
    }, letters);

  test('causes a notice during a game, which can be saved as a file', async ({ page }) => {
    const table = await newGame(page, { players: 3, seed: 'trouble' });
    const { choices } = await table.decision();
    await fill(page, 1);
    await table.prompt.locator('.choices button').first().click();
    await expect(notice(page)).toContainText('The browser has no room left: what you play now is not kept.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice(page).getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const [, moves] = readFileSync(await download.path(), 'utf8').split('\nmoves\n');
    expect(moves.trim(), `one of ${choices}`).not.toBe('');
  });

  test('causes a notice at a rematch', async ({ page }) => {
    const table = await prepareGame(page, CLASSIC, ({ state }) => state.round === 7);
    await table.playQuickly();
    await expect.poll(() => table.moves()).toContain('hash');
    await fill(page, 64);
    await page.getByRole('button', { name: /^Again, new set-up/ }).click();
    await expect(notice(page)).toContainText('The browser has no room for another game.');
    await expect(page).toHaveURL(/#\/game\/prepared$/);
  });
});

test('a game works without storage', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    // The replacement for tests uses the storage.
    Reflect.deleteProperty(crypto, 'getRandomValues');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.prompt .choices button').first().click();
  await expect(notice(page)).toContainText('This browser keeps nothing for this page');
  await page.goto('#/');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a game that continues in another window shows a notice', async ({ page, context }) => {
  const table = await newGame(page, { players: 3, persons: 3, seed: 'trouble' });
  await table.decision();
  const other = await context.newPage();
  await other.goto(page.url());
  const otherTable = new Table(other);
  await otherTable.decision();
  await otherTable.prompt.locator('.choices button').first().click();
  await expect(notice(page)).toContainText('This game was played on in another window.');
  await expect(table.prompt.locator('.choices button'), 'this window is not playable').toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Load again' }).click();
  await table.decision();
  await expect(notice(page)).toHaveCount(0);
  expect(await table.moves()).toBe(await otherTable.moves());
  await table.decide(await table.decision());
  await expect(notice(other)).toContainText('This game was played on in another window.');
});

for (const [language, sentence] of [
  ['en', 'There is no such move in this edition.'],
  ['fr', 'Ce coup n’existe pas dans cette édition.'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ preferences: { speed: 'instant', language } });

    test('a saved game that cannot be read shows the reason', async ({ page }) => {
      await prepareGame(page, CLASSIC, () => true);
      await page.evaluate(() => {
        const KEY = 'windrose.game.prepared';
        const kept = JSON.parse(localStorage.getItem(KEY)!) as { record: string };
        kept.record = kept.record.replace('\nmoves\n', '\nmoves\nbuild palace-of-nowhere\n');
        localStorage.setItem(KEY, JSON.stringify(kept));
      });
      await page.reload();
      await expect(page.getByRole('main')).toContainText(sentence);
      await expect(page.getByRole('main').locator('code')).toHaveText('build palace-of-nowhere');
      await page.getByRole('main').getByRole('link').click();
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  });
}

test('a page that fails shows a message, and other pages work', async ({ page }) => {
  await prepareGame(page, CLASSIC, () => true);
  await page.goto('#/settings');
  await page.evaluate(() => {
    Date.prototype.toISOString = () => {
      throw new Error('broken');
    };
  });
  await page.goto('#/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await page.goto('#/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game');
});
