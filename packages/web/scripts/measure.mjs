// `npm run measure`: what the built client costs, how quickly it answers and how its pages fare in Lighthouse, as a table
// beside the figures to reach. Names of parts (weight, thinking, clicks, lighthouse) as arguments measure only those.
// LIGHTHOUSE_DETAILS=1 tells what stands behind Lighthouse's scores.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browser, switches } from '../../../scripts/browser.mjs';
import { startSite } from '../../../scripts/site.mjs';
import { clicks } from './measure/clicks.mjs';
import { fares } from './measure/lighthouse.mjs';
import { thinking } from './measure/thinking.mjs';
import { weight } from './measure/weight.mjs';

const DEBUGGING_PORT = 9333;

const { address, stop } = await startSite();
const executablePath = browser();

async function inChrome(measure) {
  const chrome = await chromium.launch({ executablePath, args: switches });
  const rows = await measure(chrome, address);
  await chrome.close();
  return rows;
}

/** Lighthouse opens windows of its own: they share the storage of a browser with a profile. */
async function inLighthouse() {
  const profile = mkdtempSync(path.join(tmpdir(), 'windrose-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...switches, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const rows = await fares(context, DEBUGGING_PORT, address);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  return rows;
}

const parts = {
  weight: () => inChrome(weight),
  thinking: () => inChrome(thinking),
  clicks: () => inChrome(clicks),
  lighthouse: inLighthouse,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const rows = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
}
await stop();
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
for (const [what, found, aim, isReached] of rows) {
  console.log(
    `${what.padEnd(widths[0])}  ${found.padStart(widths[1])}  ${aim.padStart(widths[2])}  ${isReached ? '' : 'missed'}`.trimEnd(),
  );
}
