/** Players that are programs, as commands call them: a function from a game to the number of a legal move. */
import { botOf, type Bot as Thinker } from '@windrose/bots';
import { type Game, listMoves, MoveList, Random } from '@windrose/engine';
import { entrantFrom, LEVEL_NAMES } from './entrants.ts';
import { misuse } from './failure.ts';

/** Looks at a game in which a decision is pending and names a legal move. It must not change the game. */
export type Bot = (game: Game) => number;

const RANDOM = 'random';

/** Any legal move, each as likely as the others. */
function random(seed: string): Bot {
  const source = new Random(seed);
  const list = new MoveList();
  return (game) => {
    listMoves(game, list);
    return list.moves[source.below(list.count)];
  };
}

export const BOT_NAMES: readonly string[] = [RANDOM, ...LEVEL_NAMES];

export function isBot(name: string): boolean {
  return name === RANDOM || entrantFrom(name) !== undefined;
}

/** A bot whose choices follow from the seed alone: levels think in iterations, not by the clock. */
export function makeBot(name: string, seed: string): Bot {
  const entrant = entrantFrom(name);
  if (entrant === undefined) return random(seed);
  let thinker: Thinker | null = null;
  return (game) => {
    thinker ??= botOf(entrant, game, seed);
    return thinker.decide(game);
  };
}

/** The bot of one seat in the game of a seed: `record` and `simulate` must agree on it, so that a game can be had twice. */
export function seatBot(name: string, gameSeed: string, seat: number): Bot {
  return makeBot(name, `${gameSeed}:${seat}`);
}

/** Bots for all seats from the value of `--bot`: one for everybody, or one for each. */
export function botsForSeats(names: readonly string[] | undefined, players: number): string[] {
  const given = names ?? [RANDOM];
  for (const name of given) {
    if (!isBot(name)) throw misuse(`There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}.`);
  }
  if (given.length === 1) return Array<string>(players).fill(given[0]);
  if (given.length !== players) {
    throw misuse(`--bot must name one bot for all, or one for each of the ${players} players, not ${given.length}.`);
  }
  return [...given];
}
