/** A player's turn: undo, reload, targets, refusals, hints, keyboard, touch and text mode. */
import type { Page } from '@playwright/test';
import { forcedMove } from '@windrose/engine';
import { newGame } from './support/new-game.ts';
import { prepareGame } from './support/prepared-game.ts';
import type { Table, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const inAction = ({ state, phase }: TableView) => state === 'choose' && phase === 'Action';

/** Returns the record and the visible state of a game. */
async function position(table: Table): Promise<unknown> {
  const { page } = table;
  // Moves the pointer away from spots with a preview.
  await page.mouse.move(1, 1);
  await expect(page.locator('.preview')).toHaveCount(0);
  return {
    record: await table.moves(),
    sight: await table.decision(),
    board: await page.locator('footer').innerText(),
    chart: await page
      .locator('svg[role=group] [data-spot]')
      .evaluateAll((spots) => spots.map((spot) => [spot.getAttribute('data-spot'), spot.role, spot.innerHTML])),
  };
}

/** Presses Tab until the focus is on an element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
  }).toPass({ intervals: [0], timeout: 20_000 });
}

test('a turn is undone step by step', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'undo' });
  await table.play(inAction);
  const start = await position(table);
  const undo = page.getByRole('navigation').getByRole('button', { name: 'Undo' });
  await page.locator('button.possible').first().click();
  const selected = await position(table);
  expect(selected).not.toEqual(start);
  await table.prompt.locator('.choices button').first().click();
  await expect(table.endTurn).toBeVisible();
  await undo.click();
  expect(await position(table)).toEqual(selected);
  await undo.click();
  expect(await position(table)).toEqual(start);
});

const building = ({ state, phase }: TableView) => state === 'choose' && phase === 'Build';
const undoOf = (page: Page) => page.getByRole('navigation').getByRole('button', { name: 'Undo' });

test('a single player can undo a choice together with the answers of bots', async ({ page }) => {
  const table = await newGame(page, { edition: 'Age of Sail', players: 3, seed: 'alone' });
  const start = await table.play(building);
  const before = await table.moves();
  await table.prompt.locator('.choices button').first().click();
  const answered = await table.decision();
  expect(answered.sentence).not.toBe(start.sentence);
  await undoOf(page).click();
  await expect(table.prompt).toContainText('Your last choice is taken back, with the answers of bots to it.');
  expect((await table.decision()).choices).toEqual(start.choices);
  await expect.poll(() => table.moves()).toBe(before);
  await table.prompt.locator('.choices button').first().click();
  await expect(table.prompt, 'shown once').not.toContainText('taken back');
  expect(await table.decision(), 'the same choice has the same answers').toEqual(answered);
});

test('a choice cannot be undone after another player decided', async ({ page }) => {
  const table = await newGame(page, { players: 3, persons: 2, seed: 'alone' });
  await table.play(building);
  const first = await table.decision();
  await table.prompt.locator('.choices button').first().click();
  const second = await table.play((sight) => sight.sentence !== first.sentence);
  await table.prompt.locator('.choices button').first().click();
  await table.play((sight) => sight.sentence !== second.sentence);
  await expect(undoOf(page), 'a bot has answered, and the first player decides').toBeDisabled();
});

test('a game continues after a reload', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'reload' });
  await table.play(inAction);
  await page.locator('button.possible').first().click();
  const before = await position(table);
  await page.reload();
  await table.decision();
  expect(await position(table)).toEqual(before);
  await table.decide(await table.decision());
  expect(await table.moves()).not.toEqual((before as { record: string }).record);
});

test('a target can be chosen before the action', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'target' });
  const { spots } = await table.play(inAction);
  const target = spots.find((spot) => spot.startsWith('site:'))!;
  await table.clickSpot(target);
  const sequence = table.prompt.locator('.choices button');
  await expect(sequence.first()).toContainText('→');
  await expect(sequence.first().locator('small'), 'its result').not.toBeEmpty();
  const before = await table.moves();
  await page.keyboard.press('Escape');
  await expect(sequence.first(), 'cancelling costs nothing').not.toContainText('→');
  expect(await table.moves()).toBe(before);
  await table.clickSpot(target);
  await sequence.first().click();
  const city = target.split(':')[1];
  await expect.poll(async () => (await table.moves()).trimEnd().split('\n')).toContain(`occupy ${city}`);
});

test('a refused click shows the reason and a link to the rule', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'why' });
  const { spots } = await table.play(inAction);
  const others = await page
    .locator('svg [data-spot^="site:"]')
    .evaluateAll((sites) => sites.map((site) => (site as SVGElement).dataset.spot!));
  await table.clickSpot(others.find((spot) => !spots.includes(spot))!);
  await expect(page.locator('.reason')).toContainText(/^Not possible: \w+/);
  const link = page.locator('.reason').getByRole('link', { name: /^Rule / });
  const rule = (await link.innerText()).replace('Rule ', '');
  await link.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(rule);
  await expect(page, 'the table stays open').toHaveURL(/#\/game\//);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator('.reason'), 'only the dialog is closed').toBeVisible();
  await link.click();
  await sheet.getByRole('link', { name: 'Read on in the reference' }).click();
  await expect(page).toHaveURL(new RegExp(`#/rules/${rule}$`));
  await expect(page.getByText(rule, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  expect((await table.decision()).spots).toEqual(spots);
});

test('the reason of a refusal stays until the next action', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'why' });
  const { spots } = await table.play(inAction);
  // The notice covers the lower edge of the chart: the upper spots can still be clicked.
  const others = await page.locator('svg [data-spot^="site:"]').evaluateAll((sites) => {
    const top = (site: Element) => site.getBoundingClientRect().top;
    return sites.sort((a, b) => top(a) - top(b)).map((site) => (site as SVGElement).dataset.spot!);
  });
  const refused = others.filter((spot) => !spots.includes(spot));
  const reason = page.locator('[aria-live="polite"] .reason');
  await table.clickSpot(refused[0]);
  await expect(reason).toContainText('Not possible');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(reason).toHaveCount(0);
  await table.clickSpot(refused[0]);
  await table.clickSpot(refused[1]);
  await expect(reason, 'another reason replaces it').toContainText('Not possible');
  await page.locator('button.possible').first().click();
  await expect(reason).toHaveCount(0);
});

test('a player without moves must pass explicitly', async ({ page }) => {
  const wish = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 };
  const table = await prepareGame(page, wish, (game) => forcedMove(game)?.verb === 'pass', 1);
  const { sentence, choices } = await table.decision();
  expect(sentence).toContain('Nothing is left for you to do in this round: pass.');
  expect(choices).toEqual(['Pass']);
  const before = await table.moves();
  await table.prompt.getByRole('button', { name: 'Pass' }).click();
  await expect.poll(() => table.moves()).toContain(`${before.split('\nhash')[0]}\npass\n`);
});

test('turns can be played by keyboard', async ({ page }) => {
  await page.goto('#/');
  await tabTo(page, 'button.primary');
  await page.keyboard.press('Enter');
  await page.locator('section.prompt').waitFor();
  const { Table } = await import('./support/table.ts');
  const table = new Table(page);
  for (let turn = 0; turn < 4; turn++) {
    const { state, spots } = await table.decision();
    const start = await table.moves();
    if (state === 'choose' && spots.length > 0 && turn % 2 === 1) {
      await tabTo(page, 'svg .selectable[data-spot]');
      await page.keyboard.press('Enter');
    }
    if ((await table.decision()).state === 'choose') {
      await tabTo(page, '.prompt .choices button');
      await page.keyboard.press('Enter');
    }
    const after = await table.decision();
    if (after.state !== 'confirm') continue;
    await expect.poll(() => table.moves()).not.toBe(start);
    const before = await table.moves();
    await page.keyboard.press('u');
    await expect(table.endTurn).toBeHidden();
    await expect.poll(() => table.moves()).not.toBe(before);
    await tabTo(page, '.prompt .choices button');
    await page.keyboard.press('Enter');
    await expect(table.endTurn).toBeVisible();
    await page.keyboard.press('c');
    await expect(table.endTurn).toBeHidden();
  }
  expect((await table.moves()).split('\nmoves\n')[1].split('\n').length).toBeGreaterThan(6);
});

test('the board of a rival opens over the own board until Escape', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'rival' });
  await table.decision();
  await page.getByRole('tab', { name: 'Rivals' }).click();
  const rival = page.locator('article > button').first();
  const board = page.locator('article > [popover]').first();
  await rival.click();
  await expect(board).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();
});

test('the bots give advice on request', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'hint' });
  await table.play(inAction);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('progressbar')).toBeHidden({ timeout: 30_000 });
  const best = hint.getByRole('listitem').first();
  await expect(best).toContainText(/chance to win: \d+ % · expected: \d+\.\d glory/);
  const before = await table.moves();
  await best.getByRole('button').click();
  await expect.poll(() => table.moves()).not.toBe(before);
  await undoOf(page).click();
  await table.decision();
  await expect(hint, 'the hint disappears').toHaveCount(0);
});

test('the colours of the Opposition have the right names', async ({ page }) => {
  const table = await newGame(page, { players: 1, seed: 'colours' });
  await table.decision();
  const ladder = page.getByRole('tabpanel').getByRole('img');
  const names = await ladder.evaluateAll((discs) =>
    discs.flatMap((disc) => {
      const tone = /--seat-(\d)/.exec(disc.getAttribute('style') ?? '')?.[1];
      return tone === undefined ? [] : [`${tone} ${disc.getAttribute('aria-label')}`];
    }),
  );
  expect(names.length).toBeGreaterThan(7);
  const tones = ['Vermilion', 'Blue', 'Amber', 'Green', 'Purple'];
  for (const each of names) expect(each).toContain(tones[Number(each[0])]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn can be played by touch', async ({ page }) => {
    const table = await newGame(page, { players: 3, seed: 'target' });
    const { spots } = await table.play(inAction);
    const target = spots.find((spot) => spot.startsWith('site:'))!;
    await page.evaluate(() => window.scrollTo(0, 0));
    const spot = page.locator(`svg [data-spot="${target}"]`).first();
    const size = async () => (await spot.boundingBox())!.width;
    const small = await size();
    await page.getByRole('group', { name: 'Areas' }).getByRole('button', { name: 'Europe' }).tap();
    const frames = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const isZoomed = async () => {
      const before = await size();
      await frames();
      return before > small * 1.4 && (await size()) === before;
    };
    await expect.poll(isZoomed, { message: 'the chart zooms in' }).toBe(true);
    await table.clickSpot(target, 'finger');
    const sequence = table.prompt.locator('.choices button').first();
    await expect(sequence).toContainText('→');
    await sequence.tap();
    await expect(table.endTurn).toBeVisible();
    await table.endTurn.tap();
    await expect(table.endTurn).toBeHidden();
  });
});

test('every spot of the chart can be described by keyboard', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'why' });
  await table.play(inAction);
  await page.locator('[data-window] > svg').focus();
  await page.keyboard.press('Enter');
  const focused = page.locator('svg .spot:focus');
  await expect(focused).toHaveCount(1);
  const visited = new Set<string>();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    visited.add((await focused.getAttribute('data-spot'))!);
  }
  expect(visited.size).toBeGreaterThan(3);
  const refused = page.locator('svg .spot[data-spot^="site:"]:not(.selectable)').first();
  await refused.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.reason')).toContainText('Not possible');
  await page.keyboard.press('?');
  const about = page.locator('#about');
  await expect(about).toContainText('glory');
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
});

test.describe('in text mode', () => {
  test.use({ preferences: { speed: 'instant', textMode: true } });

  test('every spot can be described, and waiting Governors are listed', async ({ page }) => {
    const table = await newGame(page, { players: 3, seed: 'why' });
    await table.play(inAction);
    const board = page.getByRole('group', { name: 'Board' });
    await expect(board).toContainText('Waits here: Governor');
    await board.getByRole('button', { name: 'Stack Africa' }).click();
    await expect(page.locator('.reason')).toContainText('Not possible');
  });
});
