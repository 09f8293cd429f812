// Measures the Lighthouse scores of the start page and the game page, on a desktop and on a phone with a slow connection.
import lighthouse, { desktopConfig } from 'lighthouse';
import { savedGameAfter, waitForDecision } from './games.mjs';

/**
 * Empties the storage of the browser except for one game, in which bots have played up to a decision of the player.
 * Lighthouse keeps the storage and empties the caches.
 */
async function storeOnly(context, address, game) {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate((entry) => {
    localStorage.clear();
    if (entry !== null) localStorage.setItem(`windrose.game.${entry.id}`, JSON.stringify(entry));
  }, game);
  if (game !== null) {
    await page.goto(`${address}#/game/${game.id}`);
    await waitForDecision(page);
  }
  await page.close();
}

export async function lighthouseScores(context, port, address) {
  const game = savedGameAfter(0, 4);
  const rows = [];
  for (const [preset, config, minPerformance] of [
    ['desktop', desktopConfig, 98],
    ['mobile', undefined, 95],
  ]) {
    for (const [title, url] of [
      ['start', address],
      ['game', `${address}#/game/${game.id}`],
    ]) {
      await storeOnly(context, address, title === 'game' ? game : null);
      const flags = { port, output: 'json', logLevel: 'error' };
      const { lhr } = await lighthouse(url, flags, config);
      const { performance, accessibility, 'best-practices': practices } = lhr.categories;
      if (process.env.LIGHTHOUSE_DETAILS !== undefined) printDetails(lhr);
      for (const [what, { score }, aim] of [
        ['performance', performance, minPerformance],
        ['accessibility', accessibility, 100],
        ['best practices', practices, 100],
      ]) {
        const found = Math.round(score * 100);
        rows.push([
          `Lighthouse, ${preset}, ${title} page: ${what}`,
          String(found),
          aim === 100 ? '100' : `≥ ${aim}`,
          found >= aim,
        ]);
      }
    }
  }
  return rows;
}

/** Prints the audits behind the scores. */
function printDetails({ audits, finalDisplayedUrl }) {
  console.log(`\n${finalDisplayedUrl}`);
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ]) {
    console.log(`  ${audits[id].title}: ${audits[id].displayValue}`);
  }
  for (const { url, duration, startTime } of audits['long-tasks'].details?.items ?? []) {
    console.log(`  task of ${Math.round(duration)} ms at ${Math.round(startTime)} ms: ${url}`);
  }
  for (const { id, title, score, scoreDisplayMode, details } of Object.values(audits)) {
    if (score === null || score >= 0.9 || scoreDisplayMode === 'informative') continue;
    console.log(`  ${score} ${id}: ${title}`);
    for (const { node } of details?.items?.slice(0, 3) ?? []) if (node) console.log(`      ${node.snippet}`);
  }
}
