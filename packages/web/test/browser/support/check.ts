/** What every screen must be: wide enough for what it shows, with targets for fingers, free of what axe finds, and on record. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const SCREENS = '../../../../../reports/screens';

/** Colours in transition are neither the old nor the new ones. What goes with scrolling never ends by itself, nor does what is folded up. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
}

/** The prints of the chart have come: by night it is another than by day. */
async function printed(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('image')].map(({ href }) => {
        const print = new Image();
        print.src = href.baseVal;
        return print.decode().catch(() => null);
      }),
    ),
  );
}

/** Keeps a picture of the screen for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await stillness(page);
  await printed(page);
  // What changes slowly has changed.
  await page.screenshot({ animations: 'disabled', path: new URL(`${SCREENS}/${name}.png`, import.meta.url).pathname });
}

export async function noSidewaysScrolling(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scroll: scrollWidth, client: clientWidth };
  });
  expect.soft(scroll, 'width of the page').toBeLessThanOrEqual(client);
}

/** Everything that can be pressed and is not part of a sentence has room for a finger. */
export async function roomForFingers(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const LEAST = 44;
    const inText = (element: Element) => element.closest('p, dd, li > a, .prose') !== null && element.matches('a');
    return [...document.querySelectorAll('button, a[href], select, summary, [role=tab]')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!seen || inText(element) || (width >= LEAST - 0.5 && height >= LEAST - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
  expect.soft(small, 'targets smaller than a finger').toEqual([]);
}

/** What refers to a drawing shows it. */
async function drawings(page: Page): Promise<void> {
  const blank = await page.evaluate(() =>
    [...document.querySelectorAll('use')].flatMap((use) =>
      use.checkVisibility() && use.getBBox().width === 0 ? [use.getAttribute('href')] : [],
    ),
  );
  expect.soft(blank, 'icons without a drawing').toEqual([]);
}

export async function nothingForAxe(page: Page): Promise<void> {
  await stillness(page);
  // No screen has frames, and only what is wrong is read: three times as fast as without these two.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect.soft(found, 'findings of axe').toEqual([]);
}

/** All of that, by day and by night, on a desk or a phone. */
export async function look(page: Page, place: string, name: string): Promise<void> {
  await test.step(name, async () => {
    await noSidewaysScrolling(page);
    await drawings(page);
    if (place === 'phone') await roomForFingers(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${place}-${colorScheme}-${name}`);
      await nothingForAxe(page);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  });
}
