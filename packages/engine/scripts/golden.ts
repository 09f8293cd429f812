/** `npm run golden`: writes the golden records and counted trees that do not exist yet. Those that exist are never changed: they hold for ever. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_OPTIONS, edition, GameRecord, legalMoves, type Options, perft, writeRecord } from '../src/index.ts';
import { Chooser } from '../test/support/examine.ts';

const folder = fileURLToPath(new URL('../test/golden/', import.meta.url));
const tables = edition('classic');

function opening(players: number, options: Options, seed: string): GameRecord {
  const names = Array.from({ length: players }, () => '');
  return new GameRecord({ tables, mode: 'standard', players, options, names, from: { seed } });
}

/** A whole game between players who act while they can. */
function eagerGame(players: number, options: Options, seed: string): GameRecord {
  const record = opening(players, options, seed);
  const chooser = new Chooser(players * 7 + seed.length);
  while (record.seat !== null) {
    const moves = legalMoves(record.game).filter((move, _, all) => move.verb !== 'pass' || all.length === 1);
    record.play(moves[chooser.below(moves.length)]);
  }
  return record;
}

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`wrote ${file}`);
}

const VARIANTS: { name: string; options: Options }[] = [
  { name: 'by-phase', options: DEFAULT_OPTIONS },
  { name: 'by-player', options: { ...DEFAULT_OPTIONS, phaseOrder: 'byPlayer' } },
  { name: 'without-effect', options: { ...DEFAULT_OPTIONS, 'rulings.requireEffect': false } },
];

for (let players = tables.data.players.least; players <= tables.data.players.most; players++) {
  for (const { name, options } of VARIANTS) {
    const base = `classic-${players}-${name}`;
    write(`records/${base}.txt`, writeRecord(eagerGame(players, options, `golden-${players}`)));
    // Counted from the start, and from the middle and near the end of the golden game, where every action is possible.
    const counts: Record<string, number[]> = {};
    const record = eagerGame(players, options, `golden-${players}`);
    for (const part of [0, 0.5, 0.9]) {
      const start = opening(players, options, `golden-${players}`);
      for (const move of record.moves.slice(0, Math.floor(record.moves.length * part))) start.play(move);
      const depths = part === 0 ? 7 : 5;
      counts[`after ${start.moves.length} moves`] = Array.from({ length: depths }, (_, i) => perft(start.game, i + 1));
    }
    write(`trees/${base}.json`, `${JSON.stringify(counts, null, 2)}\n`);
  }
}
