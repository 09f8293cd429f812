/** The position that a command line names: of a record after any move, or of a file that holds one. */
import { type EditionTables, type Game, GameRecord } from '@windrose/engine';
import type { Arguments, Flags } from './arguments.ts';
import { misuse } from './failure.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import type { Paint } from './paint.ts';
import { isJson, positionFrom, recordFrom } from './reading.ts';
import { Names } from './words/names.ts';

export const AT_FLAG = {
  at: { value: 'N', help: 'position after N moves of the record (default: after the last)' },
} as const satisfies Flags;

/** The record played as far as move `at`. */
function playedTo(record: GameRecord, at: number): GameRecord {
  const shorter = new GameRecord(record.opening);
  for (const move of record.moves.slice(0, at)) shorter.play(move);
  return shorter;
}

/** Reads the operand; `tables` are those of data that do not come with the program. */
export async function gameFrom(
  args: Arguments,
  io: Io,
  tables: EditionTables | undefined,
  paint: Paint,
): Promise<{ game: Game; names: Names }> {
  const text = await readText(io, args.operands[0]);
  if (isJson(text)) {
    if (args.has('at')) throw misuse('--at needs a record; a position has no moves.');
    const game = positionFrom(text, tables);
    return { game, names: Names.of(game, [], paint) };
  }
  const record = recordFrom(text, tables);
  const at = args.whole('at', 0, record.moves.length, record.moves.length);
  const { game } = at === record.moves.length ? record : playedTo(record, at);
  return { game, names: Names.of(game, record.opening.names, paint) };
}
