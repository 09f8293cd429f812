// `npm run pictures`: photographs the client for README.md into docs/pictures: the table in both themes, and on a phone.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browser, switches } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/setup.mjs';
import { startSite } from '../../../scripts/site.mjs';
import { newPage, savedGameAfter, waitForDecision } from './measure/games.mjs';

const target = path.join(root, 'docs/pictures');
const MAX_BYTES = 150_000;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const PICTURES = [
  { name: 'table-light', theme: 'light', screen: DESKTOP },
  { name: 'table-dark', theme: 'dark', screen: DESKTOP },
  { name: 'phone', theme: 'light', screen: PHONE },
];

/** Compresses a screenshot as little as its limit allows. */
async function compress(png) {
  for (let quality = 90; ; quality -= 10) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MAX_BYTES || quality === 10) return picture;
  }
}

const { address, stop } = await startSite();
const chrome = await chromium.launch({ executablePath: browser(), args: switches });

const game = savedGameAfter(0.62, 4, '--bot', 'captain');
mkdirSync(target, { recursive: true });
for (const { name, theme, screen } of PICTURES) {
  const page = await newPage(chrome, game, { theme, speed: 'instant' }, screen);
  await page.goto(`${address}#/game/${game.id}`);
  await waitForDecision(page);
  await page.waitForLoadState('networkidle');
  const picture = await compress(await page.screenshot());
  writeFileSync(path.join(target, `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp: ${Math.round(picture.length / 1000)} kB`);
  await page.context().close();
}
await chrome.close();
await stop();
