/** Preferences are stored and apply at once. */
import { newGame } from './support/new-game.ts';
import { expect, test } from './support/test.ts';

test('the page tells the version', async ({ page }) => {
  await page.goto('#/settings');
  await expect(page.getByText(/^Windrose \d+\.\d+\.\d+$/)).toBeVisible();
});

test('preferences survive a reload', async ({ page }) => {
  await page.goto('#/settings');
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  await choose('Night watch');
  await choose('Huge');
  await choose('Never');
  await page.getByRole('switch', { name: 'Keys' }).uncheck();
  await page.getByRole('switch', { name: 'Patterns besides colours' }).check();
  await page.getByLabel('Your name').fill('Ondine');
  await choose('Français');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-patterns', 'true');
  await expect(root).toHaveCSS('font-size', '23px');
  await expect(page.getByRole('switch', { name: 'Touches' })).not.toBeChecked();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Ondine');
});

test.describe('without keys', () => {
  test.use({ preferences: { speed: 'instant', keys: false } });

  test('letters have no effect at the table', async ({ page }) => {
    const table = await newGame(page, { players: 3, persons: 3, seed: 'keys' });
    await table.decision();
    await table.prompt.locator('.choices button').first().click();
    await expect.poll(async () => (await table.moves()).trimEnd().endsWith('moves')).toBe(false);
    const { length } = await table.moves();
    const moment = page.url();
    for (const key of ['u', 'c', ',', '[', '?']) await page.keyboard.press(key);
    await table.decision();
    expect((await table.moves()).length).toBe(length);
    expect(page.url()).toBe(moment);
  });
});
