/** The panel “In common”: the discard pile and the exploits can be seen and used there. */
import { legalMoves, pending } from '@windrose/engine';
import { expectAccessible, expectNoSidewaysScrolling, expectTouchTargets, screenshot } from './support/checks.ts';
import { prepareGame } from './support/prepared-game.ts';
import { expect, test } from './support/test.ts';

const SPICE = ['spice-trade', 'golden-age-of-piracy', 'northwest-passage'];
const STANDARD = { edition: 'age-of-sail', board: 'a', mode: 'standard', players: 3 } as const;

test('an exploit can be used in the panel', async ({ page }) => {
  const table = await prepareGame(page, { ...STANDARD, exploits: SPICE }, (game) =>
    legalMoves(game).some(({ text }) => text.startsWith('exploit spice-trade.sail')),
  );
  const tab = page.getByRole('tab', { name: /^In common/ });
  await expect(tab.getByRole('img', { name: 'something is possible' })).toBeVisible();
  await tab.click();
  const panel = page.getByRole('tabpanel');
  const spice = panel.getByRole('group').filter({ hasText: 'Spice Trade' });
  await expect(spice).toContainText('Open');
  await expect(spice).toContainText('Africa: open');
  await expect(spice.getByRole('img', { name: 'Ana' }).first()).toBeVisible();
  await screenshot(page, 'exploits');
  const sail = spice.getByRole('button').first();
  await sail.click();
  await expect(sail).toHaveAttribute('aria-pressed', 'true');
  const before = await table.moves();
  await table.prompt.locator('.choices button').first().click();
  await expect.poll(async () => (await table.moves()).replace(before, '')).toContain('exploit spice-trade.sail');
});

test('a locked exploit says why it cannot be used', async ({ page }) => {
  await prepareGame(page, { ...STANDARD, exploits: SPICE }, (game) => game.state.round === 2 && game.state.phase === 3);
  await page.getByRole('tab', { name: /^In common/ }).click();
  const spice = page.getByRole('tabpanel').getByRole('group').filter({ hasText: 'Spice Trade' });
  await expect(spice).toContainText('Locked');
  await spice.getByText('Spice Trade').click();
  await spice.getByRole('button').first().click();
  await expect(page.locator('.reason')).toContainText('Not possible');
});

test('a card of the discard pile can be taken there', async ({ page }) => {
  const table = await prepareGame(page, STANDARD, (game) => legalMoves(game).some(({ verb }) => verb === 'take'));
  await page.getByRole('tab', { name: /^In common/ }).click();
  const pile = page.getByRole('region', { name: 'Discard pile' });
  await expect(pile).toContainText('These cards count as lying in Europe');
  await screenshot(page, 'pile');
  const card = pile.locator('button.possible').first();
  const spot = await card.getAttribute('data-spot');
  await card.click();
  await card.click();
  await expect.poll(() => table.moves()).toContain(`take ${spot!.split(':')[1]}`);
});

test('text mode describes discard pile and exploits', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('windrose.settings', JSON.stringify({ speed: 'instant', textMode: true })),
  );
  await prepareGame(page, { ...STANDARD, exploits: SPICE }, (game) => game.state.round === 3);
  const board = page.getByRole('main', { name: 'Board' });
  await expect(board.getByRole('heading', { name: 'Discard pile' })).toBeVisible();
  await expect(board.getByRole('heading', { name: /^Spice Trade, (Locked|Open)$/ })).toBeVisible();
  await expect(board).toContainText('Pirates left:');
});

test('the discs of the Silent Fleet are counted', async ({ page }) => {
  await prepareGame(page, { ...STANDARD, mode: 'silent-fleet', players: 2 }, (game) => game.state.round === 4);
  await page.getByRole('tab', { name: /^In common/ }).click();
  const fleet = page.getByRole('tabpanel').getByRole('region', { name: 'Silent Fleet' });
  const left = Number(/(\d+) discs left/.exec(await fleet.innerText())?.[1]);
  expect(left).toBeLessThan(35);
  await screenshot(page, 'silent-fleet');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('exploits and discard pile fit on the screen', async ({ page }) => {
    await prepareGame(page, { ...STANDARD, exploits: SPICE }, (game) => game.state.round === 5);
    await page.getByRole('tab', { name: /^In common/ }).tap();
    await page.getByRole('tabpanel').getByRole('group').first().scrollIntoViewIfNeeded();
    await screenshot(page, 'phone-exploits');
    await expectNoSidewaysScrolling(page);
    await expectTouchTargets(page);
    await expectAccessible(page);
  });
});

for (const language of ['en', 'fr', 'it']) {
  test.describe(`in ${language}`, () => {
    test.use({ preferences: { speed: 'instant', language } });

    test('the tabs are in one row, whichever is selected', async ({ page }) => {
      await prepareGame(page, STANDARD, (game) => pending(game)?.decision === 'turn');
      const tabs = page.locator('aside').getByRole('tab');
      await expect(tabs).toHaveCount(4);
      for (const tab of await tabs.all()) {
        await tab.click();
        const tops = await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
      }
    });
  });
}
