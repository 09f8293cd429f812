/** Players that are programs. A bot is a function from a game to the number of a legal move; to add one, add it to `BOTS`. */
import { type Game, listMoves, MoveList, Random } from '@windrose/engine';
import { misuse } from './failure.ts';

/** Looks at a game in which a decision is pending and names a legal move. It must not change the game. */
export type Bot = (game: Game) => number;

/** Makes a bot whose choices follow from the seed alone. */
type BotMaker = (seed: string) => Bot;

/** Any legal move, each as likely as the others. */
function random(seed: string): Bot {
  const source = new Random(seed);
  const list = new MoveList();
  return (game) => {
    listMoves(game, list);
    return list.moves[source.below(list.count)];
  };
}

const BOTS: Readonly<Record<string, BotMaker>> = { random };

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

export function makeBot(name: string, seed: string): Bot {
  return BOTS[name](seed);
}

/** The bot of one seat in the game of a seed: `record` and `simulate` must agree on it, so that a game can be had twice. */
export function seatBot(name: string, gameSeed: string, seat: number): Bot {
  return makeBot(name, `${gameSeed}:${seat}`);
}

/** Bots for all seats from the value of `--bot`: one for everybody, or one for each. */
export function botsForSeats(names: readonly string[] | undefined, players: number): string[] {
  const given = names ?? [BOT_NAMES[0]];
  for (const name of given) {
    if (!BOT_NAMES.includes(name)) throw misuse(`There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}.`);
  }
  if (given.length === 1) return Array<string>(players).fill(given[0]);
  if (given.length !== players) {
    throw misuse(`--bot must name one bot for all, or one for each of the ${players} players, not ${given.length}.`);
  }
  return [...given];
}
