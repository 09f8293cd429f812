// Measures the time from a click to the next frame late in a game: elapsed time from Event Timing, and processor time of
// the main thread from a trace.
import { newPage, savedGameAfter, waitForDecision } from './games.mjs';
import { startTrace, tasksOf } from './main-thread.mjs';

/** Milliseconds after a click: longer than the click and its frame take. */
const PAUSE = 150;

/** Runs in the page: keeps the durations of clicks that the browser reports. */
function observeClicks() {
  window.clicks = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.clicks.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** Clicks through the panels and plays moves; returns the number of clicks. */
async function clickAround(page, rounds) {
  let clicks = 0;
  const click = async (locator) => {
    if ((await locator.count()) === 0 || !(await locator.first().isEnabled())) return;
    await locator.first().click();
    clicks++;
    await page.waitForTimeout(PAUSE);
  };
  for (let round = 0; round < rounds; round++) {
    await waitForDecision(page);
    for (const tab of await page.getByRole('tab').all()) await click(tab);
    await click(page.locator('.panel button'));
    await click(page.getByRole('tab').first());
    await click(page.locator('article > button'));
    // Closes the board of a rival, which covers the own one.
    await page.keyboard.press('Escape');
    await click(page.locator('footer button'));
    await click(page.locator('.prompt .choices button'));
    await click(page.locator('.prompt .main'));
    await click(page.locator('header nav button').first());
    await click(page.locator('.prompt .choices button'));
    await click(page.locator('.prompt .main'));
  }
  return clicks;
}

/**
 * Returns the processor time of each click: of the task that handled it and of those that followed up to the next frame.
 * Later tasks belong to animations or bots.
 */
function costsOf(tasks) {
  return tasks.flatMap((task, i) => {
    if (!task.handled.includes('click')) return [];
    const end = task.start + Math.max(PAUSE, task.wall);
    const following = tasks.slice(i + 1).filter(({ start, handled }) => start < end && !handled.includes('click'));
    const frame = following.findIndex(({ isFrame }) => isFrame);
    const answered = [task, ...following.slice(0, frame + 1)];
    return [answered.reduce((sum, { processor }) => sum + processor, 0)];
  });
}

export async function clicks(chrome, address) {
  const rows = [];
  for (const [title, viewport] of [
    ['1280 × 800', { width: 1280, height: 800 }],
    ['390 × 844', { width: 390, height: 844 }],
  ]) {
    const game = savedGameAfter(0.7, 4);
    const page = await newPage(chrome, game, { speed: 'instant', confirm: 'always' }, { viewport });
    await page.addInitScript(observeClicks);
    await page.goto(`${address}#/game/${game.id}`);
    await waitForDecision(page);
    await startTrace(chrome, page);
    const count = await clickAround(page, 6);
    // The browser reports no clicks below 16 ms: the next frame showed their effect.
    const slow = await page.evaluate(() => window.clicks);
    const costs = costsOf(await tasksOf(chrome));
    await page.context().close();
    const worst = Math.max(16, ...slow);
    const late = slow.filter((duration) => duration > 50).length;
    rows.push([
      `Click to the next frame, ${title} (worst of ${count}, ${late} over 50 ms), elapsed time`,
      `${worst} ms`,
      '≤ 50 ms',
      worst <= 50,
    ]);
    const highest = Math.max(...costs);
    const high = costs.filter((cost) => cost > 50).length;
    rows.push([
      `… processor time of the main thread (worst of ${costs.length}, ${high} over 50 ms)`,
      `${highest.toFixed(0)} ms`,
      '≤ 50 ms',
      highest <= 50,
    ]);
  }
  return rows;
}
