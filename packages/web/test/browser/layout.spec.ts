/** Layouts in every language and text size: the top of a table, choices side by side, the quick menu. */
import type { Page } from '@playwright/test';
import { legalMoves } from '@windrose/engine';
import { expectNoSidewaysScrolling } from './support/checks.ts';
import { newGame } from './support/new-game.ts';
import { prepareGame } from './support/prepared-game.ts';
import { expect, test } from './support/test.ts';

const LANGUAGES = ['en', 'fr', 'it'] as const;
const SIZES = ['small', 'normal', 'large', 'huge'] as const;

async function prefer(page: Page, preferences: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((wanted) => {
    const KEY = 'windrose.settings';
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) ?? '{}'), ...wanted }));
  }, preferences);
  await page.reload();
}

/** Returns the choices that are neither in even columns nor in one column. */
const unevenChoices = (page: Page) =>
  page.locator('.segments:visible').evaluateAll((all) =>
    all.flatMap((choices) => {
      const boxes = [...choices.children].map((choice) => choice.getBoundingClientRect());
      const equal = (values: readonly number[]) => values.every((value) => Math.abs(value - values[0]) < 1);
      const isRow = equal(boxes.map(({ top }) => top)) && equal(boxes.map(({ width }) => width));
      const isList = equal(boxes.map(({ left }) => left));
      const cut = [...choices.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return (isRow || isList) && !cut ? [] : [choices.textContent];
    }),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the top of the table shows round and phase in every language and size', async ({ page }) => {
    await newGame(page, { players: 3, seed: 'room' });
    for (const language of LANGUAGES) {
      for (const textSize of SIZES) {
        await prefer(page, { language, textSize });
        await page.locator('section.prompt').waitFor();
        await test.step(`${language}, ${textSize}`, async () => {
          await expectNoSidewaysScrolling(page);
          const boxes = await page.locator('header .when, header nav > *').evaluateAll((parts) =>
            parts.map((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return { left, right, top, bottom, cut: part.scrollWidth > part.clientWidth + 1 };
            }),
          );
          expect(boxes).toHaveLength(6);
          const [when, ...buttons] = boxes;
          for (const { left, right, cut } of boxes) {
            expect.soft(cut).toBe(false);
            expect.soft(left).toBeGreaterThanOrEqual(0);
            expect.soft(right).toBeLessThanOrEqual(390);
          }
          const overlapping = buttons.filter(({ left, top }) => left < when.right && top < when.bottom);
          expect.soft(overlapping, 'buttons over the phase').toEqual([]);
          await expect.soft(page.locator('header .round')).toContainText(/^\s*\p{L}+ 1 \p{L}+ 7$/u);
        });
      }
    }
  });

  test('the end of a game fits in huge text', async ({ page }) => {
    const table = await newGame(page, { edition: 'Age of Sail', players: 4, seed: 'room' });
    await table.playQuickly();
    for (const language of LANGUAGES) {
      await prefer(page, { language, textSize: 'huge' });
      await page.locator('section.end').waitFor();
      await page.getByRole('tab').nth(1).waitFor();
      await test.step(language, async () => {
        await expectNoSidewaysScrolling(page);
        const cut = await page
          .locator('.end th[scope="row"], [role="tab"]')
          .evaluateAll((parts) =>
            parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
          );
        expect.soft(cut, language).toEqual([]);
      });
    }
  });

  test('chips beyond the edge of the screen do not widen the page', async ({ page }) => {
    const wish = { edition: 'classic', board: 'classic', mode: 'standard', players: 4 };
    await prepareGame(page, wish, (game) => legalMoves(game).filter(({ verb }) => verb === 'ship').length >= 6);
    await expect(page.locator('.chips .aim').last()).not.toBeInViewport();
    await expectNoSidewaysScrolling(page);
  });

  test('choices are in even columns or in one column', async ({ page }) => {
    await page.goto('#/settings');
    for (const language of LANGUAGES) {
      for (const textSize of SIZES) {
        await prefer(page, { language, textSize });
        await page.locator('.segments').first().waitFor();
        expect.soft(await unevenChoices(page), `${language}, ${textSize}`).toEqual([]);
        await expectNoSidewaysScrolling(page);
      }
    }
  });
});

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
]) {
  test.describe(`on a desktop of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const edition of ['Classic', 'Age of Sail'] as const) {
      test(`the top has one row and the own board leaves space for the chart: ${edition}`, async ({ page }) => {
        await newGame(page, { edition, players: 3, seed: 'room' });
        for (const language of LANGUAGES) {
          await prefer(page, { language });
          const own = page.locator('footer .frame[aria-busy="false"]');
          await own.waitFor();
          const heights = await page
            .locator('header, footer')
            .evaluateAll((parts) => parts.map((part) => part.clientHeight));
          expect.soft(heights[0], `top, ${language}`).toBeLessThan(56);
          expect.soft(heights[1], `own board, ${language}`).toBeLessThan(250);
        }
      });
    }
  });
}

test('the quick menu fits and has a setting for the Opposition only in solitaire', async ({ page }) => {
  const open = async () => {
    await page.getByRole('button', { name: 'Quick settings' }).click();
    const menu = page.getByRole('region', { name: 'Quick settings' });
    await menu.getByRole('link').waitFor();
    return menu;
  };
  const opposition = (menu: Awaited<ReturnType<typeof open>>) =>
    menu.getByRole('group', { name: 'The Opposition acts' });
  await newGame(page, { players: 3, seed: 'room' });
  const menu = await open();
  await expect(opposition(menu)).toHaveCount(0);
  expect(await unevenChoices(page)).toEqual([]);
  const { y, height } = (await menu.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(800);
  expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight), 'no scrolling').toBe(0);
  await newGame(page, { players: 1, seed: 'room' });
  await expect(opposition(await open())).toHaveCount(1);
});
