/** The position that a command line names: of a record, after any of its moves, or of a file with a position. */
import { type EditionTables, type Game, GameRecord } from '@windrose/engine';
import type { Ansi } from './ansi.ts';
import type { Arguments, Flags } from './arguments.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { isJson, positionFrom, recordFrom } from './read-games.ts';
import { usageError } from './user-error.ts';
import { Names } from './words/names.ts';

export const AT_FLAG = {
  at: { value: 'N', help: 'position after N moves of the record (default: after the last)' },
} as const satisfies Flags;

/** Returns the record up to move `at`. */
function playedTo(record: GameRecord, at: number): GameRecord {
  const shorter = new GameRecord(record.opening);
  for (const move of record.moves.slice(0, at)) shorter.play(move);
  return shorter;
}

/** Returns the game in the file that the operand names. `tables` belong to `--data`. */
export async function gameFrom(
  args: Arguments,
  io: Io,
  tables: EditionTables | undefined,
  ansi: Ansi,
): Promise<{ game: Game; names: Names }> {
  const text = await readText(io, args.operands[0]);
  if (isJson(text)) {
    if (args.has('at')) throw usageError('--at needs a record; a position has no moves.');
    const game = positionFrom(text, tables);
    return { game, names: Names.of(game, [], ansi) };
  }
  const record = recordFrom(text, tables);
  const at = args.whole('at', 0, record.moves.length, record.moves.length);
  const { game } = at === record.moves.length ? record : playedTo(record, at);
  return { game, names: Names.of(game, record.opening.names, ansi) };
}
