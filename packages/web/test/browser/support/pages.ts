/** Ways between pages: the address changes at once, the page only when its parts have come. */
import { expect, type Page } from '@playwright/test';

/** Goes to another page of the client and waits until that is what is seen. */
export async function goTo(page: Page, address: string): Promise<void> {
  const heading = page.locator('h1:visible').first();
  const before = await heading.innerText();
  await page.goto(`#/${address}`);
  await expect(heading).not.toHaveText(before);
}
