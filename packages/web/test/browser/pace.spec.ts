/** The replay of the Opposition's turns, the confirmation of turns, and undo after it. */
import { expectAccessible, expectNoSidewaysScrolling, expectTouchTargets, screenshot } from './support/checks.ts';
import { newGame } from './support/new-game.ts';
import type { Table, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const inAction = ({ state, phase }: TableView) => state === 'choose' && phase === 'Action';

/** Plays a solitaire game until the replay of the Opposition's turn begins. */
async function playToOpposition(table: Table): Promise<void> {
  await table.play(inAction);
  const { page } = table;
  const replay = page.locator('.opposition-replay');
  await expect(async () => {
    if ((await replay.count()) > 0) return;
    const pass = table.prompt.getByRole('button', { name: 'Pass', exact: true });
    await ((await table.endTurn.count()) > 0 ? table.endTurn : pass).click({ timeout: 1000 });
    expect(await replay.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
}

test.describe('the Opposition', () => {
  test.use({ preferences: { speed: 'instant' } });

  test('acts step by step, with the board of each step', async ({ page }) => {
    const table = await newGame(page, { players: 1, seed: 'newcomer' });
    await playToOpposition(table);
    const replay = page.locator('.opposition-replay');
    await expect(replay.getByRole('heading')).toHaveText(/^The Opposition acts: 1 of \d+$/);
    await expect(replay).toContainText('Possible: ');
    const candidates = page.locator('svg .candidate[data-spot]');
    const count = await candidates.count();
    expect(count, 'candidates are seen on the chart').toBeGreaterThan(1);
    await expect(replay.getByRole('link', { name: /^Rule SOLO-OPP-/ }).first()).toBeVisible();
    await expect(page.locator('svg .selectable'), 'nothing can be played meanwhile').toHaveCount(0);
    await screenshot(page, 'desk-light-opposition');
    await expectAccessible(page);

    await page.keyboard.press('n');
    await expect(replay).toContainText('What counts: ');
    expect(await candidates.count(), 'a tie-break leaves fewer').toBeLessThan(count);
    await expect(page.locator('svg .ruled-out[data-spot]').first()).toBeAttached();
    const target = (await candidates.first().getAttribute('data-spot'))!;
    const spot = page.locator(`svg [data-spot="${target}"]`).first();
    const before = await spot.innerHTML();
    await replay.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => spot.innerHTML(), { message: 'then it is done' }).not.toBe(before);

    await page.keyboard.press('e');
    await expect(replay).toBeHidden();
    await expect(page.getByLabel('What happened')).toContainText('occupies');
    await page.locator('summary', { hasText: 'What happened' }).click();
    await page.getByRole('button', { name: 'Show it step by step' }).click();
    await expect(replay.getByRole('heading')).toHaveText(/: 1 of \d+$/);
    await replay.getByRole('radio', { name: 'At once' }).click();
    await expect(replay).toBeHidden();
    await page.reload();
    await table.play(({ state }) => state === 'choose');
    await page.getByRole('button', { name: 'Quick settings' }).click();
    const setting = page.getByRole('group', { name: 'The Opposition acts' });
    await expect(setting.getByRole('radio', { name: 'At once' }), 'the setting is remembered').toBeChecked();
  });

  test('acts automatically on request, but not while a rule is open', async ({ page }) => {
    const table = await newGame(page, { players: 1, seed: 'newcomer' });
    await playToOpposition(table);
    const replay = page.locator('.opposition-replay');
    await replay.getByRole('radio', { name: 'By itself' }).check();
    await replay.getByRole('link').first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    // Longer than an automatic step.
    await page.waitForTimeout(3500);
    await expect(replay.getByRole('heading', { includeHidden: true })).toHaveText(/: 1 of \d+$/);
    await sheet.getByRole('link', { name: 'Read on in the reference' }).click();
    await expect(page.getByRole('heading', { name: 'Reference' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(replay.getByRole('heading')).toHaveText(/: 1 of \d+$/);
    await expect(replay.getByRole('heading')).toHaveText(/: 2 of \d+$/, { timeout: 20_000 });
  });

  test('leaves some choices to the player and explains it', async ({ page }) => {
    const table = await newGame(page, { players: 1, seed: 'newcomer' });
    await table.decision();
    await expect(table.prompt).toContainText('Skipper, for the Opposition');
    const introduction = 'The Opposition acts by rules of its own. Where these leave a choice, you make it.';
    await expect(table.prompt).toContainText(introduction);
    await expect(table.prompt).toContainText('The rules leave the Opposition 3 cities: you choose for it.');
    await table.prompt.locator('.choices button').first().click();
    await expect(table.prompt, 'shown once, before the first choice').not.toContainText(introduction);
    await expect(table.prompt).toContainText('Choose a tile to build.');
    await expect(table.prompt).not.toContainText('The turn is over');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the chart follows its steps', async ({ page }) => {
      const table = await newGame(page, { players: 1, seed: 'newcomer' });
      await playToOpposition(table);
      const target = page.locator('svg .candidate[data-spot]').first();
      await expect.poll(async () => (await target.boundingBox())!.width).toBeGreaterThan(18);
      await screenshot(page, 'phone-light-opposition');
      await expectNoSidewaysScrolling(page);
      await expectTouchTargets(page);
    });
  });
});

test('by default only turns with actions are confirmed', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'confirm' });
  const confirmed: string[] = [];
  await table.play(({ state, phase }) => {
    if (state === 'confirm') confirmed.push(phase);
    return confirmed.length > 2;
  });
  expect(new Set(confirmed)).toEqual(new Set(['Action']));
  await table.endTurn.click();
  await page.getByRole('button', { name: 'Quick settings' }).click();
  const setting = page.getByRole('group', { name: 'Confirm turns' });
  await setting.getByRole('radio', { name: 'Every turn' }).check();
  await page.keyboard.press('Escape');
  await table.play(({ state, sentence }) => state === 'choose' && sentence.includes('tile to build'));
  await table.prompt.locator('.choices button').first().click();
  await expect(table.endTurn).toBeVisible();
  await table.endTurn.click();
  await page.getByRole('button', { name: 'Quick settings' }).click();
  await setting.getByRole('radio', { name: 'Never' }).check();
  await page.keyboard.press('Escape');
  await table.play(inAction);
  await page.locator('button.possible').first().click();
  await table.prompt.locator('.choices button').first().click();
  await expect(table.endTurn).toBeHidden();
});

test('an action without an alternative is confirmed like any other', async ({ page }) => {
  const table = await newGame(page, { players: 3, persons: 3, seed: 'forced' });
  const press = (name: string) => table.prompt.getByRole('button', { name }).click();
  for (let player = 0; player < 3; player++) {
    await press('Build the Market');
    await expect(page.locator('.phases [aria-current]')).toHaveText(player < 2 ? 'Build' : 'Action');
  }
  await press('Activate the Market');
  await press('Draw Europe 0');
  await table.endTurn.click();
  await expect(
    table.prompt.getByRole('button', { name: 'Activate the Market' }),
    'the button shows the result',
  ).toContainText('Draw · Slavery 0 · +2 Industry');
  await press('Activate the Market');
  await expect(table.prompt).toContainText('draws Slavery 0');
  await expect(table.endTurn, 'a forced action needs a confirmation too').toBeVisible();
  await page.keyboard.press('u');
  await expect(table.prompt.getByRole('button', { name: 'Activate the Market' })).toBeVisible();
});

test('an unconfirmed turn can be undone until another player decides', async ({ page }) => {
  const table = await newGame(page, { players: 1, seed: 'newcomer' });
  await table.play(({ sentence }) => sentence.includes('tile to build'));
  const before = await table.moves();
  await table.prompt.locator('.choices button').first().click();
  await expect(page.getByText('Activate a building')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Choose a tile to build.')).toBeVisible();
  expect(await table.moves()).toBe(before);
});

test('an unfinished turn can be undone after a reload', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'reload' });
  await table.play(inAction);
  const start = await table.moves();
  await page.locator('button.possible').first().click();
  await table.prompt.locator('.choices button').first().click();
  await expect(table.endTurn).toBeVisible();
  await page.reload();
  await expect(table.endTurn, 'the turn still waits').toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(() => table.moves()).toBe(start);
});

test('the last event is visible', async ({ page }) => {
  const table = await newGame(page, { players: 5, seed: 'news' });
  const news = page.getByLabel('What happened');
  await table.play(inAction);
  await table.play(({ state }) => state === 'choose');
  await expect.poll(() => news.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  const isAtEnd = (list: Element) => list.scrollTop + list.clientHeight > list.scrollHeight - 2;
  await expect.poll(() => news.evaluate(isAtEnd)).toBe(true);
});
