/** Speed of the engine on one thread, beside chessops playing random chess on the same core in the same run. */
import { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import {
  apply,
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  GameRecord,
  legalMoves,
  listMoves,
  MoveList,
  readRecord,
  totalScore,
  writeRecord,
} from '../src/index.ts';

const PLAYERS = 4;
const SETUPS = 64;
const SECONDS = Number(process.argv[2] ?? 2);
const FIFTY_MOVES = 100;

let random = 0x2545f491;
function below(bound: number): number {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return Math.floor(((random >>> 0) / 0x100000000) * bound);
}

/** Runs a task again and again for the time given; returns how often a second, best of three. */
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

const tables = edition('classic');
const setups = Array.from(
  { length: SETUPS },
  (_, i) => createGame(tables, PLAYERS, DEFAULT_OPTIONS, dealSetup(tables, PLAYERS, `bench-${i}`)).game,
);
const game = setups[0].clone();
const list = new MoveList();
let steps = 0;
let games = 0;
let glory = 0;

/** A whole random game with a list of legal moves at every decision, and its score. */
function randomGame(): void {
  game.copyFrom(setups[games++ % SETUPS]);
  for (listMoves(game, list); list.count > 0; listMoves(game, list)) {
    apply(game, list.moves[below(list.count)]);
    steps++;
  }
  for (let seat = 0; seat < PLAYERS; seat++) glory += totalScore(game, seat);
}

/** A whole random game of chess by the same method: list the moves, play one, until the game is over. */
function randomChess(): void {
  const position = Chess.default();
  for (;;) {
    const context = position.ctx();
    if (position.isEnd(context) || position.halfmoves >= FIFTY_MOVES) return;
    const moves: NormalMove[] = [];
    for (const [from, targets] of position.allDests(context)) for (const to of targets) moves.push({ from, to });
    const move = moves[below(moves.length)];
    const lastRank = move.to < 8 || move.to >= 56;
    if (lastRank && position.board.pawn.has(move.from)) move.promotion = 'queen';
    position.play(move);
  }
}

function sampleRecord(): string {
  const opening = { tables, mode: 'standard', players: PLAYERS, options: DEFAULT_OPTIONS, names: [] } as const;
  const record = new GameRecord({ ...opening, from: { seed: 'bench' } });
  while (record.seat !== null) {
    const moves = legalMoves(record.game);
    record.play(moves[below(moves.length)]);
  }
  return writeRecord(record);
}

/** Bytes allocated by a task, by the heap's growth between collections; run with --expose-gc. */
function allocated(task: () => void, times: number): number {
  if (globalThis.gc === undefined) return Number.NaN;
  for (let i = 0; i < times; i++) task();
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < times; i++) task();
  return Math.max(0, process.memoryUsage().heapUsed - before) / times;
}

const gamesPerSecond = rate(randomGame, 200);
const chessPerSecond = rate(randomChess, 20);
const copies = rate(() => {
  for (let i = 0; i < 1000; i++) game.copyFrom(setups[i % SETUPS]);
}, 10);
const text = sampleRecord();
const replays = rate(() => void readRecord(text), 10);
const bytes = allocated(randomGame, 2000);

const rows = [
  ['random games, 4 players, with move lists', `${Math.round(gamesPerSecond).toLocaleString('en')} /s`],
  ['random chess games by chessops', `${Math.round(chessPerSecond).toLocaleString('en')} /s`],
  ['ratio', `${(gamesPerSecond / chessPerSecond).toFixed(1)} × (aim: 26.6)`],
  ['decisions a game', (steps / games).toFixed(1)],
  ['time a decision', `${(1e9 / gamesPerSecond / (steps / games)).toFixed(0)} ns`],
  ['mean glory of a random player', (glory / games / PLAYERS).toFixed(1)],
  ['copy of a state', `${(1e6 / copies).toFixed(0)} ns (aim: 300)`],
  ['checked replay of a whole game with events', `${(1000 / replays).toFixed(2)} ms (aim: 2)`],
  ['allocated by a whole random game', Number.isNaN(bytes) ? 'run with --expose-gc' : `${bytes.toFixed(1)} bytes`],
];
console.log(`\nEngine, Classic, one thread, Node ${process.versions.node}, ${SECONDS} s each, best of three`);
for (const [what, value] of rows) console.log(`  ${what.padEnd(46)}${value}`);
