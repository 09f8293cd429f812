// Games to measure with: whole records from the command line, cut off where a person is to decide, as the client keeps them.
import { spawnSync } from 'node:child_process';
import { command } from '../../../../scripts/build.mjs';

const CAPTAIN = 3;

/** The entry of a game in the browser's storage: the first seat is a person's, captains sit at the others. */
function kept(id, record, players) {
  const seats = Array.from({ length: players }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    level: CAPTAIN,
    name: '',
    colour: seat,
  }));
  return { id, seats, record, updated: Date.now(), finished: false };
}

/** A game after a share of its moves, 0 to 1. */
export function gameAfter(share, players, ...options) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [command, 'record', '--seed', 'measure', '--players', String(players), ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.trimEnd().split('\n').slice(0, -1);
  const begin = lines.indexOf('moves') + 1;
  const end = begin + Math.round((lines.length - begin) * share);
  return kept('measure', `${lines.slice(0, end).join('\n')}\n`, players);
}

/** A page with nothing but that game, and settings of one's own, in its storage. */
export async function pageWith(chrome, game, settings = {}, options = {}) {
  const context = await chrome.newContext({ serviceWorkers: 'block', locale: 'en-GB', ...options });
  const page = await context.newPage();
  // Bots think as long as they think, on a slow machine too.
  page.setDefaultTimeout(180_000);
  await page.addInitScript(
    ([entry, preferences]) => {
      if (localStorage.length > 0) return;
      localStorage.setItem(`windrose.game.${entry.id}`, JSON.stringify(entry));
      localStorage.setItem('windrose.settings', JSON.stringify(preferences));
    },
    [game, settings],
  );
  return page;
}

/** Runs in the page: whether a person at the screen is asked something, a turn is to be confirmed, or the game is over. */
const isAsked = () => document.querySelector('.prompt .choices button, .prompt .main, section.end') !== null;

/** Runs in the page: that, or the Opposition's acts are shown. */
const isAskedOrTold = () =>
  document.querySelector('.prompt .choices button, .prompt .main, section.end, .telling') !== null;

/** Waits until a person at the screen is asked; what the Opposition does meanwhile is told at once. */
export async function asked(page) {
  for (;;) {
    await page.waitForFunction(isAskedOrTold);
    if (await page.evaluate(isAsked)) return;
    await page.keyboard.press('e');
  }
}
