/** Languages of the client: the browser chooses, the player changes, and no text stays English. */
import { expectAccessible, screenshot } from './support/checks.ts';
import { englishIn } from './support/english.ts';
import { goTo } from './support/navigation.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

for (const [locale, language, play] of [
  ['fr-FR', 'fr', 'Jouer'],
  ['it-IT', 'it', 'Gioca'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test('every screen is translated', async ({ page }) => {
      const expectTranslated = async (screen: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await screenshot(page, `desk-light-${language}-${screen}`);
        expect(await englishIn(page, language), screen).toEqual([]);
      };
      await page.goto('#/');
      await page.getByRole('button', { name: play }).waitFor();
      await expectTranslated('home');
      for (const address of ['new', 'settings', 'rules']) {
        await goTo(page, address);
        await expectTranslated(address);
      }
      await page.goto('#/');
      await page.getByRole('button', { name: play }).click();
      const table = new Table(page);
      const prompts = new Set<string>();
      let decisions = 0;
      await table.play(({ sentence }) => {
        prompts.add(sentence);
        return ++decisions > 24;
      });
      expect(prompts.size).toBeGreaterThan(3);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectTranslated(`table-${await tab.getAttribute('id').then((id) => id ?? 'tab')}`);
      }
      await expectAccessible(page);
    });
  });
}

test('the language changes at the table', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const table = new Table(page);
  await table.decision();
  expect(await englishIn(page, 'fr'), 'English is recognised').toContain('Undo');
  await page.getByRole('button', { name: 'Quick settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await englishIn(page, 'fr')).toEqual([]);
  await page.reload();
  await table.decision();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
