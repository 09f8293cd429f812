/** Checks for every screen: accessibility, sideways scrolling, sizes of targets, icons, and a screenshot. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const SCREENS = '../../../../../reports/screens';

/** Waits for animations that end by themselves. Those of scrolling and of folded elements do not. */
async function waitForAnimations(page: Page): Promise<void> {
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

/** Waits for the images of the chart, which differ in the two themes. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('image')].map(({ href }) => {
        const copy = new Image();
        copy.src = href.baseVal;
        return copy.decode().catch(() => null);
      }),
    ),
  );
}

/** Saves a screenshot of the page in `reports/screens`. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await waitForAnimations(page);
  await waitForImages(page);
  await page.screenshot({ animations: 'disabled', path: new URL(`${SCREENS}/${name}.png`, import.meta.url).pathname });
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scroll: scrollWidth, client: clientWidth };
  });
  expect.soft(scroll, 'width of the page').toBeLessThanOrEqual(client);
}

/** Checks that all controls are large enough for a finger, except links inside text. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const TOUCH = 44;
    const inText = (element: Element) => element.closest('p, dd, li > a, .prose') !== null && element.matches('a');
    return [...document.querySelectorAll('button, a[href], select, summary, [role=tab]')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!visible || inText(element) || (width >= TOUCH - 0.5 && height >= TOUCH - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
  expect.soft(small, 'targets smaller than a finger').toEqual([]);
}

/** Checks that all icons have a drawing. */
async function expectIcons(page: Page): Promise<void> {
  const blank = await page.evaluate(() =>
    [...document.querySelectorAll('use')].flatMap((use) =>
      use.checkVisibility() && use.getBBox().width === 0 ? [use.getAttribute('href')] : [],
    ),
  );
  expect.soft(blank, 'icons without a drawing').toEqual([]);
}

export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page);
  // No screen has frames, and only violations are read: these options triple the speed.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect.soft(found, 'findings of axe').toEqual([]);
}

/** Runs all checks on a screen, in both themes. */
export async function checkScreen(page: Page, place: string, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectNoSidewaysScrolling(page);
    await expectIcons(page);
    if (place === 'phone') await expectTouchTargets(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `${place}-${colorScheme}-${name}`);
      await expectAccessible(page);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  });
}
