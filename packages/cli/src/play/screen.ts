/** What the terminal game shows: the position, what happened since, the question and the moves to choose from. */
import { type GameEvent, type HistoryEntry, legalMoves, type Move } from '@windrose/engine';
import { padEnd, padStart, wrap } from '../layout.ts';
import { account } from '../words/account.ts';
import { question } from '../words/decisions.ts';
import { moveInWords } from '../words/moves.ts';
import type { Names } from '../words/names.ts';
import type { GameTable } from './game-table.ts';

/** Tells the events of the set-up and of moves, and where a person had no choice. */
export function news(
  table: GameTable,
  { opening, moves }: { opening: readonly GameEvent[]; moves: readonly HistoryEntry[] },
  names: Names,
  width: number,
): string[] {
  const lines: string[] = [];
  let events = [...opening];
  const tell = () => {
    lines.push(...account(events, names, width));
    events = [];
  };
  for (const past of moves) {
    if (past.forced && table.isHuman(past.seat)) {
      tell();
      const whose = names.isYou(past.seat) ? 'You have' : `${names.seat(past.seat)} has`;
      lines.push(...wrap(names.paint.dim(`${whose} only one move: ${past.move.text}.`), width, 2));
    }
    events.push(...past.events);
  }
  tell();
  return lines;
}

/** Longest move that its explanation stands beside. */
const LONGEST_TEXT = 34;

/** The question and the numbered moves with what each costs and gives. */
export function choices(table: GameTable, seat: number, names: Names, width: number): string[] {
  const { game } = table.session;
  const moves = legalMoves(game);
  const numbers = String(moves.length).length + 2;
  // A very long move has its explanation on the next line, so that those of the others have room.
  const texts = Math.max(0, ...moves.map(({ text }) => text.length).filter((length) => length <= LONGEST_TEXT)) + 2;
  const margin = numbers + texts + 2;
  const line = (move: Move, i: number) => {
    const explained = wrap(moveInWords(game, move, names), width - margin).map((text) => ' '.repeat(margin) + text);
    const head = `${padStart(String(i + 1), numbers)}  ${padEnd(names.paint.bold(move.text), texts)}`;
    if (move.text.length > LONGEST_TEXT) return [head, ...explained];
    const [first, ...rest] = explained;
    return [head + first.slice(margin), ...rest];
  };
  return [`${names.paint.bold(names.player(seat))}: ${question(game, names)}`, ...moves.flatMap(line)];
}
