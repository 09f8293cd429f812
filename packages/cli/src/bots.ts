/** Bots as the commands use them: functions from a game to the number of a legal move. */
import { type Bot as LevelBot, makeBotFromSpec } from '@windrose/bots';
import { type Game, listMoves, MoveList, Random, type Seat } from '@windrose/engine';
import { LEVEL_NAMES, parseBot } from './bot-arguments.ts';
import { usageError } from './user-error.ts';

/** Returns the number of a legal move for the pending decision. It must not change the game. */
export type Bot = (game: Game) => number;

const RANDOM = 'random';

/** Returns a bot that chooses among all legal moves with equal probability. */
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
  return name === RANDOM || parseBot(name) !== undefined;
}

/** Returns a bot whose choices depend on the seed alone: it counts rollouts and ignores the clock. */
export function makeBot(name: string, seed: string): Bot {
  const entrant = parseBot(name);
  if (entrant === undefined) return random(seed);
  let bot: LevelBot | null = null;
  return (game) => {
    bot ??= makeBotFromSpec(entrant, game, seed);
    return bot.decide(game);
  };
}

/** Returns the bot of a seat. `record` and `simulate` both use it, so that `record` can repeat a simulated game. */
export function seatBot(name: string, gameSeed: string, seat: Seat): Bot {
  return makeBot(name, `${gameSeed}:${seat}`);
}

/** Returns the bots of all seats from the value of `--bot`, which names one bot for all seats or one for each. */
export function botsForSeats(names: readonly string[] | undefined, players: number): string[] {
  const given = names ?? [RANDOM];
  for (const name of given) {
    if (!isBot(name)) throw usageError(`There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}.`);
  }
  if (given.length === 1) return Array<string>(players).fill(given[0]);
  if (given.length !== players) {
    throw usageError(
      `--bot must name one bot for all, or one for each of the ${players} players, not ${given.length}.`,
    );
  }
  return [...given];
}
