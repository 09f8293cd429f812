/** Benchmark of the engine on one thread, beside chessops playing random chess on the same core in the same run. */
import {
  apply,
  createSilentGame,
  DEFAULT_OPTIONS,
  dealSetup,
  type EditionTables,
  edition,
  GameRecord,
  legalMoves,
  listMoves,
  MoveList,
  readRecord,
  totalScore,
  writeRecord,
} from '../src/index.ts';
import { randomChess } from './beside/chess.ts';

const PLAYERS = 4;
const SETUPS = 64;
const SECONDS = Number(process.argv[2] ?? 2);

let random = 0x2545f491;
function below(bound: number): number {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return Math.floor(((random >>> 0) / 0x100000000) * bound);
}

/** Repeats a task for the given time and returns how often it ran per second: the best of three measurements. */
function rate(task: () => void, batch: number): number {
  for (let i = 0; i < batch; i++) task();
  let best = 0;
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < (SECONDS * 1000) / 3) {
      for (let i = 0; i < batch; i++) task();
      count += batch;
    }
    best = Math.max(best, (count / (performance.now() - start)) * 1000);
  }
  return best;
}

/** Plays random games of one edition: lists the legal moves at every decision and scores the end. */
function randomGames(tables: EditionTables) {
  const setups = Array.from({ length: SETUPS }, (_, i) =>
    createSilentGame(tables, PLAYERS, DEFAULT_OPTIONS, dealSetup(tables, PLAYERS, `bench-${i}`)),
  );
  const game = setups[0].clone();
  const list = new MoveList();
  const sums = { games: 0, steps: 0, glory: 0 };
  const play = () => {
    game.copyFrom(setups[sums.games++ % SETUPS]);
    for (listMoves(game, list); list.count > 0; listMoves(game, list)) {
      apply(game, list.moves[below(list.count)]);
      sums.steps++;
    }
    for (let seat = 0; seat < PLAYERS; seat++) sums.glory += totalScore(game, seat);
  };
  const copy = () => {
    for (let i = 0; i < 1000; i++) game.copyFrom(setups[i % SETUPS]);
  };
  return { play, copy, sums };
}

function sampleRecord(tables: EditionTables): string {
  const opening = { tables, mode: 'standard', players: PLAYERS, options: DEFAULT_OPTIONS, names: [] } as const;
  const record = new GameRecord({ ...opening, from: { seed: 'bench' } });
  while (record.seat !== null) {
    const moves = legalMoves(record.game);
    record.play(moves[below(moves.length)]);
  }
  return writeRecord(record);
}

/** Measures the bytes that a task allocates by the growth of the heap between collections; needs --expose-gc. */
function allocated(task: () => void, times: number): number {
  if (globalThis.gc === undefined) return Number.NaN;
  for (let i = 0; i < times; i++) task();
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < times; i++) task();
  return Math.max(0, process.memoryUsage().heapUsed - before) / times;
}

const chess = rate(() => randomChess(below), 20);
const columns = [edition('classic'), edition('age-of-sail', 'a')].map((tables) => {
  const { play, copy, sums } = randomGames(tables);
  const games = rate(play, 200);
  const text = sampleRecord(tables);
  const bytes = allocated(play, 2000);
  const decisions = sums.steps / sums.games;
  return {
    id: tables.data.id,
    games,
    cells: [
      `${Math.round(games).toLocaleString('en')} /s`,
      `${(games / chess).toFixed(1)} × (aim 26.6)`,
      decisions.toFixed(1),
      `${(1e9 / games / decisions).toFixed(0)} ns`,
      (sums.glory / sums.games / PLAYERS).toFixed(1),
      `${(1e6 / rate(copy, 10)).toFixed(0)} ns (aim 300)`,
      `${(1000 / rate(() => void readRecord(text), 10)).toFixed(2)} ms (aim 2)`,
      Number.isNaN(bytes) ? 'run with --expose-gc' : `${bytes.toFixed(1)} bytes`,
    ],
  };
});
const titles = [
  'random games, 4 players, with move lists',
  'beside random chess games by chessops',
  'decisions a game',
  'time a decision',
  'mean glory of a random player',
  'copy of a state',
  'checked replay of a whole game with events',
  'allocated by a whole random game',
];
const [classic, ageOfSail] = columns;
console.log(
  `\nOne thread, Node ${process.versions.node}, ${SECONDS} s each, best of three; chessops ${Math.round(chess)} games/s`,
);
console.log(`  ${''.padEnd(46)}${columns.map(({ id }) => id.padEnd(22)).join('')}`);
titles.forEach((title, i) => {
  console.log(`  ${title.padEnd(46)}${columns.map(({ cells }) => cells[i].padEnd(22)).join('')}`);
});
console.log(
  `  Age of Sail plays ${((ageOfSail.games / classic.games) * 100).toFixed(0)} % of the games of Classic (aim 70 %)`,
);
