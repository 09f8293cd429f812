// `npm run measure`: prints page weight, response times and Lighthouse scores of the built client beside their targets.
// Arguments name the parts to measure (weight, thinking, clicks, lighthouse). LIGHTHOUSE_DETAILS=1 prints the audits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browser, switches } from '../../../scripts/browser.mjs';
import { startSite } from '../../../scripts/site.mjs';
import { clicks } from './measure/clicks.mjs';
import { lighthouseScores } from './measure/lighthouse.mjs';
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

/** Lighthouse opens its own windows, which share the storage of a browser with a profile. */
async function inLighthouse() {
  const profile = mkdtempSync(path.join(tmpdir(), 'windrose-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...switches, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const rows = await lighthouseScores(context, DEBUGGING_PORT, address);
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
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const rows = [];
for (const [name, measure] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) rows.push(...(await measure()));
}
await stop();
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
for (const [title, result, target, isReached] of rows) {
  console.log(
    `${title.padEnd(widths[0])}  ${result.padStart(widths[1])}  ${target.padStart(widths[2])}  ${isReached ? '' : 'missed'}`.trimEnd(),
  );
}
