/** Events that programs read keep the fields of earlier versions, with their names and values. */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameEvent, GameRecord, readRecord } from '@windrose/engine';
import { expect, test } from 'vitest';
import { withOlderFields } from '../src/protocol/older-event-fields.ts';

/** Of each event: its fields, how often it happened in the recorded games, and a hash of all of them. */
interface Kind {
  readonly fields: readonly string[];
  readonly count: number;
  readonly hash: string;
}

const folders = ['../../engine/test/golden/records/', 'older-events/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const OLDER = JSON.parse(readFileSync(`${folders[1]}events.json`, 'utf8')) as Readonly<Record<string, Kind>>;

/** Golden records and games in which every exploit is used, in the order in which the hashes were computed. */
const RECORDS = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readFileSync(folder + file, 'utf8')),
);

/** A value as JSON, with the keys of objects in alphabetical order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part === null || typeof part !== 'object' || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

/** The older fields of an event, those that it lacks left out. */
function olderPart(event: GameEvent): object {
  const { fields } = OLDER[event.event];
  const known = Object.entries(withOlderFields(event)).filter(([name]) => name === 'event' || fields.includes(name));
  return Object.fromEntries(known);
}

test('every event of the recorded games has its older fields with their values', () => {
  const found = new Map<string, { count: number; hash: Hash }>();
  for (const text of RECORDS) {
    const { opening, moves } = readRecord(text);
    const record = new GameRecord(opening);
    for (const event of [...record.openingEvents, ...moves.flatMap((move) => record.play(move))]) {
      if (!(event.event in OLDER)) continue;
      const kind = found.get(event.event) ?? { count: 0, hash: createHash('sha256') };
      found.set(event.event, kind);
      kind.count++;
      kind.hash.update(`${sortedJson(olderPart(event))}\n`);
    }
  }
  const kinds = [...found].map(([event, { count, hash }]) => [event, [count, hash.digest('hex').slice(0, 16)]]);
  const older = Object.entries(OLDER).map(([event, { count, hash }]) => [event, [count, hash]]);
  expect(Object.fromEntries(kinds)).toEqual(Object.fromEntries(older));
});

test('an event that concerns a seat in some cases only has no older name for it', () => {
  const stamp = { seq: 0, round: 1, phase: 'growth', actor: 1 } as const;
  const own: GameEvent = { event: 'phase-started', seat: 1, ...stamp };
  expect(withOlderFields(own)).toEqual(own);
  const removed: GameEvent = { event: 'card-removed', seat: 1, colour: 1, card: 'slavery-2', pieces: [], ...stamp };
  expect(withOlderFields(removed)).toEqual(removed);
});
