/** The position that a command line names: of a record, after any of its moves, or of a file with a position. */
import { type EditionTables, type Game, GameRecord } from '@windrose/engine';
import type { Ansi } from './ansi.ts';
import type { Arguments, Flags } from './arguments.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { languageFrom } from './language.ts';
import { isJson, positionFrom, recordFrom } from './read-games.ts';
import { usageError } from './user-error.ts';
import { GameText } from './view/game-text.ts';

export const AT_FLAG = {
  at: { value: 'N', help: 'position after N moves of the record (default: after the last)' },
} as const satisfies Flags;

/** Returns the record up to move `at`. */
function playedTo(record: GameRecord, at: number): GameRecord {
  const shorter = new GameRecord(record.opening);
  for (const move of record.moves.slice(0, at)) shorter.play(move);
  return shorter;
}

/** Returns the game in the file that the operand names, with its text in the language of the user. `tables` belong to `--data`. */
export async function gameFrom(
  args: Arguments,
  io: Io,
  tables: EditionTables | undefined,
  ansi: Ansi,
): Promise<{ game: Game; text: GameText }> {
  const language = languageFrom(args, io);
  const source = await readText(io, args.operands[0]);
  if (isJson(source)) {
    if (args.has('at')) throw usageError('--at needs a record; a position has no moves.');
    const game = positionFrom(source, tables);
    return { game, text: new GameText(language, game, [], ansi) };
  }
  const record = recordFrom(source, tables);
  const at = args.whole('at', 0, record.moves.length, record.moves.length);
  const { game } = at === record.moves.length ? record : playedTo(record, at);
  return { game, text: new GameText(language, game, record.opening.names, ansi) };
}
