/** Zooming and panning of the chart by wheel, fingers and keys. */
import type { Page } from '@playwright/test';
import { pending } from '@windrose/engine';
import { prepareGame } from './support/prepared-game.ts';
import { expect, test } from './support/test.ts';

const CLASSIC = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 } as const;

/** Returns scale and offset of the chart. */
const view = (page: Page) =>
  page.locator('[data-window] > svg > g').evaluate((all) => {
    const { a: scale, e: x, f: y } = (all as SVGGElement).transform.baseVal.consolidate()!.matrix;
    return { scale, x, y };
  });
const chart = (page: Page) => page.locator('[data-window] > svg');

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await chart(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.use({ preferences: { speed: 'instant', reducedMotion: 'on' } });

test('the chart zooms and pans by wheel, drag and keys', async ({ page }) => {
  await prepareGame(page, CLASSIC, (game) => pending(game)?.decision === 'turn');
  const whole = await view(page);
  const middle = await middleOf(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await view(page)).scale).toBeGreaterThan(whole.scale * 1.5);
  const close = await view(page);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 30, { steps: 4 });
  await page.mouse.up();
  const dragged = await view(page);
  expect(dragged.x - close.x).toBeCloseTo(60, 0);
  expect(dragged.y - close.y).toBeCloseTo(30, 0);
  await expect(page.locator('svg .chosen'), 'a drag is no click').toHaveCount(0);
  await chart(page).focus();
  await page.keyboard.press('ArrowRight');
  expect((await view(page)).x).toBeLessThan(dragged.x);
  await page.keyboard.press('-');
  await expect.poll(async () => (await view(page)).scale).toBeLessThan(close.scale);
  await page.keyboard.press('0');
  await expect.poll(() => view(page), 'the whole chart again').toEqual(whole);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the chart zooms by two fingers', async ({ page }) => {
    await prepareGame(page, CLASSIC, (game) => pending(game)?.decision === 'build');
    await page.getByRole('group', { name: 'Areas' }).getByRole('button').first().tap();
    const { scale } = await view(page);
    const { x, y } = await middleOf(page);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - distance, y, id: 1 },
                { x: x + distance, y, id: 2 },
              ],
      });
    await touch('touchStart', 30);
    for (const distance of [40, 60, 80]) await touch('touchMove', distance);
    await touch('touchEnd', 0);
    await expect.poll(async () => (await view(page)).scale).toBeGreaterThan(scale * 1.5);
  });
});
