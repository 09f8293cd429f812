// How long a click takes until the frame that answers it, as the browser itself counts it (Event Timing), late in a game.
import { gameAfter, isAsked, pageWith } from './games.mjs';

/** Runs in the page: keeps what the browser counts of every click. */
function watch() {
  window.clicks = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.clicks.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** Clicks one after the other on what is there, as somebody does who looks around and plays; the number of clicks. */
async function clickAround(page, rounds) {
  let clicks = 0;
  const click = async (locator) => {
    if ((await locator.count()) === 0 || !(await locator.first().isEnabled())) return;
    await locator.first().click();
    clicks++;
    await page.waitForTimeout(60);
  };
  for (let round = 0; round < rounds; round++) {
    await page.waitForFunction(isAsked);
    for (const tab of await page.getByRole('tab').all()) await click(tab);
    await click(page.locator('.panel button'));
    await click(page.getByRole('tab').first());
    await click(page.locator('article > button'));
    await click(page.locator('footer button'));
    await click(page.locator('.prompt .choices button'));
    await click(page.locator('.prompt .main'));
    await click(page.locator('header nav button').first());
    await click(page.locator('.prompt .choices button'));
    await click(page.locator('.prompt .main'));
  }
  return clicks;
}

export async function clicks(chrome, address) {
  const rows = [];
  for (const [title, viewport] of [
    ['1280 × 800', { width: 1280, height: 800 }],
    ['390 × 844', { width: 390, height: 844 }],
  ]) {
    const game = gameAfter(0.7, 4);
    const page = await pageWith(chrome, game, { speed: 'instant', confirm: 'always' }, { viewport });
    await page.addInitScript(watch);
    await page.goto(`${address}#/game/${game.id}`);
    const made = await clickAround(page, 6);
    // Below 16 ms the browser keeps no account: such clicks were answered by the next frame.
    const slow = await page.evaluate(() => window.clicks);
    await page.context().close();
    const worst = Math.max(16, ...slow);
    const late = slow.filter((duration) => duration > 50).length;
    rows.push([
      `Click to the frame that answers, ${title} (worst of ${made}, ${late} over 50 ms)`,
      `${worst} ms`,
      '≤ 50 ms',
      worst <= 50,
    ]);
  }
  return rows;
}
