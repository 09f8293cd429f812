/** Browser tests: the built client and the real server, in a real Chromium, on a desk and on a phone. */
import { defineConfig } from '@playwright/test';
import { browser, switches } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: 'test/browser',
  outputDir: '../../reports/browser',
  globalSetup: '../../scripts/scratch.mjs',
  fullyParallel: true,
  workers: 3,
  timeout: 240_000,
  // A machine that is busy with other things may answer late; what passes at a second try is told as such.
  expect: { timeout: 20_000 },
  retries: 2,
  reporter: 'line',
  use: {
    locale: 'en-GB',
    actionTimeout: 20_000,
    launchOptions: { executablePath: browser(), args: switches },
    viewport: { width: 1280, height: 800 },
  },
});
