/** `npm run golden`: writes missing golden records and counted trees. Existing files are never changed. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameRecord, legalMoves, type Opening, perft, writeRecord } from '../src/index.ts';
import { goldenGames } from '../test/support/configurations.ts';
import { Chooser } from '../test/support/examine.ts';

const folder = fileURLToPath(new URL('../test/golden/', import.meta.url));
/** Maximum number of sequences counted from one position; deeper trees would slow down every run of the tests. */
const MAX_SEQUENCES = 20_000;
const DEEPEST = 7;

/** Plays a whole game in which players pass only when they must. */
function playEagerly(opening: Opening): GameRecord {
  const record = new GameRecord(opening);
  const chooser = new Chooser(opening.players * 7 + 1);
  while (record.seat !== null) {
    const moves = legalMoves(record.game).filter((move, _, all) => move.verb !== 'pass' || all.length === 1);
    record.play(moves[chooser.below(moves.length)]);
  }
  return record;
}

/** Counts the sequences of each length while their number stays below the maximum. */
function countTree(record: GameRecord): number[] {
  const counts = [perft(record.game, 1)];
  while (counts.length < DEEPEST && counts[counts.length - 1] * counts[0] < MAX_SEQUENCES) {
    counts.push(perft(record.game, counts.length + 1));
  }
  return counts;
}

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`wrote ${file}`);
}

for (const { name, opening } of goldenGames()) {
  const record = playEagerly(opening);
  write(`records/${name}.txt`, writeRecord(record));
  // Trees are counted from the start, and from the middle and near the end of the golden game, where all actions are
  // possible.
  const counts: Record<string, number[]> = {};
  for (const part of [0, 0.5, 0.9]) {
    const start = new GameRecord(opening);
    for (const move of record.moves.slice(0, Math.floor(record.moves.length * part))) start.play(move);
    counts[`after ${start.moves.length} moves`] = countTree(start);
  }
  write(`trees/${name}.json`, `${JSON.stringify(counts, null, 2)}\n`);
}
