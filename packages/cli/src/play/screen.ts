/** What the terminal game shows: the position, what happened since, the question and the moves to choose from. */
import { type GameEvent, legalMoves, type Move } from '@windrose/engine';
import { padEnd, padStart, wrap } from '../layout.ts';
import type { Past } from '../session.ts';
import { account } from '../words/account.ts';
import { question } from '../words/decisions.ts';
import { moveInWords } from '../words/moves.ts';
import type { Names } from '../words/names.ts';
import type { GameTable } from './game-table.ts';

/** Tells the events of the set-up and of moves, and where a person had no choice. */
export function news(
  table: GameTable,
  { opening, moves }: { opening: readonly GameEvent[]; moves: readonly Past[] },
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

/** The question and the numbered moves with what each costs and gives. */
export function choices(table: GameTable, seat: number, names: Names, width: number): string[] {
  const { game } = table.session;
  const moves = legalMoves(game);
  const numbers = String(moves.length).length + 2;
  const texts = Math.max(...moves.map((move) => move.text.length)) + 2;
  const line = (move: Move, i: number) => {
    const [first, ...rest] = wrap(moveInWords(game, move, names), width - numbers - texts - 2);
    const head = `${padStart(String(i + 1), numbers)}  ${padEnd(names.paint.bold(move.text), texts)}`;
    return [head + first, ...rest.map((text) => ' '.repeat(numbers + texts + 2) + text)];
  };
  return [`${names.paint.bold(names.player(seat))}: ${question(game, names)}`, ...moves.flatMap(line)];
}

/** No line is longer than the narrowest screen. */
export const HELP = [
  'You trade across the seas for seven rounds; most glory at the end wins. Glory',
  'comes from the four statuses, from cities and the links between them, from',
  'cards and from a few buildings.',
  '',
  'A round has four phases:',
  '  Build    everybody takes one tile; Industry says up to which level',
  '  Growth   discs move from the supply to the harbor; Culture says how many',
  '  Salary   discs return from buildings to the harbor; Finance says how many',
  '  Action   turn by turn: put a disc from the harbor on a building and do what',
  '           it says, or spend a blue token, or pass. Whoever has passed is out',
  '           until the next round and keeps as many cards as Politics allows.',
  '',
  'The actions:',
  '  Ship     a disc goes to the track of a region and takes the token there; a',
  '           full track opens the region',
  '  Occupy   a disc goes to a free city of an open region where you have a disc;',
  '           Europe is open to all',
  '  Attack   for two discs, a city of somebody else is yours',
  '  Draw     you take the top card of a stack, if you have as many discs in its',
  '           area as the card says',
  '  Payment  a disc returns from a building, which can be used again',
  '',
  'The Slavery cards are strong, and a choice the game puts to you on purpose:',
  'whoever discards one, or holds one when Slavery is abolished, pays for it with',
  'glory at the end.',
  '',
  'Type a number, a move, or the beginning of one: 2, ship africa, afr. Enter',
  'alone shows the choices again. Besides moves there are:',
  '  board      the whole position, with a key to its signs',
  '  why MOVE   what a move does, or which rule forbids it',
  '  undo       take your last decision back',
  '  log        what happened in this round and the last; log all: everything',
  '  score      what everybody would score now',
  '  save FILE  write the game down; windrose play --load FILE goes on',
  '  quit       leave',
];
