/** Whole games by pointing and clicking, from the first choice to the score sheet. */
import type { Page } from '@playwright/test';
import { noSidewaysScrolling, nothingForAxe, picture, roomForFingers } from './support/check.ts';
import { newGame } from './support/new-game.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The score sheet is there, by day and by night, and says for every player how much glory the game has brought. */
async function seeTheEnd(page: Page, players: readonly string[], name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  for (const player of players) await expect(sheet.getByText(player, { exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await picture(page, `desk-${colorScheme}-end-${name}`);
    await nothingForAxe(page);
  }
  await noSidewaysScrolling(page);
}

function expectAllHabits({ made }: Table): void {
  expect(made.chart, 'decisions on the chart').toBeGreaterThan(5);
  expect(made.piece, 'decisions at buildings, tiles and tokens').toBeGreaterThan(5);
  expect(made.prompt, 'decisions in the prompt').toBeGreaterThan(3);
}

test('Classic for three: one person, two bots', async ({ page }) => {
  const table = await newGame(page, { edition: 'Classic', players: 3 });
  await table.play();
  expectAllHabits(table);
  await seeTheEnd(page, ['Skipper', 'Bao', 'Catarina'], 'classic');
});

test('Age of Sail for two: one person, one bot', async ({ page }) => {
  const table = await newGame(page, { edition: 'Age of Sail', players: 2 });
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Action');
  await picture(page, 'desk-light-table-age-of-sail');
  await table.play();
  expectAllHabits(table);
  await seeTheEnd(page, ['Skipper', 'Bao'], 'age-of-sail');
});

test('solitaire', async ({ page }) => {
  const table = await newGame(page, { edition: 'Classic', players: 1 });
  await table.play();
  expectAllHabits(table);
  await seeTheEnd(page, ['Skipper', 'The Opposition'], 'solitaire');
});

test('five persons around one screen', async ({ page }) => {
  const table = await newGame(page, { edition: 'Classic', players: 5, persons: 5 });
  const asked = new Set<string>();
  const { sentence } = await table.play(({ state, sentence: asks, phase }) => {
    if (state === 'choose') asked.add(asks.split(' ')[0]);
    return state === 'choose' && phase === 'Action';
  });
  await picture(page, 'desk-light-table-five');
  expect([...asked].sort()).toEqual(['Bao', 'Catarina', 'Diego', 'Elif', 'Skipper']);
  // Whoever is asked has the own board in front.
  await expect(page.locator('footer h2')).toContainText(sentence.split(' ')[0]);
  await table.playQuickly();
  await seeTheEnd(page, ['Skipper', 'Bao', 'Catarina', 'Diego', 'Elif'], 'five');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game by tapping, up to the score sheet', async ({ page }) => {
    const table = await newGame(page, { edition: 'Classic', players: 3, seed: 'phone' });
    for (let sight = await table.sight(); sight.state !== 'over'; sight = await table.sight()) {
      const choices = table.prompt.locator('.choices button');
      // The last one may be to pass.
      const useful = Math.max(1, sight.choices.length - 1);
      await (sight.state === 'confirm' ? table.endTurn : choices.nth((sight.choices.length * 7) % useful)).tap();
    }
    await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
    await picture(page, 'phone-light-end');
    await noSidewaysScrolling(page);
    await roomForFingers(page);
    await nothingForAxe(page);
  });
});
