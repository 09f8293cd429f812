/** Navigation between pages, whose address changes before their content. */
import { expect, type Page } from '@playwright/test';

/** Opens another page of the client and waits for its content. */
export async function goTo(page: Page, address: string): Promise<void> {
  const heading = page.locator('h1:visible').first();
  const before = await heading.innerText();
  await page.goto(`#/${address}`);
  await expect(heading).not.toHaveText(before);
}
