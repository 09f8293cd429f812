/** Players who stay away from an online table, and a site that was restored from a backup. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { NO_CLOCK } from '@windrose/protocol';
import { expectAccessible, expectNoSidewaysScrolling, screenshot } from './support/checks.ts';
import { expectAllMoves, openTable, post, signIn, startTable } from './support/online.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const strip = (page: Page) => page.getByRole('region', { name: 'Players' });
const timeline = (page: Page) => page.locator('.replay .count');

test.use({ preferences: { speed: 'instant', opposition: 'once', confirm: 'never' } });

test('a player who must decide and is absent has a clock that others see', async ({ page: ana, newVisitor }) => {
  const [bao, watcher] = [await newVisitor(), await newVisitor(phone)];
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const table = await startTable([ana, bao], { pace: { ...NO_CLOCK, away: 300 } });
  for (const page of [bao, watcher]) await openTable(page, table);
  const clock = (page: Page) => strip(page).getByRole('timer').filter({ hasText: 'a bot takes the seat in' });
  for (const [page, place] of [
    [bao, 'desk'],
    [watcher, 'phone'],
  ] as const) {
    await expect(clock(page)).toHaveText(/^Not connected: a bot takes the seat in [0-4]:[0-5]\d\.$/);
    const time = await clock(page).innerText();
    await expect(clock(page)).not.toHaveText(time);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await screenshot(page, `online-away-${place}`);
  }
  await openTable(ana, table);
  for (const page of [bao, watcher]) await expect(clock(page)).toHaveCount(0);
});

test('clients show the state of a restored site', async ({ page: ana, newVisitor, server }) => {
  const bao = await newVisitor();
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-restored-')), 'site.backup');
  server.command('backup', file);
  for (const page of [ana, bao]) await openTable(page, table);
  const before = await timeline(ana).innerText();
  await post(ana, `tables/${table}/acts`, { type: 'chat', id: 'about-to-be-lost', table, text: 'Nobody will know.' });
  await ana.locator('.prompt .choices button').first().click();
  await expect(timeline(bao)).not.toHaveText(before);
  server.command('restore', file, '--replace');
  for (const page of [ana, bao]) {
    await expect(timeline(page)).toHaveText(before);
    await expectAllMoves(page, table);
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await expect(page.getByRole('tabpanel')).not.toContainText('Nobody will know.');
  }
  // The game continues.
  await Promise.all([ana, bao].map((page) => new Table(page).playQuickly()));
  for (const page of [ana, bao]) await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
});
