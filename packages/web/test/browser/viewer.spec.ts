/** The viewer on pages of other sites: five on one page, from a folder, with faults, and in a frame of the server. */
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { checkScreen, expectAccessible } from './support/checks.ts';
import { agreeToStop, playRandomMoves, signIn, startTable } from './support/online.ts';
import { expect, test } from './support/test.ts';

const EMBED = fileURLToPath(new URL('../../dist/embed/', import.meta.url));
const RECORDS = fileURLToPath(new URL('../../../engine/test/golden/records/', import.meta.url));
const GAMES = {
  three: 'classic-standard-3-default',
  solitaire: 'classic-solitaire-1-default',
  two: 'classic-classic-two-2-default',
  four: 'age-of-sail-a-standard-4-default',
  fleet: 'age-of-sail-a-silent-fleet-2-default',
} as const;

const recordOf = (game: keyof typeof GAMES) => readFile(path.join(RECORDS, `${GAMES[game]}.txt`), 'utf8');

const inside = (record: string) => `<script type="text/plain">${record}</script>`;

const pageWith = (body: string, script = 'embed/windrose-game.en.js') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A page of another site</title>
    <style>html { font-size: 10px } body { text-align: center; letter-spacing: 2px }</style>
    <script src="${script}"></script>
  </head>
  <body><main><h1>A page of another site</h1>${body}</main></body>
</html>`;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
};

/** Returns a file of the other site; null if it does not exist. */
async function fileOf(pathname: string, html: string): Promise<string | Buffer | null> {
  if (pathname === '/index.html') return html;
  if (pathname.startsWith('/embed/')) return readFile(path.join(EMBED, pathname.slice('/embed/'.length)));
  const game = path.basename(pathname, '.txt');
  return game in GAMES ? recordOf(game as keyof typeof GAMES) : null;
}

const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Serves a page of another site with the viewer and the records; opens it and returns the addresses that the browser asks for. */
async function openPage(page: Page, html: string): Promise<string[]> {
  const server = createServer(async ({ url = '' }, response) => {
    const file = await fileOf(url, html);
    const type = url === '/favicon.ico' ? 'image/svg+xml' : TYPES[path.extname(url)];
    response.writeHead(file === null && url !== '/favicon.ico' ? 404 : 200, { 'content-type': type }).end(file);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
  return requests;
}

const viewers = (page: Page) => page.locator('windrose-game');
const count = (viewer: Locator) => viewer.locator('.count');
const counts = (page: Page) => viewers(page).locator('.count').allTextContents();
const isDrawn = (viewer: Locator) => expect(viewer.locator('.chart > svg')).toHaveAttribute('aria-busy', 'false');

test('five viewers on one page load nothing else, and keys move only the one with the focus', async ({ page }) => {
  const requests = await openPage(
    page,
    pageWith(`
      <windrose-game src="three.txt" at="40"></windrose-game>
      <windrose-game src="four.txt" theme="dark" at="end"></windrose-game>
      <windrose-game>${inside(await recordOf('solitaire'))}</windrose-game>
      <windrose-game src="two.txt" theme="light" at="7"></windrose-game>
      <windrose-game src="fleet.txt"></windrose-game>`),
  );
  for (const viewer of await viewers(page).all()) await isDrawn(viewer);
  const first = await counts(page);
  expect(first.map((text) => text.split('/')[0])).toEqual(['40', first[1].split('/')[1], '0', '7', '0']);

  const wanted =
    /^http:\/\/127\.0\.0\.1:\d+\/(index\.html|favicon\.ico|embed\/windrose-game\.en\.js|\w+\.txt|embed\/chart\/[\w-]+\.webp)$/;
  expect(requests.filter((url) => !wanted.test(url))).toEqual([]);
  expect(requests.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  expect(await page.evaluate(() => [localStorage.getItem('windrose.language'), document.cookie])).toEqual([null, '']);
  expect(await page.evaluate(() => [document.title, document.documentElement.dataset.theme])).toEqual([
    'A page of another site',
    undefined,
  ]);

  const fourth = viewers(page).nth(3);
  const all = first[3].split('/')[1];
  const scrolled = await page.evaluate(() => window.scrollY);
  await fourth.locator('.chart > svg').focus();
  for (const [key, shown] of [
    ['ArrowRight', '8'],
    ['ArrowLeft', '7'],
    ['End', all],
    ['Home', '0'],
  ]) {
    await page.keyboard.press(key);
    await expect(count(fourth)).toHaveText(`${shown}/${all}`);
  }
  await page.keyboard.press(' ');
  await expect(fourth.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(count(fourth)).not.toHaveText(`0/${all}`);
  await page.keyboard.press(' ');
  await expect(fourth.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect((await counts(page)).filter((_, i) => i !== 3)).toEqual(first.filter((_, i) => i !== 3));

  await test.step('without the focus keys belong to the page', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const before = await counts(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
    expect(await counts(page)).toEqual(before);
  });

  await test.step('the log, the slider and the attributes lead to moments', async () => {
    const viewer = viewers(page).first();
    await viewer.locator('.log button').last().click();
    await expect(count(viewer)).not.toHaveText(first[0]);
    await viewer.getByRole('slider').fill('12');
    await expect(count(viewer)).toHaveText(/^12\//);
    await viewer.evaluate((element) => element.setAttribute('at', '33'));
    await expect(count(viewer)).toHaveText(/^33\//);
    await viewer.evaluate((element) => element.setAttribute('src', 'two.txt'));
    await expect(count(viewer)).toHaveText(`33/${all}`);
  });

  await test.step('an element that is moved shows its game again', async () => {
    await fourth.evaluate((element) => element.parentElement!.append(element));
    await expect(count(viewers(page).last())).toHaveText(`7/${all}`);
  });
});

test('a page from a folder shows the game that it contains', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'windrose-page-'));
  const script = pathToFileURL(path.join(EMBED, 'windrose-game.fr.js')).href;
  await writeFile(
    path.join(folder, 'page.html'),
    pageWith(`<windrose-game at="end" theme="dark">${inside(await recordOf('four'))}</windrose-game>`, script),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(path.join(folder, 'page.html')).href);
  const viewer = viewers(page);
  await isDrawn(viewer);
  await expect(viewer.getByRole('button', { name: 'Au début' })).toBeVisible();
  await expect(viewer.locator('.log')).toContainText('Manche 7 sur 7');
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
  expect(requests.filter((url) => url.endsWith('.webp')).length).toBeGreaterThan(0);
});

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: /missing\.txt/ });

  test('is explained in the element, with the line of a fault', async ({ page }) => {
    const record = await recordOf('three');
    const lines = record.split('\n');
    const illegal = lines.indexOf('moves') + 3;
    lines[illegal] = 'pass';
    await openPage(
      page,
      pageWith(`
        <windrose-game src="missing.txt"></windrose-game>
        <windrose-game>A letter to a friend</windrose-game>
        <windrose-game>${inside(lines.join('\n'))}</windrose-game>
        <windrose-game></windrose-game>
        <windrose-game src="three.txt" theme="dark"></windrose-game>`),
    );
    const alert = (i: number) => viewers(page).nth(i).getByRole('alert');
    await expect(alert(0)).toContainText('The file missing.txt could not be loaded.');
    await expect(alert(1)).toContainText('This file is not the record of a Windrose game.');
    await expect(alert(2)).toContainText('This move is not allowed at that point of the game.');
    await expect(alert(2)).toContainText(`Line ${illegal + 1}: pass`);
    await expect(alert(2).getByRole('link')).toHaveCount(0);
    await expect(alert(3)).toContainText('No game is given.');
    await isDrawn(viewers(page).nth(4));
    await expectAccessible(page);
  });
});

for (const [place, use] of [
  ['desk', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(place, () => {
    test.use(use);

    test('the viewer fits and is accessible in both themes', async ({ page }) => {
      await openPage(
        page,
        pageWith('<windrose-game src="three.txt" at="90"></windrose-game><p>The article goes on.</p>'),
      );
      await isDrawn(viewers(page));
      await checkScreen(page, place, 'viewer');
    });
  });
}

test('a page of another site shows a shared game in a frame', async ({ page, browser, server }) => {
  await signIn(page, 'Ana');
  const table = await startTable([page], { open: false, title: 'By "lamplight"' });
  await playRandomMoves([page], table, 3);
  await agreeToStop([page], table);
  await page.goto(`#/table/${table}`);
  await page.getByRole('button', { name: /^Embed the game/ }).click();
  const html = await page.getByRole('textbox', { name: 'HTML that embeds the game' }).inputValue();
  expect(html).toMatch(/^<iframe src="http:[^"]+\/embed\/\w{32}\?lang=en" title="By &quot;lamplight&quot;"/);

  const context = await browser.newContext();
  const stranger = await context.newPage();
  const errors: string[] = [];
  stranger.on('pageerror', ({ message }) => errors.push(message));
  stranger.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const requests = await openPage(stranger, pageWith(html));
  const viewer = stranger.frameLocator('iframe').first().locator('windrose-game');
  await isDrawn(viewer);
  await expect(count(viewer)).toHaveText(/^0\/\d+$/);
  await expect(viewer.locator('.players')).toContainText('Ana');
  await viewer.getByRole('button', { name: 'To the end' }).click();
  await expect(count(viewer)).toHaveText(/^(\d+)\/\1$/);
  const fromServer = requests.filter((url) => url.startsWith(server.address) && url !== server.address);
  expect(
    fromServer.filter((url) => !/\/embed\/(\w{32}\?lang=en|windrose-game\.en\.js|chart\/[\w-]+\.webp)$/.test(url)),
  ).toEqual([]);
  expect(requests.filter((url) => url.startsWith('ws'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
