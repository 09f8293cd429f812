// `npm run measure`: what the built client costs and how its pages fare in Lighthouse, as a table beside the figures to reach.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { browser, switches } from '../../../scripts/browser.mjs';
import { serve } from '../../../scripts/serve.mjs';

const assets = path.join(import.meta.dirname, '../dist/assets');
const DEBUGGING_PORT = 9333;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const brotli = (file) => brotliCompressSync(readFileSync(path.join(assets, file))).length;

/** Scripts that the browser fetches up to a playable table, by watching it. */
async function scriptsOfGame(address, page) {
  const seen = new Set();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.js') && readdirSync(assets).includes(name)) seen.add(name);
  });
  await page.goto(address);
  await page.locator('main button').first().click();
  await page.locator('footer').waitFor();
  return [...seen];
}

const { server, address } = await serve(5178);
const chrome = await chromium.launch({
  executablePath: browser(),
  args: [...switches, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const page = await chrome.newPage({ serviceWorkers: 'block' });
const scripts = await scriptsOfGame(address, page);
const worker = scripts.filter((name) => name.includes('worker'));
const own = scripts.filter((name) => !name.includes('worker'));
const sum = (files) => files.reduce((bytes, file) => bytes + brotli(file), 0);
const rows = [
  ['JavaScript of the game page, brotli', kilobytes(sum(own)), '100 kB'],
  ['… of the bots’ worker', kilobytes(sum(worker)), '40 kB'],
];
for (const [preset, config] of [
  ['desktop', desktopConfig],
  ['mobile', undefined],
]) {
  const { lhr } = await lighthouse(address, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' }, config);
  const { performance, accessibility, 'best-practices': practices } = lhr.categories;
  for (const [title, { score }, aim] of [
    ['performance', performance, '95'],
    ['accessibility', accessibility, '100'],
    ['best practices', practices, '100'],
  ]) {
    rows.push([`Lighthouse, ${preset}, ${title}`, String(Math.round(score * 100)), aim]);
  }
}
await chrome.close();
server.close();
server.closeAllConnections();
const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
for (const [what, found, aim] of rows) {
  console.log(`${what.padEnd(widths[0])}  ${found.padStart(widths[1])}  (aim ${aim})`);
}
