/**
 * `npm run games [-- COUNT] [-- COUNT KIND]`: plays random games (100,000 by default) on all cores and checks all
 * invariants after every move. The games are spread over all kinds of games, or over those whose names begin with KIND
 * (`classic-standard`, `age-of-sail-b`).
 */
import { fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { CONFIGURATIONS_WITH_EXPLOITS, type GameConfiguration } from '../test/support/configurations.ts';
import { playExamined } from '../test/support/random-games.ts';

const DEFAULT_COUNT = 100_000;
const THOROUGH_EVERY = 100;
const REPORT_EVERY = 250;
/** Stands for the name of a kind in the arguments of a child process. */
const ALL = 'all';

interface Report {
  games: number;
  moves: number;
}

function coursesCalled(name: string): readonly GameConfiguration[] {
  return name === ALL
    ? CONFIGURATIONS_WITH_EXPLOITS
    : CONFIGURATIONS_WITH_EXPLOITS.filter((configuration) => configuration.name.startsWith(name));
}

/** Each child process plays every nth game; the games iterate over the kinds. */
function child(offset: number, step: number, count: number, name: string): void {
  const configurations = coursesCalled(name);
  let report: Report = { games: 0, moves: 0 };
  for (let game = offset; game < count; game += step) {
    const n = Math.floor(game / configurations.length);
    report.moves += playExamined(configurations[game % configurations.length], n, n % THOROUGH_EVERY === 0);
    if (++report.games % REPORT_EVERY === 0) {
      process.send?.(report);
      report = { games: 0, moves: 0 };
    }
  }
  process.send?.(report);
  process.disconnect();
}

function parent(count: number, name: string): void {
  const total: Report = { games: 0, moves: 0 };
  const start = performance.now();
  const cores = Math.max(1, os.availableParallelism());
  let running = cores;
  for (let offset = 0; offset < cores; offset++) {
    const args = ['child', String(offset), String(cores), String(count), name];
    const worker = fork(fileURLToPath(import.meta.url), args);
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

function main(first = String(DEFAULT_COUNT), name = ALL): void {
  const count = Number(first);
  const problems = [
    ...(Number.isInteger(count) && count > 0
      ? []
      : [`The number of games must be a whole number from 1, not ${first}.`]),
    ...(coursesCalled(name).length > 0
      ? []
      : [
          `There is no configuration ${name}; there are:`,
          ...[ALL, ...CONFIGURATIONS_WITH_EXPLOITS.map((configuration) => configuration.name)],
        ]),
  ];
  if (problems.length === 0) {
    parent(count, name);
    return;
  }
  console.error(problems.join('\n'));
  process.exitCode = 2;
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'child') child(Number(rest[0]), Number(rest[1]), Number(rest[2]), rest[3]);
else main(first, rest[0]);
