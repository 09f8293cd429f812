/** Somebody on the site: comes in, makes tables, invites, and is invited. */
import { expect, type Page } from '@playwright/test';

/** Comes in with a name where one is asked for. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

/** Makes a live table for three by one click, and waits in its room. */
export async function liveTable(page: Page, name: string): Promise<void> {
  await page.goto('#/online');
  await page.getByRole('button', { name: 'Live table for three' }).click();
  await comeIn(page, name);
  await expect(page.getByRole('heading', { level: 1, name: `${name}’s table` })).toBeVisible();
}

/** An invitation to the table whose room is shown. */
export async function invitation(
  page: Page,
  kind: 'Copy an invitation' | 'Invite to watch' = 'Copy an invitation',
): Promise<string> {
  const field = page.getByLabel('Invitation, to be used once');
  const before = (await field.isVisible()) ? await field.inputValue() : '';
  await page.getByRole('button', { name: kind }).click();
  await expect(field).not.toHaveValue(before);
  return field.inputValue();
}

/** The seat of the room that is shown, from 1. */
export function seat(page: Page, number: number) {
  return page.getByRole('listitem', { name: new RegExp(`^Seat ${number},`) });
}
