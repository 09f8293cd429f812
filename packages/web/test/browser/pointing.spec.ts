/** What a pointer does: the first click counts, on the chart and elsewhere, and frames of the focus are for the keyboard. */
import { pending, writePosition } from '@windrose/engine';
import { preparedGame } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const CLASSIC = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 } as const;
/** Somebody takes a turn and has a building that is never activated. */
const withWorkshop = (game: Parameters<typeof pending>[0]) =>
  pending(game)?.decision === 'turn' &&
  writePosition(game).seats[0].buildings.some(({ id }) => id.startsWith('workshop'));

test('a click on a target counts although the one before told a reason', async ({ page }) => {
  const table = await preparedGame(page, CLASSIC, withWorkshop);
  const { spots } = await table.sight();
  for (const spot of spots.slice(0, 3)) {
    await page.locator('footer [data-spot^="building:workshop"]').first().click();
    await expect(page.locator('.reason', { hasText: 'Not possible' })).toBeVisible();
    const { x, y, width, height } = (await page.locator(`svg [data-spot="${spot}"]`).first().boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(page.locator('svg .preview').first(), 'what it would bring is shown').toBeVisible();
    const heard = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.classList.contains('halo'),
      [x + width / 2, y + height / 2],
    );
    expect(heard, 'nothing that comes and goes lies under the pointer').toBe(true);
    await page.mouse.down();
    // What the button going down brings about has been drawn when it comes up.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator('svg .preview').first(), 'the preview stays while it is pointed at').toBeVisible();
    await page.mouse.up();
    await expect(page.locator('svg .chosen')).toHaveAttribute('data-spot', spot);
    await page.keyboard.press('Escape');
    await expect(page.locator('svg .chosen')).toHaveCount(0);
  }
});

test('the focus is framed for the keyboard, and not after a click', async ({ page }) => {
  const table = await preparedGame(page, CLASSIC, withWorkshop);
  const { spots } = await table.sight();
  const frame = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement!);
      const can = getComputedStyle(document.documentElement).getPropertyValue('--can').trim();
      return { has: document.activeElement!.closest('svg') !== null, outlineStyle, outlineColor, can };
    });
  await table.point(spots[0]);
  expect(await frame()).toMatchObject({ has: true, outlineStyle: 'none' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await frame()).toMatchObject({
    has: true,
    outlineStyle: 'solid',
    can: '#0f6a5b',
    outlineColor: 'rgb(15, 106, 91)',
  });
});

test('a mouse that rests on the chart is told what lies there, until it goes on', async ({ page }) => {
  const table = await preparedGame(page, CLASSIC, withWorkshop);
  const { spots } = await table.sight();
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

test('a game begins at the first click, although that leaves a field and takes a line away beside the button', async ({
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
