/** Starts a game on the page for new games. */
import type { Page } from '@playwright/test';
import { Table } from './table.ts';

export interface Plan {
  readonly edition?: 'Classic' | 'Age of Sail';
  readonly players?: number;
  readonly mode?: string;
  /** The number of persons; bots take the other seats. */
  readonly persons?: number;
  readonly seed?: string;
}

export async function newGame(page: Page, plan: Plan): Promise<Table> {
  await page.goto('#/new');
  const { edition, players, mode, persons = 1, seed = 'browser' } = plan;
  if (edition !== undefined) await page.getByRole('radio', { name: edition, exact: true }).check();
  if (players !== undefined) {
    const group = page.getByRole('group', { name: 'Players', exact: true });
    await group.getByRole('radio', { name: String(players) }).check();
  }
  if (mode !== undefined) await page.getByRole('radio', { name: mode, exact: true }).check();
  const seats = page.getByRole('combobox', { name: 'Who plays' });
  for (let seat = 0; seat < (await seats.count()); seat++) {
    await seats.nth(seat).selectOption(seat < persons ? 'person' : '0');
  }
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('section.prompt').waitFor();
  return new Table(page);
}
