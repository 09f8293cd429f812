/**
 * Measures the speed of the bots on one thread in processor time: whole games by the policy, compared with random chess
 * games by chessops in the same run, and a decision of each level.
 */
import { apply, decidingSeat, type Game, listMoves, MoveList, Random } from '@windrose/engine';
import { randomChess } from '../../engine/bench/beside/chess.ts';
import { weightsFor } from '../src/all-weights.ts';
import { Evaluation } from '../src/evaluation/evaluation.ts';
import { type GameKind, newGame } from '../src/game-kind.ts';
import { LEVELS } from '../src/levels.ts';
import { makeBot } from '../src/make-bot.ts';
import { MoveScorer } from '../src/policy/move-scorer.ts';
import { Policy } from '../src/policy/policy.ts';

const SECONDS = Number(process.argv[2] ?? 2);
const SETUPS = 64;
const BATCH = 50;
const TEMPERATURE = 0.4;
/** The aim is 8,000 games a second on a machine where chessops plays 940 games of chess. */
const AIM = 8_000 / 940;

const GAME_KINDS: readonly GameKind[] = [
  { edition: 'classic', board: 'classic', mode: 'standard', players: 4 },
  { edition: 'age-of-sail', board: 'a', mode: 'standard', players: 4 },
];

/** Returns milliseconds of processor time, which other programs on the machine do not affect. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns how often a task runs in a second, in the best of four measurements. */
function rate(task: () => void): number {
  let best = 0;
  for (let run = 0; run < 4; run++) {
    const start = clock();
    let count = 0;
    while (clock() - start < (SECONDS * 1000) / 4) {
      for (let i = 0; i < BATCH; i++) task();
      count += BATCH;
    }
    best = Math.max(best, (count / (clock() - start)) * 1000);
  }
  return best;
}

function policyGames(setups: readonly Game[]): number {
  const game = setups[0].clone();
  const { policy, evaluation } = weightsFor(game);
  const player = new Policy(
    game,
    new MoveScorer(policy, game.tables),
    new Evaluation(evaluation),
    new Random('bench'),
    TEMPERATURE,
  );
  let number = 0;
  return rate(() => {
    game.copyFrom(setups[number++ % SETUPS]);
    player.playOut(game);
  });
}

function randomGames(setups: readonly Game[]): number {
  const game = setups[0].clone();
  const list = new MoveList();
  const random = new Random('bench');
  let number = 0;
  return rate(() => {
    game.copyFrom(setups[number++ % SETUPS]);
    for (listMoves(game, list); list.count > 0; listMoves(game, list))
      apply(game, list.moves[random.below(list.count)]);
  });
}

/** Returns the mean and the longest time of a decision with a choice, in one game of a level against itself. */
function decisionTimes(setup: Game, level: (typeof LEVELS)[number]): string {
  const game = setup.clone();
  const bots = Array.from({ length: game.state.seats }, (_, seat) =>
    makeBot(level, game, weightsFor(game), `bench-${seat}`),
  );
  const list = new MoveList();
  let [sum, count, longest] = [0, 0, 0];
  for (listMoves(game, list); list.count > 0 && sum < SECONDS * 10_000; listMoves(game, list)) {
    const start = clock();
    const move = bots[decidingSeat(game)].decide(game);
    const time = clock() - start;
    if (list.count > 1) {
      sum += time;
      count++;
      longest = Math.max(longest, time);
    }
    apply(game, move);
  }
  return `${(sum / count).toFixed(2)} ms (longest ${longest.toFixed(0)})`;
}

const setups = GAME_KINDS.map((gameKind) => Array.from({ length: SETUPS }, (_, i) => newGame(gameKind, `bench-${i}`)));
const line = (title: string, cells: readonly string[]) =>
  console.log(`  ${title.padEnd(40)}${cells.map((cell) => cell.padEnd(28)).join('')}`);
const random = new Random('chess');
const chess = rate(() => randomChess((bound) => random.below(bound)));
console.log(
  `\nOne thread, processor time, Node ${process.versions.node}, 4 players; chessops ${Math.round(chess)} games/s`,
);
line(
  '',
  GAME_KINDS.map(({ edition }) => edition),
);
line(
  'random games',
  setups.map((some) => `${Math.round(randomGames(some)).toLocaleString('en')} /s`),
);
const policyResults = setups.map(policyGames);
line(
  'games of the policy to the end',
  policyResults.map((games) => `${Math.round(games).toLocaleString('en')} /s (aim 8,000)`),
);
line(
  'beside random chess games by chessops',
  policyResults.map((games) => `${(games / chess).toFixed(1)} × (aim ${AIM.toFixed(1)})`),
);
for (const level of LEVELS) {
  line(
    `a decision of the ${level.name}`,
    setups.map(([setup]) => decisionTimes(setup, level)),
  );
}
