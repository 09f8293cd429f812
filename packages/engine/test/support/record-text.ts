/** Records as text for tests, with lines changed, removed and inserted. */
import {
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  GameRecord,
  type Opening,
  readRecord,
  writeRecord,
} from '../../src/index.ts';
import { faultTexts } from './faults.ts';

const tables = edition('classic');
export const MOVES = ['build market', 'build shipyard', 'build workshop', 'activate market', 'draw europe'];

/** A game of Classic with a few moves, for three players by default. */
export function record(opening: Partial<Opening> = {}, moves: readonly string[] = MOVES): GameRecord {
  const game = new GameRecord({
    tables,
    mode: 'standard',
    players: 3,
    options: DEFAULT_OPTIONS,
    names: ['Ada', '', 'Grace Hopper'],
    from: { seed: 'record' },
    ...opening,
  });
  for (const text of moves) game.play(game.opening.tables.catalogue.byText.get(text)!);
  return game;
}

/** Its record from a seed. */
export const text = writeRecord(record());
/** The same from an explicit set-up, token by token. */
export const explicit = writeRecord(record({ from: { setup: dealSetup(tables, 3, 'record') } }));

/** Returns the record with its lines changed by a function. */
export function withLines(from: string, change: (lines: string[]) => void): string {
  const lines = from.trimEnd().split('\n');
  change(lines);
  return lines.join('\n');
}

/** Replaces the line that starts with a text. */
export const replaceLine =
  (old: string, line: string) =>
  (lines: string[]): void => {
    lines[lines.findIndex((each) => each.startsWith(old))] = line;
  };

/** Removes the line that starts with a text. */
export const removeLine =
  (start: string) =>
  (lines: string[]): void => {
    lines.splice(
      lines.findIndex((each) => each.startsWith(start)),
      1,
    );
  };

/** Inserts a line before the line that starts with a text. */
export const insertBefore =
  (start: string, line: string) =>
  (lines: string[]): void => {
    lines.splice(
      lines.findIndex((each) => each.startsWith(start)),
      0,
      line,
    );
  };

export function faultsOfRecord(input: string): string[] {
  return faultTexts(() => readRecord(input));
}
