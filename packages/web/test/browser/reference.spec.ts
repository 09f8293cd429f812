/** Links from a table to the reference, and the way back. */
import { newGame } from './support/new-game.ts';
import type { TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const inAction = ({ state, phase }: TableView) => state === 'choose' && phase === 'Action';

test('the reference opens for the game at the table', async ({ page }) => {
  await newGame(page, { edition: 'Age of Sail', players: 2, seed: 'rules' });
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('combobox', { name: 'Game' }).locator('option:checked')).toHaveText(/^Age of Sail/);
  await page.getByRole('link', { name: 'Cards and tiles' }).click();
  await expect(page.getByRole('radio', { name: 'Age of Sail' })).toBeChecked();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await newGame(page, { edition: 'Classic', players: 1, seed: 'rules' });
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Game' }).locator('option:checked')).toHaveText(/Solitaire/i);
});

test('the table keeps its state while the reference is open', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'why' });
  const { spots } = await table.play(inAction);
  await table.clickSpot(spots.find((spot) => spot.startsWith('site:'))!);
  const chosen = await table.decision();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'Reference' })).toBeVisible();
  await page.keyboard.press('u');
  await page.goBack();
  expect(await table.decision(), 'with the same selection').toEqual(chosen);
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('#/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.goto('#/rules');
  await expect(page.getByRole('link', { name: 'Back to the game' }), 'no table waits').toBeHidden();
});

test('the way back survives a reload of the reference', async ({ page }) => {
  await newGame(page, { edition: 'Age of Sail', players: 2, seed: 'rules' });
  const game = page.url();
  await page.getByRole('link', { name: 'Rules' }).click();
  const back = page.getByRole('link', { name: 'Back to the game' });
  await expect(back).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Game' }).locator('option:checked')).toHaveText(/^Age of Sail/);
  await back.click();
  await expect(page).toHaveURL(game);
  await expect(page.locator('.prompt')).toBeVisible();
  await page.goto('#/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.goto('#/rules');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reference' })).toBeVisible();
  await expect(back, 'no table waits').toBeHidden();
});

test('a piece opens its entry and rule in a dialog, by mouse and by keyboard', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'why' });
  await table.play(inAction);
  const tile = page.locator('footer').getByRole('button', { name: /^Colonial House/ });
  await tile.hover();
  const more = page.locator('.detail').getByRole('link', { name: 'More about this' });
  await more.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Colonial House');
  await expect(sheet).toContainText('CL-BLD-1');
  await sheet.getByRole('link', { name: 'Read on in the reference' }).click();
  await expect(sheet).toBeHidden();
  const entry = page.locator('li.highlighted');
  await expect(entry).toContainText('Colonial House');
  await expect(entry).toBeInViewport();
  await page.goBack();

  await tile.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(more).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Colonial House');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  const status = page.locator('footer').getByRole('button', { name: /^Culture/ });
  await status.focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('CL-GEN-3');
  await sheet.getByRole('link', { name: 'Read on in the reference' }).click();
  await expect(page.locator('tr.highlighted')).toContainText('Culture');
});

test('a spot of the chart shows its pieces with links to their rules', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'why' });
  const { spots } = await table.play(inAction);
  // The first city that still has its token.
  const city = page.locator('svg [data-spot^="site:"]:has([data-piece=token])').first();
  await city.click({ button: 'right' });
  const about = page.getByRole('region', { name: (await city.getAttribute('aria-label'))! });
  await expect(
    about.getByRole('link', { name: /^(Europe|Africa|India|Caribbean|Far East|(North|South) America)$/ }),
  ).toBeVisible();
  await about.getByRole('link', { name: /^Token: / }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(/CL-(GEN-8|ACT-6)/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(about, 'only the dialog is closed').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page
    .locator(`svg [data-spot="${spots.find((spot) => spot.startsWith('site:'))}"]`)
    .first()
    .focus();
  await page.keyboard.press('?');
  await expect(page.locator('#about').getByRole('link', { name: 'Occupy' })).toBeVisible();
});

for (const language of ['en', 'fr', 'it']) {
  test.describe(`on a phone in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, preferences: { language } });

    test('the views of the reference are in one row', async ({ page }) => {
      await page.goto('#/rules');
      const links = page.locator('main nav').first().getByRole('link');
      await expect(links).toHaveCount(4);
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390);
    });
  });
}
