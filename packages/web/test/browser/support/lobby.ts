/** Steps of users in the lobby and in waiting rooms. */
import { expect, type Page } from '@playwright/test';

/** Enters a name in the sign-in form. */
export async function enterName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

/** Creates a live table for three and waits for its waiting room. */
export async function createLiveTable(page: Page, name: string): Promise<void> {
  await page.goto('#/online');
  await page.getByRole('button', { name: 'Live table for three' }).click();
  await enterName(page, name);
  await expect(page.getByRole('heading', { level: 1, name: `${name}’s table` })).toBeVisible();
}

/** Creates an invitation in a waiting room. */
export async function createInvitation(
  page: Page,
  kind: 'Copy an invitation' | 'Invite to watch' = 'Copy an invitation',
): Promise<string> {
  const field = page.getByLabel('Invitation, to be used once');
  const before = (await field.isVisible()) ? await field.inputValue() : '';
  await page.getByRole('button', { name: kind }).click();
  await expect(field).not.toHaveValue(before);
  return field.inputValue();
}

/** Returns a seat of the waiting room, counted from 1. */
export function seat(page: Page, number: number) {
  return page.getByRole('listitem', { name: new RegExp(`^Seat ${number},`) });
}
