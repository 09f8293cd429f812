/** The timeline of a game: buttons, keys, lines of the log, and an address for every decision. */
import { newGame } from './support/new-game.ts';
import { expect, test } from './support/test.ts';

test('every moment of a game can be viewed and has an address', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'replay' });
  await table.play(({ state, phase }) => state === 'choose' && phase === 'Action');
  const now = await table.decision();
  const game = new URL(page.url()).hash;
  const timeline = page.getByRole('slider');
  const length = Number(await timeline.inputValue());
  const at = async (moment: number) => {
    await expect(page).toHaveURL(moment === length ? new RegExp(`${game}$`) : new RegExp(`${game}/${moment}$`));
    await expect(timeline).toHaveValue(String(moment));
  };

  await page.getByRole('button', { name: 'One step back' }).click();
  await at(length - 1);
  await page.keyboard.press('[');
  await at(length - 2);
  await page.keyboard.press(']');
  await at(length - 1);
  await page.keyboard.press(',');
  await at(length - 2);
  await page.keyboard.press('.');
  await at(length - 1);
  // Some keyboards type the bracket with AltGr.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: '[',
        ctrlKey: true,
        altKey: true,
        modifierAltGraph: true,
        bubbles: true,
      }),
    ),
  );
  await at(length - 2);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await at(0);
  await expect(page.locator('svg .selectable'), 'past positions are not playable').toHaveCount(0);
  await expect(table.prompt).toContainText('You are looking back.');
  await timeline.focus();
  await page.keyboard.press('ArrowRight');
  await at(1);
  const step = page.getByRole('group', { name: 'Replay' }).getByLabel('What happened');
  await expect(step, 'the events of the decision').toContainText(' builds ');
  await expect(step.getByText(' builds '), 'only its events').toHaveCount(1);

  await page.getByRole('tab', { name: 'Log' }).click();
  const turns = page.locator('.log ol');
  const last = turns.filter({ hasText: ' gains ' }).getByRole('button');
  await expect(last.first(), 'the line of the last building includes the growth').toContainText(' builds ');
  await turns.last().getByRole('button').first().click();
  await at(1);
  await turns.first().getByRole('button').last().click();
  await at(length);

  await page.goto(`${game}/2`);
  await at(2);
  await page.reload();
  await at(2);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await at(length);
  await expect(play, 'the playback stops at the end').toBeVisible();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await at(length);
  await expect(table.prompt).not.toContainText('looking back');
  expect(await table.decision()).toEqual(now);
});

test('a turn can be neither ended nor undone from a past position', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'undo' });
  await table.play(({ state, phase }) => state === 'choose' && phase === 'Action');
  await page.locator('button.possible').first().click();
  await table.prompt.locator('.choices button').first().click();
  await expect(table.endTurn).toBeVisible();
  const before = await table.moves();
  await page.keyboard.press('[');
  await expect(table.prompt).toContainText('You are looking back');
  await expect(table.endTurn).toHaveCount(0);
  await expect(table.prompt.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('u');
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(table.endTurn, 'the turn still waits').toBeVisible();
  expect(await table.moves()).toBe(before);
});
