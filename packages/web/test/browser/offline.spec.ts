/** The client without a connection, and its icons when it is installed. */
import { newGame } from './support/new-game.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test('games continue and start without a connection', async ({ page, context }) => {
  const table = await newGame(page, { players: 3, seed: 'offline' });
  await table.decision();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  const answers = () => page.evaluate(() => fetch('/healthz').then(Boolean, () => false));
  expect(await answers(), 'the server').toBe(false);
  const before = await table.moves();
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Action');
  expect(await table.moves(), 'bots have answered').not.toBe(before);
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await table.decision();
});

test('the client has icons for every home screen', async ({ page, request }) => {
  await page.goto('#/');
  const manifest = (await (await request.get('manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const all = [...manifest.icons, { src: touch!, sizes: '180x180', purpose: 'touch' }];
  expect(all.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '180x180 touch',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src, sizes } of all) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});
