/** The screens of an online game on a desktop and on a phone. */
import type { Page } from '@playwright/test';
import { checkScreen, expectNoSidewaysScrolling, screenshot } from './support/checks.ts';
import { openingOf, openTable, post, signIn, startTable } from './support/online.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const strip = (page: Page) => page.getByRole('region', { name: 'Players' });

test.use({ preferences: { speed: 'instant', opposition: 'once', confirm: 'always' } });

test.describe('on a phone', () => {
  test.use(phone);

  test('all tabs fit in one row in every language', async ({ page }) => {
    await signIn(page, 'Ana');
    const id = await startTable([page], { opening: openingOf('age-of-sail', 'a') });
    for (const language of ['en', 'fr', 'it']) {
      await page.evaluate((chosen) => {
        const KEY = 'windrose.settings';
        const before = JSON.parse(localStorage.getItem(KEY) ?? '{}');
        localStorage.setItem(KEY, JSON.stringify({ ...before, language: chosen }));
      }, language);
      await page.goto('#/');
      await page.reload();
      await openTable(page, id);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(6);
      const boxes = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
      expect(new Set(boxes).size, `rows in ${language}`).toBe(1);
      const cut = await tabs.evaluateAll((all) =>
        all.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent),
      );
      expect(cut, `titles without room in ${language}`).toEqual([]);
      await expectNoSidewaysScrolling(page);
      await screenshot(page, `phone-tabs-${language}`);
    }
  });
});

for (const [place, use] of [
  ['desk', { viewport: { width: 1280, height: 800 } }],
  ['phone', phone],
] as const) {
  test.describe(place, () => {
    test.use(use);

    test('the screens of an online game fit and are accessible', async ({ page, newVisitor }) => {
      const other = await newVisitor();
      await signIn(page, 'Ana');
      await signIn(other, 'Bartholomew the Great');
      const id = await startTable([page, other], { pace: { game: 600, move: 3_600, cap: 4_200, away: 0 } });
      await openTable(page, id);
      const check = (name: string) => checkScreen(page, place, `online-${name}`);
      await expect(strip(page)).toContainText(/(69|70) minutes/);
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.getByRole('textbox', { name: 'Message to everybody' }).fill('Good wind to everybody!');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('log')).toContainText('Good wind');
      for (let i = 1; i <= 12; i++) {
        const text = `Wind ${i} from the north`;
        await post(other, `tables/${id}/acts`, { id: `message-wind-${i}`, table: id, type: 'chat', text });
      }
      // The last message and the field for the next one are visible; a fraction of a pixel may be cut.
      await expect(page.getByText('Wind 12 from the north')).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('textbox', { name: 'Message to everybody' })).toBeInViewport({ ratio: 0.99 });
      await check('chat');
      await page.getByRole('tab', { name: 'Table', exact: true }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await check('deeds');
      await openTable(other, id);
      await other.getByRole('tab', { name: 'Table', exact: true }).click();
      await other.getByRole('button', { name: 'Ask to stop here' }).click();
      await page.getByRole('button', { name: 'Agree', exact: true }).waitFor();
      await check('question');
      await page.getByRole('button', { name: 'Agree', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
      await check('stopped');
    });
  });
}
