// Measures the longest task of the main thread while bots think: an Action Phase with four seats, without pauses.
import { newPage, savedGameAfter, waitForDecision } from './games.mjs';
import { startTrace, tasksOf } from './main-thread.mjs';

const TURNS = 12;

export async function thinking(chrome, address) {
  const game = savedGameAfter(0.6, 4);
  const page = await newPage(
    chrome,
    game,
    { speed: 'instant', confirm: 'never' },
    { viewport: { width: 1280, height: 800 } },
  );
  await page.goto(`${address}#/game/${game.id}`);
  await waitForDecision(page);
  await page.waitForTimeout(500);
  await startTrace(chrome, page);
  let waited = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    await waitForDecision(page);
    const moves = () =>
      page.evaluate((id) => JSON.parse(localStorage.getItem(`windrose.game.${id}`)).record.length, game.id);
    const before = await moves();
    const button = page.locator('.prompt .choices button').first();
    if ((await button.count()) === 0) break;
    await button.click();
    const start = Date.now();
    await waitForDecision(page);
    waited += (await moves()) > before + 40 ? Date.now() - start : 0;
  }
  const tasks = await tasksOf(chrome);
  await page.context().close();
  const longest = Math.max(...tasks.map(({ wall }) => wall));
  const busiest = Math.max(...tasks.map(({ processor }) => processor));
  const what = `Longest task while bots think (${tasks.length} tasks in ${(waited / 1000).toFixed(0)} s`;
  return [
    [`${what}, elapsed time)`, `${longest.toFixed(0)} ms`, '≤ 50 ms', longest <= 50],
    ['… processor time', `${busiest.toFixed(0)} ms`, '≤ 50 ms', busiest <= 50],
  ];
}
