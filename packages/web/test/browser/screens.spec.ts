/** All screens, on a desktop and on a phone, in both themes: accessibility, sizes of targets and sideways scrolling. */
import type { Page } from '@playwright/test';
import {
  DEFAULT_OPTIONS,
  edition,
  GameRecord,
  legalMoves,
  pending,
  Random,
  writePosition,
  writeRecord,
} from '@windrose/engine';
import {
  checkScreen,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectTouchTargets,
  screenshot,
} from './support/checks.ts';
import { goTo } from './support/navigation.ts';
import { newGame } from './support/new-game.ts';
import { expect, test } from './support/test.ts';

const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Visits every screen except the end of a game. */
async function tour(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await visit('home');
  for (const [address, name] of [
    ['new', 'new-game'],
    ['settings', 'settings'],
    ['rules', 'rules'],
  ]) {
    await goTo(page, address);
    await visit(name);
  }
  const table = await newGame(page, { players: 3, seed: 'screens' });
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Build');
  await visit('table-build');
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Action');
  await visit('table-action');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Quick settings' }).click();
  await visit('table-log');
  await page.goto('#/');
  await page.getByRole('article').first().waitFor();
  await visit('home-with-game');
}

for (const [place, use] of [
  ['desk', desktop],
  ['phone', phone],
] as const) {
  test.describe(place, () => {
    test.use(use);

    test('the screens fit and are accessible', async ({ page }) => {
      await tour(page, (name) => checkScreen(page, place, name));
    });
  });
}

/** Visits the screens that appear on request. */
async function tourOfDetails(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  await page.goto('#/');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'holiday.txt', mimeType: 'text/plain', buffer: Buffer.from('The weather is fine.') });
  await page.getByRole('alert').waitFor();
  await visit('bad-file');
  for (const address of ['all', 'glossary', 'slavery']) {
    await page.goto(`#/rules/${address}`);
    await page.locator(`nav a[href="#/rules/${address}"][aria-current]`).waitFor();
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await visit(`rules-${address}`);
  }
  const table = await newGame(page, { players: 3, seed: 'why' });
  const { spots } = await table.play(({ phase, state }) => state === 'choose' && phase === 'Action');
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByRole('listitem').first().waitFor();
  await visit('hint');
  await hint.getByRole('button', { name: 'Close' }).click();
  const sites = page.locator('svg .spot[data-spot^="site:"]');
  const other = (await sites.evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.spot!))).find(
    (spot) => !spots.includes(spot),
  );
  const spot = page.locator(`svg .spot[data-spot="${other}"]`);
  await spot.press('Enter');
  const rule = page.locator('.reason').getByRole('link', { name: /^Rule / });
  await rule.waitFor();
  await visit('refusal');
  await rule.click();
  await page.getByRole('dialog').waitFor();
  await visit('rule-sheet');
  await page.keyboard.press('Escape');
  await spot.press('?');
  await page.locator('#about').waitFor();
  await visit('about');
  await page.keyboard.press('Escape');
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
  await visit('looking-back');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'Quick settings' }).click();
  await page.getByRole('switch', { name: 'Text mode' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: /^Africa, / }).waitFor();
  await visit('text-mode');
}

for (const [place, use] of [
  ['desk', desktop],
  ['phone', phone],
] as const) {
  test.describe(place, () => {
    test.use(use);

    test('the screens on request fit and are accessible', async ({ page }) => {
      await tourOfDetails(page, async (name) => {
        await test.step(name, async () => {
          await expectNoSidewaysScrolling(page);
          // Documents have links inside their text.
          if (place === 'phone' && !name.startsWith('rules-')) await expectTouchTargets(page);
          await screenshot(page, `${place}-light-${name}`);
          await expectAccessible(page);
        });
      });
    });
  });
}

/** Returns the saved game of four at random, up to a position in which a rival has several blue tokens. */
function gameWithTokens(): { id: string; record: string; seats: object[] } {
  const tables = edition('age-of-sail', 'b');
  const opening = {
    tables,
    mode: 'standard',
    players: 4,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed: 'tokens-15' },
  };
  const record = new GameRecord(opening);
  const random = new Random('tokens-15');
  const isBlue = (id: string) => tables.data.tokens.some((token) => token.id === id && token.actions !== undefined);
  const kinds = () => writePosition(record.game).seats.map(({ tokens }) => Object.keys(tokens).filter(isBlue).length);
  while (pending(record.game)?.seat !== 0 || Math.max(...kinds().slice(1)) < 3) {
    const moves = legalMoves(record.game).filter(({ verb }) => verb !== 'spend' && verb !== 'pass');
    const all = moves.length > 0 ? moves : legalMoves(record.game);
    record.play(all[random.below(all.length)]);
  }
  const seats = [0, 1, 2, 3].map((seat) => ({ kind: seat === 0 ? 'person' : 'bot', level: 0, name: '', colour: seat }));
  return { id: 'tokens', record: writeRecord(record), seats };
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a rival with many tokens takes two lines', async ({ page }) => {
    const game = gameWithTokens();
    await page.addInitScript(
      (entry) =>
        localStorage.setItem('windrose.game.tokens', JSON.stringify({ ...entry, updated: 1, finished: false })),
      game,
    );
    await page.goto('#/game/tokens');
    await page.getByRole('tab', { name: 'Rivals' }).click();
    const rivals = page.locator('.panel article');
    await expect(rivals).toHaveCount(3);
    expect(await rivals.locator('.tokens .fact').count()).toBeGreaterThan(2);
    const rows = await rivals
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().height)));
    expect(Math.max(...rows), 'height of a line').toBeLessThan(30);
    await screenshot(page, 'desk-rivals-with-tokens');
  });
});

for (const [name, width, height] of [
  ['tablet', 768, 1024],
  ['wide desk', 2560, 1440],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('nothing scrolls sideways', async ({ page }) => {
      await tour(page, async (screen) => {
        await expectNoSidewaysScrolling(page);
        await screenshot(page, `${name.replace(' ', '-')}-${screen}`);
      });
    });
  });
}
