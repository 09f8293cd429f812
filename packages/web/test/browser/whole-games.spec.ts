/** Whole games by pointing and clicking, from the first choice to the score sheet. */
import { newGame } from './support/new-game.ts';
import { expect, test } from './support/test.ts';

test('Classic for three: one person, two bots', async ({ page }) => {
  const table = await newGame(page, { edition: 'Classic', players: 3 });
  const end = await table.play();
  expect(end.state).toBe('over');
  await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
  expect(table.made.chart, 'decisions made on the chart').toBeGreaterThan(10);
  expect(table.made.piece, 'decisions made at buildings, tiles and tokens').toBeGreaterThan(10);
});
