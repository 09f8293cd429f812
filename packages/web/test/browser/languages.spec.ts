/** The client in each language: chosen by the browser, changed at any time, and nothing left in English. */
import { nothingForAxe, picture } from './support/check.ts';
import { englishIn } from './support/english.ts';
import { goTo } from './support/pages.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

for (const [locale, language, play] of [
  ['fr-FR', 'fr', 'Jouer'],
  ['it-IT', 'it', 'Gioca'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test('is spoken on every screen', async ({ page }) => {
      const nothingInEnglish = async (screen: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await picture(page, `desk-light-${language}-${screen}`);
        expect(await englishIn(page, language), screen).toEqual([]);
      };
      await page.goto('#/');
      await page.getByRole('button', { name: play }).waitFor();
      await nothingInEnglish('home');
      for (const address of ['new', 'settings', 'rules']) {
        await goTo(page, address);
        await nothingInEnglish(address);
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
        await nothingInEnglish(`table-${await tab.getAttribute('id').then((id) => id ?? 'tab')}`);
      }
      await nothingForAxe(page);
    });
  });
}

test('the language changes at the table', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const table = new Table(page);
  await table.sight();
  expect(await englishIn(page, 'fr'), 'English is recognised').toContain('Undo');
  await page.getByRole('button', { name: 'Quick settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await englishIn(page, 'fr')).toEqual([]);
  await page.reload();
  await table.sight();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
