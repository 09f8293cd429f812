/** The style guide shows every control and piece in both themes. The development server has it, and no build. */
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { checkScreen } from './support/checks.ts';

let server: ViteDevServer;

test.beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  server = await createServer({ configFile, server: { port: 0 }, logLevel: 'error' });
  await server.listen();
});
test.afterAll(() => server.close());

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [place, use] of Object.entries({ desktop, phone })) {
  test.describe(place, () => {
    test.use(use);

    test('every control and piece', async ({ page }) => {
      await page.goto(`${server.resolvedUrls!.local[0]}styleguide`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
      // The picture shows the whole page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...use.viewport, height });
      await checkScreen(page, place, 'styleguide');
    });
  });
}
