/** What a player sees and hears of a move: pieces on their way, always over the true position, and small sounds. */
import type { Page } from '@playwright/test';
import { newGame } from './support/new-game.ts';
import type { Sight, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

interface Watched {
  /** Kinds of the pieces that were seen to move. */
  flights: string[];
  /** Stop them on their way. */
  freeze: boolean;
  /** Loudness of everything that was heard. */
  heard: number[];
}

/** Watches the page from its beginning. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { flights: [], freeze: false, heard: [] };
    Object.assign(window, { watched });
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof HTMLElement) || added.dataset.flight === undefined) continue;
        watched.flights.push(added.dataset.flight);
        if (watched.freeze) for (const animation of document.getAnimations()) animation.pause();
      }
    }).observe(document, { childList: true, subtree: true });
    const ramp = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      // Loudness is below one, pitch is far above it.
      if (value > 0 && value < 1) watched.heard.push(value);
      return ramp.call(this, value, time);
    };
  });
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

const freeze = (page: Page, on: boolean) =>
  page.evaluate((value) => {
    (window as unknown as { watched: Watched }).watched.freeze = value;
  }, on);

/** The chart and the own board as they are drawn, down to the last disc. */
async function drawn(page: Page): Promise<unknown> {
  return {
    chart: await page
      .locator('svg[role=group] [data-spot]')
      .evaluateAll((spots) => spots.map((spot) => [spot.getAttribute('data-spot'), spot.innerHTML])),
    board: await page.locator('footer').innerText(),
  };
}

const inAction = ({ state, phase }: Sight) => state === 'choose' && phase === 'Action';

/** Changes preferences and loads the page again. */
async function prefer(page: Page, prefers: Record<string, string | boolean>): Promise<void> {
  await page.evaluate((changes) => {
    const stored = JSON.parse(localStorage.getItem('windrose.settings')!) as object;
    localStorage.setItem('windrose.settings', JSON.stringify({ ...stored, ...changes }));
  }, prefers);
  await page.reload();
  await page.locator('section.prompt').waitFor();
}

/** A table in the Action phase, and a city with a brown token that can be occupied. */
async function atAction(
  page: Page,
  prefers: Record<string, string | boolean>,
): Promise<{ table: Table; city: string }> {
  await watch(page);
  const table = await newGame(page, { players: 3, seed: 'target' });
  await table.play(inAction);
  await prefer(page, prefers);
  await table.sight();
  const city = page.locator('svg .selectable[data-spot^="site:"]', {
    has: page.locator('[data-piece=token]:not(.blue)'),
  });
  return { table, city: (await city.first().getAttribute('data-spot'))! };
}

/** What moves pieces comes a little after the table. */
const ready = (page: Page) => page.locator('.layer').waitFor({ state: 'attached' });

async function occupy(table: Table, city: string): Promise<void> {
  await table.point(city);
  await table.prompt.locator('.choices button').first().click();
}

/** Ends turns until the next round has its first building: then the bots have something to do. */
async function toTheBots(table: Table): Promise<void> {
  const { page } = table;
  await table.play(({ phase, state }) => phase === 'Build' && state === 'confirm');
  await page.evaluate(() =>
    Object.assign((window as unknown as { watched: Watched }).watched, { flights: [], heard: [] }),
  );
  await table.endTurn.click();
}

test('pieces move to where they already are', async ({ page }) => {
  const { table, city } = await atAction(page, { speed: 'slow' });
  await ready(page);
  await occupy(table, city);
  await expect
    .poll(async () => (await watched(page)).flights)
    .toEqual(expect.arrayContaining(['disc', 'token', 'cube']));
  const during = await drawn(page);
  await expect(page.locator('[data-flight]')).toHaveCount(0);
  expect(await drawn(page), 'what is drawn under the motion').toEqual(during);
  await expect(page.locator(`[data-spot="${city}"] [data-piece=disc]`)).toHaveCSS('opacity', '1');
  await prefer(page, { speed: 'instant' });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await drawn(page), 'the true position').toEqual(during);
});

for (const [how, interrupt] of [
  ['a click', (page: Page) => page.mouse.click(3, 400)],
  ['a key', (page: Page) => page.keyboard.press('x')],
  ['the next move', (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.prompt .main')?.click())],
] as const) {
  test(`${how} ends all motion at once`, async ({ page }) => {
    const { table, city } = await atAction(page, { speed: 'slow' });
    await ready(page);
    await freeze(page, true);
    await occupy(table, city);
    const flights = page.locator('[data-flight]');
    await expect(flights.first(), 'a motion that is stopped stays').toBeVisible();
    const ids = await flights.count();
    expect(ids).toBeGreaterThan(1);
    const disc = page.locator(`svg [data-spot="${city}"] [data-piece=disc]`);
    await expect(disc, 'it has not arrived').toHaveCSS('opacity', '0');
    await freeze(page, false);
    await interrupt(page);
    await expect(disc).toHaveCSS('opacity', '1');
    // Nothing that was under way is left; what a next move brings ends by itself.
    await expect(flights).toHaveCount(0);
  });
}

test('there is no motion for those who want none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { table, city } = await atAction(page, { speed: 'slow' });
  await occupy(table, city);
  await expect(page.locator(`svg [data-spot="${city}"] [data-piece=disc]`)).toBeVisible();
  await expect(table.endTurn).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await prefer(page, { reducedMotion: 'on', speed: 'fast' });
  await table.endTurn.or(table.prompt.locator('.choices button').first()).first().click();
  await table.sight();
  expect((await watched(page)).flights).toEqual([]);
});

test('the moves of bots are seen too', async ({ page }) => {
  const { table } = await atAction(page, { speed: 'fast', confirm: 'always' });
  await toTheBots(table);
  await expect.poll(async () => (await watched(page)).flights.length).toBeGreaterThan(0);
  await table.sight();
  await expect(page.locator('[data-flight]')).toHaveCount(0);
});

test('a preview shows what a choice would bring', async ({ page }) => {
  const { table, city } = await atAction(page, { speed: 'instant' });
  const preview = page.locator(`svg [data-spot="${city}"] .preview`);
  await table.point(city);
  await expect(preview, 'of what is chosen').toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(3, 400);
  await expect(preview).toBeHidden();
  await table.point(city);
  await table.prompt.locator('.choices button').first().hover();
  const board = page.locator('footer');
  await expect(board.locator('[data-place=harbor]')).toContainText('→');
  await expect(board.locator('.step').first()).toBeVisible();
  await expect(board.locator('button[data-spot^="building:"] .preview')).toHaveCount(1);
  await expect(page.locator('svg .leaving').first()).toBeVisible();
  const before = await table.moves();
  await page.keyboard.press('Escape');
  await page.mouse.move(3, 400);
  await expect(page.locator('.preview')).toHaveCount(0);
  expect(await table.moves(), 'looking costs nothing').toBe(before);
});

test('moves are heard, those of the others more quietly, and nothing when it is off', async ({ page }) => {
  const { table, city } = await atAction(page, { speed: 'fast', sound: 'normal', confirm: 'always' });
  await occupy(table, city);
  await expect.poll(async () => (await watched(page)).heard.length).toBeGreaterThan(0);
  const own = Math.max(...(await watched(page)).heard);
  const FAR = 0.4;
  await toTheBots(table);
  const isFar = (loudness: number) => Math.abs(loudness - own * FAR) < own * 0.01;
  await expect.poll(async () => (await watched(page)).heard.some(isFar)).toBe(true);
  await table.sight();
  await prefer(page, { sound: 'off' });
  await table.sight();
  await table.prompt.locator('.choices button').first().click();
  await table.sight();
  expect((await watched(page)).heard).toEqual([]);
});
