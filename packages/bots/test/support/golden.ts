/** Stored hashes of games between bots of every level and of small trainings, which must not change by accident. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apply, decidingSeat } from '@windrose/engine';
import { WEIGHTS, weightsFor } from '../../src/all-weights.ts';
import { type GameKind, newGame } from '../../src/game-kind.ts';
import { LEVELS, type Level } from '../../src/levels.ts';
import { makeBot } from '../../src/make-bot.ts';
import { runTrainingTask } from '../../src/training/self-play.ts';
import { train } from '../../src/training/train.ts';
import { type TrainingPlan, writeWeights } from '../../src/weights.ts';
import { CLASSIC, nameOf, SAIL, SOLITAIRE } from './game-kinds.ts';

/** Kinds of hashes; each has a file of hashes by name. */
export const KINDS = ['games', 'trainings'] as const;
export type Kind = (typeof KINDS)[number];

export function fileOf(kind: Kind): string {
  return fileURLToPath(new URL(`../golden/${kind}.json`, import.meta.url));
}

/** Returns the stored hashes; an empty object if there is no file. */
export function keptHashes(kind: Kind): Record<string, string> {
  try {
    return JSON.parse(readFileSync(fileOf(kind), 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Returns the functions that compute the hashes of a kind, by name. */
export function golden(kind: Kind): Record<string, () => Promise<string>> {
  if (kind === 'games') {
    return Object.fromEntries(
      GAMES.map(({ name, gameKind, levels }) => [
        name,
        async () => hashOf(movesOf(gameKind, levels, 'golden').join('\n')),
      ]),
    );
  }
  return Object.fromEntries(WEIGHTS.map(({ plan }) => [nameOf(plan.course), () => hashOfTraining(plan.course)]));
}

/** Enough for a tree to grow and for small endgames to be solved, and few enough for whole games. */
const ROLLOUTS = 8;

/** For every kind of game, as many games as it takes to give every level a seat. */
const GAMES = [CLASSIC, SAIL, SOLITAIRE].flatMap((gameKind) =>
  Array.from({ length: Math.ceil(LEVELS.length / gameKind.players) }, (_, number) => {
    const levels = Array.from(
      { length: gameKind.players },
      (_, seat) => LEVELS[(number * gameKind.players + seat) % LEVELS.length],
    );
    return { name: `${nameOf(gameKind)}: ${levels.map(({ name }) => name).join(', ')}`, gameKind, levels };
  }),
);

/** Returns the moves of a whole game between bots of these levels, each with a small budget in rollouts. */
export function movesOf(gameKind: GameKind, levels: readonly Level[], seed: string): string[] {
  const game = newGame(gameKind, seed);
  const bots = levels.map((level, seat) => makeBot(level, game, weightsFor(game), `${seed}:${seat}`));
  const played: string[] = [];
  while (game.state.depth > 0) {
    const move = bots[decidingSeat(game)].decide(game, { rollouts: ROLLOUTS });
    played.push(game.tables.catalogue.moves[move].text);
    apply(game, move);
  }
  return played;
}

/** The second generation uses what the first has learned, so that all of the training is covered. */
const TINY: Omit<TrainingPlan, 'course'> = { seed: 'golden', generations: 2, games: 40 };

/**
 * Returns the hash of a training with a tiny plan. It changes with the rules, the features, the policy and the
 * training.
 */
async function hashOfTraining(gameKind: GameKind): Promise<string> {
  const weights = await train(
    { course: gameKind, ...TINY },
    async (tasks) => tasks.map(runTrainingTask),
    () => {},
  );
  return hashOf(writeWeights(weights));
}
