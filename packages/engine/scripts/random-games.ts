/** `npm run games [-- COUNT]`: plays very many random games (100,000 unless told otherwise) on all cores, with every invariant checked after every move. */
import { fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { edition } from '../src/index.ts';
import { playExamined } from '../test/support/random-games.ts';

const DEFAULT_COUNT = 100_000;
const THOROUGH_EVERY = 100;
const REPORT_EVERY = 250;

interface Report {
  games: number;
  moves: number;
}

/** A child plays every nth game. */
function child(offset: number, step: number, count: number): void {
  const tables = edition('classic');
  let report: Report = { games: 0, moves: 0 };
  for (let n = offset; n < count; n += step) {
    report.moves += playExamined(tables, n, n % THOROUGH_EVERY === 0);
    if (++report.games % REPORT_EVERY === 0) {
      process.send?.(report);
      report = { games: 0, moves: 0 };
    }
  }
  process.send?.(report);
  process.disconnect();
}

function parent(count: number): void {
  const total: Report = { games: 0, moves: 0 };
  const start = performance.now();
  const cores = Math.max(1, os.availableParallelism());
  let running = cores;
  for (let offset = 0; offset < cores; offset++) {
    const worker = fork(fileURLToPath(import.meta.url), ['child', String(offset), String(cores), String(count)]);
    worker.on('message', (report: Report) => {
      total.games += report.games;
      total.moves += report.moves;
      const seconds = (performance.now() - start) / 1000;
      const line = `${total.games} of ${count} games, ${total.moves} moves, ${seconds.toFixed(0)} s`;
      if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
    });
    worker.on('exit', (code) => {
      if (code !== 0) process.exitCode = 1;
      if (--running > 0) return;
      const verdict = process.exitCode === 1 ? 'A game failed: see above.' : 'All invariants held after every move.';
      console.log(`\n${total.games} games, ${total.moves} moves. ${verdict}`);
    });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'child') child(Number(rest[0]), Number(rest[1]), Number(rest[2]));
else {
  const count = first === undefined ? DEFAULT_COUNT : Number(first);
  if (Number.isInteger(count) && count > 0) parent(count);
  else {
    console.error(`The number of games must be a whole number from 1, not ${first}.`);
    process.exitCode = 2;
  }
}
