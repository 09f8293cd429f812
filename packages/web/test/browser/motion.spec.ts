/** Animations and sounds of moves. */
import type { Page } from '@playwright/test';
import { newGame } from './support/new-game.ts';
import type { Table, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

interface Recorded {
  /** Kinds of the pieces that were animated. */
  flights: string[];
  /** Pauses new animations. */
  freeze: boolean;
  /** Volumes of all sounds. */
  volumes: number[];
}

/** Records animations and sounds of the page from its start. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { flights: [], freeze: false, volumes: [] };
    Object.assign(window, { recorded });
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof HTMLElement) || added.dataset.flight === undefined) continue;
        recorded.flights.push(added.dataset.flight);
        if (recorded.freeze) for (const animation of document.getAnimations()) animation.pause();
      }
    }).observe(document, { childList: true, subtree: true });
    const ramp = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      // Volumes are below one, frequencies are far above it.
      if (value > 0 && value < 1) recorded.volumes.push(value);
      return ramp.call(this, value, time);
    };
  });
}

const recorded = (page: Page) => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

const freeze = (page: Page, on: boolean) =>
  page.evaluate((value) => {
    (window as unknown as { recorded: Recorded }).recorded.freeze = value;
  }, on);

/** Returns the markup of the chart and the text of the own board. */
async function appearance(page: Page): Promise<unknown> {
  return {
    chart: await page
      .locator('svg[role=group] [data-spot]')
      .evaluateAll((spots) => spots.map((spot) => [spot.getAttribute('data-spot'), spot.innerHTML])),
    board: await page.locator('footer').innerText(),
  };
}

const inAction = ({ state, phase }: TableView) => state === 'choose' && phase === 'Action';

/** Changes preferences and reloads the page. */
async function prefer(page: Page, preferences: Record<string, string | boolean>): Promise<void> {
  await page.evaluate((changes) => {
    const stored = JSON.parse(localStorage.getItem('windrose.settings')!) as object;
    localStorage.setItem('windrose.settings', JSON.stringify({ ...stored, ...changes }));
  }, preferences);
  await page.reload();
  await page.locator('section.prompt').waitFor();
}

/** Plays to the Action phase; returns the table and a city with a brown token that can be occupied. */
async function playToAction(
  page: Page,
  preferences: Record<string, string | boolean>,
): Promise<{ table: Table; city: string }> {
  await record(page);
  const table = await newGame(page, { players: 3, seed: 'target' });
  await table.play(inAction);
  await prefer(page, preferences);
  await table.decision();
  const city = page.locator('svg .selectable[data-spot^="site:"]', {
    has: page.locator('[data-piece=token]:not(.blue)'),
  });
  return { table, city: (await city.first().getAttribute('data-spot'))! };
}

/** Waits until animations can start. */
const ready = (page: Page) => page.locator('.layer').waitFor({ state: 'attached' });

async function occupy(table: Table, city: string): Promise<void> {
  await table.clickSpot(city);
  await table.prompt.locator('.choices button').first().click();
}

/** Ends turns until the bots act in the next round. */
async function playToBots(table: Table): Promise<void> {
  const { page } = table;
  await table.play(({ phase, state }) => phase === 'Build' && state === 'confirm');
  await page.evaluate(() =>
    Object.assign((window as unknown as { recorded: Recorded }).recorded, { flights: [], volumes: [] }),
  );
  await table.endTurn.click();
}

test('animations end at the true position', async ({ page }) => {
  const { table, city } = await playToAction(page, { speed: 'slow' });
  await ready(page);
  await occupy(table, city);
  await expect
    .poll(async () => (await recorded(page)).flights)
    .toEqual(expect.arrayContaining(['disc', 'token', 'cube']));
  const during = await appearance(page);
  await expect(page.locator('[data-flight]')).toHaveCount(0);
  expect(await appearance(page), 'the appearance under the animation').toEqual(during);
  await expect(page.locator(`[data-spot="${city}"] [data-piece=disc]`)).toHaveCSS('opacity', '1');
  await prefer(page, { speed: 'instant' });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await appearance(page), 'the true position').toEqual(during);
});

for (const [how, interrupt] of [
  ['a click', (page: Page) => page.mouse.click(3, 400)],
  ['a key', (page: Page) => page.keyboard.press('x')],
  ['the next move', (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.prompt .main')?.click())],
] as const) {
  test(`${how} ends all animations at once`, async ({ page }) => {
    const { table, city } = await playToAction(page, { speed: 'slow' });
    await ready(page);
    await freeze(page, true);
    await occupy(table, city);
    const flights = page.locator('[data-flight]');
    await expect(flights.first(), 'a paused animation stays').toBeVisible();
    const ids = await flights.count();
    expect(ids).toBeGreaterThan(1);
    const disc = page.locator(`svg [data-spot="${city}"] [data-piece=disc]`);
    await expect(disc, 'the disc is still on its way').toHaveCSS('opacity', '0');
    await freeze(page, false);
    await interrupt(page);
    await expect(disc).toHaveCSS('opacity', '1');
    // Animations of a next move end by themselves.
    await expect(flights).toHaveCount(0);
  });
}

test('reduced motion disables animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { table, city } = await playToAction(page, { speed: 'slow' });
  await occupy(table, city);
  await expect(page.locator(`svg [data-spot="${city}"] [data-piece=disc]`)).toBeVisible();
  await expect(table.endTurn).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await prefer(page, { reducedMotion: 'on', speed: 'fast' });
  await table.endTurn.or(table.prompt.locator('.choices button').first()).first().click();
  await table.decision();
  expect((await recorded(page)).flights).toEqual([]);
});

test('the moves of bots are animated', async ({ page }) => {
  const { table } = await playToAction(page, { speed: 'fast', confirm: 'always' });
  await playToBots(table);
  await expect.poll(async () => (await recorded(page)).flights.length).toBeGreaterThan(0);
  await table.decision();
  await expect(page.locator('[data-flight]')).toHaveCount(0);
});

test('a preview shows what a choice would bring', async ({ page }) => {
  const { table, city } = await playToAction(page, { speed: 'instant' });
  const preview = page.locator(`svg [data-spot="${city}"] .preview`);
  await table.clickSpot(city);
  await expect(preview, 'of what is chosen').toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(3, 400);
  await expect(preview).toBeHidden();
  await table.clickSpot(city);
  await table.prompt.locator('.choices button').first().hover();
  const board = page.locator('footer');
  await expect(board.locator('[data-place$=".harbor"]')).toContainText('→');
  await expect(board.locator('.step').first()).toBeVisible();
  await expect(board.locator('button[data-spot^="building:"] .preview')).toHaveCount(1);
  await expect(page.locator('svg .leaving').first()).toBeVisible();
  const before = await table.moves();
  await page.keyboard.press('Escape');
  await page.mouse.move(3, 400);
  await expect(page.locator('.preview')).toHaveCount(0);
  expect(await table.moves(), 'a preview changes nothing').toBe(before);
});

test('moves have sounds, those of others more quietly, unless sound is off', async ({ page }) => {
  const { table, city } = await playToAction(page, { speed: 'fast', sound: 'normal', confirm: 'always' });
  await occupy(table, city);
  await expect.poll(async () => (await recorded(page)).volumes.length).toBeGreaterThan(0);
  const own = Math.max(...(await recorded(page)).volumes);
  const FAR = 0.4;
  await playToBots(table);
  const isFar = (volume: number) => Math.abs(volume - own * FAR) < own * 0.01;
  await expect.poll(async () => (await recorded(page)).volumes.some(isFar)).toBe(true);
  await table.decision();
  await prefer(page, { sound: 'off' });
  await table.decision();
  await table.prompt.locator('.choices button').first().click();
  await table.decision();
  expect((await recorded(page)).volumes).toEqual([]);
});
