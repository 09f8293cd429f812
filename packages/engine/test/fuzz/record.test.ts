/** Fuzzes records: damaged ones are refused with a line number, and accepted ones replay. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameRecord, hashPosition, InputError, legalMoves, readRecord, writeRecord } from '../../src/index.ts';
import { Chooser } from '../support/examine.ts';
import { fuzzRuns, playOut, readOrRefuse } from '../support/fuzz.ts';
import { GAME_KINDS, recordOf } from '../support/game-kinds.ts';
import { damagedText } from '../support/mutate.ts';

/** Starts of games of every kind and one whole game, from seeds and from set-ups, with and without names. */
function validRecords(): string[] {
  return [false, true].flatMap((explicit) =>
    GAME_KINDS.map((kind, n) => {
      const record = recordOf(kind, `game-${n}`, explicit, n % 2 === 0 ? ['Vasco da Gama', '', 'Zhèng Hé #1'] : []);
      const chooser = new Chooser(n + 1);
      for (let left = n === 0 ? 1000 : 6 * n; left > 0 && record.seat !== null; left--) {
        const moves = legalMoves(record.game);
        record.play(moves[chooser.below(moves.length)]);
      }
      return writeRecord(record);
    }),
  );
}

const valid = validRecords();

/** Checks that an accepted record stays the same when written and read again, and that its game can end. */
function checkAccepted(record: GameRecord): void {
  const text = writeRecord(record);
  const again = readRecord(text);
  if (hashPosition(again.game) !== hashPosition(record.game)) throw new Error('The record does not replay.');
  if (writeRecord(again) !== text) throw new Error('The record changes when it is written again.');
  playOut(again.game);
}

test('a damaged record is refused, or replays to the same position after it is written again', () => {
  let accepted = 0;
  fc.assert(
    fc.property(damagedText(valid), (text) => {
      const record = readOrRefuse(() => readRecord(text));
      if (record === null) return;
      accepted++;
      checkAccepted(record);
    }),
    fuzzRuns(700),
  );
  expect(accepted).toBeGreaterThan(50);
});

test('a refused record names a line of the text', () => {
  fc.assert(
    fc.property(damagedText(valid), (text) => {
      try {
        readRecord(text);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        for (const { path } of error.faults) {
          const line = Number(/^line (\d+)$/.exec(path)?.[1]);
          if (!(line >= 1 && line <= text.split(/\r\n|\n|\r/).length)) throw new Error(`There is no ${path}.`);
        }
      }
    }),
    fuzzRuns(300),
  );
});

test('arbitrary text is refused as a record', () => {
  const words =
    'windrose record 1 edition classic age-of-sail board a mode standard players seed exploits drawn moves hash'.split(
      ' ',
    );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words, '\n', ' ', '__proto__', '-1')).map((parts) => parts.join(' ')),
    fc.string().map((rest) => `windrose record 1\nedition age-of-sail\n${rest}`),
  );
  fc.assert(
    fc.property(text, (input) => {
      expect(readOrRefuse(() => readRecord(input))).toBeNull();
    }),
    fuzzRuns(600),
  );
});
