/** Whole games by pointing and clicking, from the first choice to the score sheet. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, expectTouchTargets, screenshot } from './support/checks.ts';
import { newGame } from './support/new-game.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Checks that the score sheet lists all players in both themes. */
async function expectEnd(page: Page, players: readonly string[], name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  for (const player of players) await expect(sheet.getByText(player, { exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await screenshot(page, `desk-${colorScheme}-end-${name}`);
    await expectAccessible(page);
  }
  await expectNoSidewaysScrolling(page);
}

function expectAllMethods({ made }: Table): void {
  expect(made.chart, 'decisions on the chart').toBeGreaterThan(5);
  expect(made.piece, 'decisions at buildings, tiles and tokens').toBeGreaterThan(5);
  expect(made.prompt, 'decisions in the prompt').toBeGreaterThan(3);
}

test('Classic for three: one person, two bots', async ({ page }) => {
  const table = await newGame(page, { edition: 'Classic', players: 3 });
  await table.play();
  expectAllMethods(table);
  await expectEnd(page, ['Skipper', 'Bao', 'Catarina'], 'classic');
});

test('Age of Sail for two: one person, one bot', async ({ page }) => {
  const table = await newGame(page, { edition: 'Age of Sail', players: 2 });
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Action');
  await screenshot(page, 'desk-light-table-age-of-sail');
  await table.play();
  expectAllMethods(table);
  await expectEnd(page, ['Skipper', 'Bao'], 'age-of-sail');
});

test('solitaire', async ({ page }) => {
  const table = await newGame(page, { edition: 'Classic', players: 1 });
  await table.play();
  expectAllMethods(table);
  await expectEnd(page, ['Skipper', 'The Opposition'], 'solitaire');
});

test('five persons around one screen', async ({ page }) => {
  const table = await newGame(page, { edition: 'Classic', players: 5, persons: 5 });
  const deciding = new Set<string>();
  const { sentence } = await table.play(({ state, sentence: prompt, phase }) => {
    if (state === 'choose') deciding.add(prompt.split(' ')[0]);
    return state === 'choose' && phase === 'Action';
  });
  await screenshot(page, 'desk-light-table-five');
  expect([...deciding].sort()).toEqual(['Bao', 'Catarina', 'Diego', 'Elif', 'Skipper']);
  // The own board is that of the player who decides.
  await expect(page.locator('footer h2')).toContainText(sentence.split(' ')[0]);
  await table.playQuickly();
  await expectEnd(page, ['Skipper', 'Bao', 'Catarina', 'Diego', 'Elif'], 'five');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game by tapping, up to the score sheet', async ({ page }) => {
    const table = await newGame(page, { edition: 'Classic', players: 3, seed: 'phone' });
    for (let view = await table.decision(); view.state !== 'over'; view = await table.decision()) {
      const choices = table.prompt.locator('.choices button');
      // The last choice may be to pass.
      const active = Math.max(1, view.choices.length - 1);
      await (view.state === 'confirm' ? table.endTurn : choices.nth((view.choices.length * 7) % active)).tap();
    }
    await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
    await screenshot(page, 'phone-light-end');
    await expectNoSidewaysScrolling(page);
    await expectTouchTargets(page);
    await expectAccessible(page);
  });
});
