// How long a click takes until the frame that answers it, late in a game: by the clock, as the browser itself counts it (Event
// Timing), and of the main thread's processor, from a trace.
import { asked, gameAfter, pageWith } from './games.mjs';
import { startTrace, tasksOf } from './trace.mjs';

/** Longer than a click and its frame take, shorter than the pause between two clicks. */
const PAUSE = 150;

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
    await page.waitForTimeout(PAUSE);
  };
  for (let round = 0; round < rounds; round++) {
    await asked(page);
    for (const tab of await page.getByRole('tab').all()) await click(tab);
    await click(page.locator('.panel button'));
    await click(page.getByRole('tab').first());
    await click(page.locator('article > button'));
    // The board of a rival lies over the own one.
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
 * What each click cost: the task that handled it and those that followed, to the end of the frame that answers it, which the
 * browser begins at its next tick. Tasks later than that are another's: what moves, or bots that think.
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
    const game = gameAfter(0.7, 4);
    const page = await pageWith(chrome, game, { speed: 'instant', confirm: 'always' }, { viewport });
    await page.addInitScript(watch);
    await page.goto(`${address}#/game/${game.id}`);
    await asked(page);
    await startTrace(chrome, page);
    const made = await clickAround(page, 6);
    // Below 16 ms the browser keeps no account: such clicks were answered by the next frame.
    const slow = await page.evaluate(() => window.clicks);
    const costs = costsOf(await tasksOf(chrome));
    await page.context().close();
    const worst = Math.max(16, ...slow);
    const late = slow.filter((duration) => duration > 50).length;
    rows.push([
      `Click to the frame that answers, ${title} (worst of ${made}, ${late} over 50 ms), by the clock`,
      `${worst} ms`,
      '≤ 50 ms',
      worst <= 50,
    ]);
    const dearest = Math.max(...costs);
    const dear = costs.filter((cost) => cost > 50).length;
    rows.push([
      `… of the main thread’s processor (worst of ${costs.length}, ${dear} over 50 ms)`,
      `${dearest.toFixed(0)} ms`,
      '≤ 50 ms',
      dearest <= 50,
    ]);
  }
  return rows;
}
