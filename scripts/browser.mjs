// Finds a Chromium for browser tests and measurements, or installs one: the path in CHROMIUM, the usual paths, or
// Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isMain } from './setup.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches for a machine without a screen, a network or a user. */
export const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Returns the path of the browser; ends the process with an error if none can be found or installed. */
export function browser() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM names ${named}, which does not exist.`);
    process.exit(1);
  }
  return places.find((place) => existsSync(place)) ?? installed();
}

function installed() {
  console.log('Installing Chromium for the browser tests (about half a minute, only this once) …');
  const apt = (...args) => spawnSync('apt-get', args, { encoding: 'utf8' });
  const packages = ['chromium', 'fonts-dejavu-core'];
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  let { status, stderr, error } = install();
  if (status !== 0) {
    apt('update');
    ({ status, stderr, error } = install());
  }
  const found = places.find((place) => existsSync(place));
  if (found !== undefined) return found;
  console.error(`Chromium could not be installed: ${error?.message ?? stderr}`);
  console.error('Install Chromium or Chrome, or name its path in the environment variable CHROMIUM.');
  process.exit(1);
}

if (isMain(import.meta.url)) console.log(browser());
