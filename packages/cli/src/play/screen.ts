/** What the terminal shows at a decision: what happened since the last one, the question and the legal moves. */
import { type GameEvent, type HistoryEntry, legalMoves, type Move } from '@windrose/engine';
import { padEnd, padStart, wrap } from '../layout.ts';
import { account } from '../words/account.ts';
import { question } from '../words/decisions.ts';
import { moveInWords } from '../words/moves.ts';
import type { Names } from '../words/names.ts';
import type { LocalGame } from './local-game.ts';

/** Returns sentences about the events of the set-up and of moves, and about forced moves of people. */
export function news(
  local: LocalGame,
  { opening, moves }: { opening: readonly GameEvent[]; moves: readonly HistoryEntry[] },
  names: Names,
  width: number,
): string[] {
  const lines: string[] = [];
  let events = [...opening];
  const flush = () => {
    lines.push(...account(events, names, width));
    events = [];
  };
  for (const past of moves) {
    if (past.forced && local.isHuman(past.seat)) {
      flush();
      const whose = names.isYou(past.seat) ? 'You have' : `${names.seat(past.seat)} has`;
      lines.push(...wrap(names.ansi.dim(`${whose} only one move: ${past.move.text}.`), width, 2));
    }
    events.push(...past.events);
  }
  flush();
  return lines;
}

/** Longest text of a move that has its explanation on the same line. */
const MAX_TEXT = 34;

/** Returns the question and the numbered moves, each with its cost and its effects. */
export function choices(local: LocalGame, seat: number, names: Names, width: number): string[] {
  const { game } = local.session;
  const moves = legalMoves(game);
  const numbers = String(moves.length).length + 2;
  // A longer text has its explanation on the next line, so that the others keep their room.
  const texts = Math.max(0, ...moves.map(({ text }) => text.length).filter((length) => length <= MAX_TEXT)) + 2;
  const margin = numbers + texts + 2;
  const line = (move: Move, i: number) => {
    const explained = wrap(moveInWords(game, move, names), width - margin).map((text) => ' '.repeat(margin) + text);
    const head = `${padStart(String(i + 1), numbers)}  ${padEnd(names.ansi.bold(move.text), texts)}`;
    if (move.text.length > MAX_TEXT) return [head, ...explained];
    const [first, ...rest] = explained;
    return [head + first.slice(margin), ...rest];
  };
  return [`${names.ansi.bold(names.player(seat))}: ${question(game, names)}`, ...moves.flatMap(line)];
}
