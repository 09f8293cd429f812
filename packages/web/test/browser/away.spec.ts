/** What a table shows of somebody who stays away, and of a site that was put back to what it was. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { NO_CLOCK } from '@windrose/protocol';
import { noSidewaysScrolling, nothingForAxe, picture } from './support/check.ts';
import { comeIn, post, seesAll, sitDown, startTable } from './support/online.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const strip = (page: Page) => page.getByRole('region', { name: 'Players' });
const timeline = (page: Page) => page.locator('.replay .count');

test.use({ prefers: { speed: 'instant', opposition: 'once', confirm: 'never' } });

test('who is asked and not there has a clock that others see', async ({ page: ana, arrive }) => {
  const [bao, watcher] = [await arrive(), await arrive(phone)];
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const table = await startTable([ana, bao], { pace: { ...NO_CLOCK, away: 300 } });
  for (const page of [bao, watcher]) await sitDown(page, table);
  const clock = (page: Page) => strip(page).getByRole('timer').filter({ hasText: 'a bot takes the seat in' });
  for (const [page, place] of [
    [bao, 'desk'],
    [watcher, 'phone'],
  ] as const) {
    await expect(clock(page)).toHaveText(/^Not connected: a bot takes the seat in [0-4]:[0-5]\d\.$/);
    const before = await clock(page).innerText();
    await expect(clock(page)).not.toHaveText(before);
    await noSidewaysScrolling(page);
    await nothingForAxe(page);
    await picture(page, `online-away-${place}`);
  }
  await sitDown(ana, table);
  for (const page of [bao, watcher]) await expect(clock(page)).toHaveCount(0);
});

test('a site that was restored is shown as it is now', async ({ page: ana, arrive, server }) => {
  const bao = await arrive();
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-restored-')), 'site.backup');
  server.command('backup', file);
  for (const page of [ana, bao]) await sitDown(page, table);
  const kept = await timeline(ana).innerText();
  await post(ana, `tables/${table}/acts`, { type: 'chat', id: 'about-to-be-lost', table, text: 'Nobody will know.' });
  await ana.locator('.prompt .choices button').first().click();
  await expect(timeline(bao)).not.toHaveText(kept);
  server.command('restore', file, '--replace');
  for (const page of [ana, bao]) {
    await expect(timeline(page)).toHaveText(kept);
    await seesAll(page, table);
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await expect(page.getByRole('tabpanel')).not.toContainText('Nobody will know.');
  }
  // And it goes on.
  await Promise.all([ana, bao].map((page) => new Table(page).playQuickly()));
  for (const page of [ana, bao]) await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
});
