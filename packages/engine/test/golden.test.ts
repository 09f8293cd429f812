/** Golden files: stored games replay to their hash, and stored trees of moves keep their size. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Game, GameRecord, hashPosition, perft, readRecord } from '../src/index.ts';
import { goldenGames } from './support/configurations.ts';

const folder = fileURLToPath(new URL('golden/', import.meta.url));
const files = (kind: string) => readdirSync(`${folder}${kind}`).sort();
const readGolden = (file: string) => readFileSync(`${folder}${file}`, 'utf8');

describe('golden records', () => {
  test('every edition, board, mode, number of players and option has a record and a tree', () => {
    const names = goldenGames().map(({ name }) => name);
    expect(files('records')).toEqual(expect.arrayContaining(names.map((name) => `${name}.txt`)));
    expect(files('trees')).toEqual(expect.arrayContaining(names.map((name) => `${name}.json`)));
  });

  test.each(files('records'))('%s replays to its stored hash', (file) => {
    const text = readGolden(`records/${file}`);
    const record = readRecord(text);
    expect(text).toContain(`\nhash ${hashPosition(record.game)}\n`);
    expect(record.seat).toBeNull();
  });
});

describe('counted trees', () => {
  test.each(files('trees'))('%s has the stored number of sequences at each depth', (file) => {
    const record = readRecord(readGolden(`records/${file.replace('.json', '.txt')}`));
    const stored = JSON.parse(readGolden(`trees/${file}`)) as Record<string, number[]>;
    for (const [start, counts] of Object.entries(stored)) {
      const game = playTo(record, Number(/\d+/.exec(start)?.[0]));
      expect({ start, counts: counts.map((_, i) => perft(game, i + 1)) }).toEqual({ start, counts });
    }
  });
});

function playTo(record: GameRecord, moves: number): Game {
  const start = new GameRecord(record.opening);
  for (const move of record.moves.slice(0, moves)) start.play(move);
  return start.game;
}
