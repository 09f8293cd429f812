// Saved games for measurements: records from the command line, cut at a share of their moves.
import { spawnSync } from 'node:child_process';
import { command } from '../../../../scripts/build.mjs';

const CAPTAIN = 3;

/** Returns the entry of a game in the browser's storage. A person plays the first seat, captains play the others. */
function savedGame(id, record, players) {
  const seats = Array.from({ length: players }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    level: CAPTAIN,
    name: '',
    colour: seat,
  }));
  return { id, seats, record, updated: Date.now(), finished: false };
}

/** Returns a game after a share of its moves, from 0 to 1. */
export function savedGameAfter(share, players, ...options) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [command, 'record', '--seed', 'measure', '--players', String(players), ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.trimEnd().split('\n').slice(0, -1);
  const begin = lines.indexOf('moves') + 1;
  const end = begin + Math.round((lines.length - begin) * share);
  return savedGame('measure', `${lines.slice(0, end).join('\n')}\n`, players);
}

/** Opens a page with a game and settings in its storage. */
export async function newPage(chrome, game, settings = {}, options = {}) {
  const context = await chrome.newContext({ serviceWorkers: 'block', locale: 'en-GB', ...options });
  const page = await context.newPage();
  // Bots need longer on a slow machine.
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

/** Runs in the page: true if a player at the screen decides or confirms a turn, or the game is over. */
const isDecision = () => document.querySelector('.prompt .choices button, .prompt .main, section.end') !== null;

/** Runs in the page: the same, or the replay of the Opposition's turn is shown. */
const isDecisionOrReplay = () =>
  document.querySelector('.prompt .choices button, .prompt .main, section.end, .telling') !== null;

/** Waits until a player at the screen decides, and skips replays of the Opposition's turns. */
export async function waitForDecision(page) {
  for (;;) {
    await page.waitForFunction(isDecisionOrReplay);
    if (await page.evaluate(isDecision)) return;
    await page.keyboard.press('e');
  }
}
