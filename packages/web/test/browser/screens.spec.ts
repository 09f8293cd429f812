/** Every screen, on a desk and on a phone, by day and by night: axe finds nothing, nothing scrolls sideways, fingers find room. */
import type { Page } from '@playwright/test';
import { look, noSidewaysScrolling, picture } from './support/check.ts';
import { newGame } from './support/new-game.ts';
import { goTo } from './support/pages.ts';
import { test } from './support/test.ts';

const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Leads to every screen but the end, one after the other. */
async function tour(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await visit('home');
  for (const [address, name] of [
    ['new', 'new-game'],
    ['settings', 'settings'],
    ['rules', 'rules'],
  ]) {
    await goTo(page, address);
    await visit(name);
  }
  const table = await newGame(page, { players: 3, seed: 'screens' });
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Build');
  await visit('table-build');
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Action');
  await visit('table-action');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Quick settings' }).click();
  await visit('table-log');
  await page.goto('#/');
  await page.getByRole('article').first().waitFor();
  await visit('home-with-game');
}

for (const [place, use] of Object.entries({ desk, phone })) {
  test.describe(place, () => {
    test.use(use);

    test('every screen', async ({ page }) => {
      await tour(page, (name) => look(page, place, name));
    });
  });
}

for (const [name, width, height] of [
  ['tablet', 768, 1024],
  ['wide desk', 2560, 1440],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('nothing scrolls sideways', async ({ page }) => {
      await tour(page, async (screen) => {
        await noSidewaysScrolling(page);
        await picture(page, `${name.replace(' ', '-')}-${screen}`);
      });
    });
  });
}
