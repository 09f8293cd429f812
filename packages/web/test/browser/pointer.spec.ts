/** Clicks, hovering and the focus outline. */
import { pending, writePosition } from '@windrose/engine';
import { prepareGame } from './support/prepared-game.ts';
import { expect, test } from './support/test.ts';

const CLASSIC = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 } as const;
/** True if a player takes a turn and has a building that cannot be activated. */
const withWorkshop = (game: Parameters<typeof pending>[0]) =>
  pending(game)?.decision === 'turn' &&
  writePosition(game).seats[0].buildings.some(({ id }) => id.startsWith('workshop'));

test('a click on a target counts after a refused click', async ({ page }) => {
  const table = await prepareGame(page, CLASSIC, withWorkshop);
  const { spots } = await table.decision();
  for (const spot of spots.slice(0, 3)) {
    await page.locator('footer [data-spot^="building:workshop"]').first().click();
    await expect(page.locator('.reason', { hasText: 'Not possible' })).toBeVisible();
    const { x, y, width, height } = (await page.locator(`svg [data-spot="${spot}"]`).first().boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(page.locator('svg .preview').first(), 'what it would bring is shown').toBeVisible();
    const isTarget = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.classList.contains('halo'),
      [x + width / 2, y + height / 2],
    );
    expect(isTarget, 'the preview does not cover the target').toBe(true);
    await page.mouse.down();
    // Waits for the frame after the press.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator('svg .preview').first(), 'the preview stays while it is pointed at').toBeVisible();
    await page.mouse.up();
    await expect(page.locator('svg .chosen')).toHaveAttribute('data-spot', spot);
    await page.keyboard.press('Escape');
    await expect(page.locator('svg .chosen')).toHaveCount(0);
  }
});

test('the focus outline appears for the keyboard and not after a click', async ({ page }) => {
  const table = await prepareGame(page, CLASSIC, withWorkshop);
  const { spots } = await table.decision();
  const outline = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement!);
      const selectable = getComputedStyle(document.documentElement).getPropertyValue('--selectable').trim();
      return { has: document.activeElement!.closest('svg') !== null, outlineStyle, outlineColor, selectable };
    });
  await table.clickSpot(spots[0]);
  expect(await outline()).toMatchObject({ has: true, outlineStyle: 'none' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await outline()).toMatchObject({
    has: true,
    outlineStyle: 'solid',
    selectable: '#0f6a5b',
    outlineColor: 'rgb(15, 106, 91)',
  });
});

test('a tooltip describes the spot under a resting mouse', async ({ page }) => {
  const table = await prepareGame(page, CLASSIC, withWorkshop);
  const { spots } = await table.decision();
  const all = await page
    .locator('.sheet [data-spot^="deck:"], .sheet [data-spot^="site:"]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.spot!));
  for (const kind of ['site:', 'deck:']) {
    const quiet = all.find((spot) => spot.startsWith(kind) && !spots.includes(spot))!;
    const place = page.locator(`.sheet [data-spot="${quiet}"]`).first();
    const { x, y, width, height } = (await place.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    const about = page.getByRole('region', { name: (await place.getAttribute('aria-label'))!, exact: true });
    await expect(about.getByText(kind === 'site:' ? /glory/ : /card/).first()).toBeVisible();
    await page.mouse.move(1000, 790);
    await expect(about).toBeHidden();
  }
});

test('a game starts at the first click, although the layout shifts when the field loses the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/new');
  await page.getByRole('radio', { name: 'Solitaire', exact: true }).check();
  await expect(page.getByRole('status')).toContainText('1 player');
  await page.getByLabel('Seed').fill('first-click');
  await page.getByRole('button', { name: 'Begin' }).click({ position: { x: 40, y: 4 } });
  await expect(page.locator('section.prompt')).toBeVisible();
});

test('a page is loaded when the pointer or the focus reaches what opens it', async ({ page }) => {
  await page.goto('#/');
  const play = page.getByRole('button', { name: 'Play now' });
  await play.waitFor();
  const game = page.waitForRequest(/\/assets\/TablePage-/);
  await play.hover();
  await game;
  const rules = page.waitForRequest(/\/assets\/RulesPage-/);
  await page.getByRole('link', { name: 'Rules' }).focus();
  await rules;
  await expect(play, 'the page that is shown stays').toBeVisible();
});
