/** Computes the entries that follow from a command of a player, or throws a refusal. Writes nothing. */
import {
  isAgreed,
  type NewEntry,
  type Question,
  seatedPersons,
  type TableCommand,
  type TableState,
} from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import type { NewTableRows } from '../storage/storage.ts';
import type { LiveTable } from './live-table.ts';
import type { Pauses } from './pauses.ts';
import type { Snapshot } from './referee.ts';

/** Level of the bot that takes over an abandoned seat, or plays for a failing bot. */
export const SUBSTITUTE_LEVEL = 2;

export interface CommandOutcome {
  readonly newEntries: readonly NewEntry[];
  /** The new position if it changes; `replayTo` if the game must be replayed up to a ply. */
  readonly position?: Snapshot;
  readonly replayTo?: number;
  /** The pauses of the running clock until now, if they change. */
  readonly pausesBefore?: Pauses;
  /** A new table that is created with the outcome. */
  readonly newTable?: NewTableRows;
}

type Person = { readonly id: string; readonly name: string };

export function outcomeOf(table: LiveTable, by: Person, command: TableCommand): CommandOutcome {
  switch (command.type) {
    case 'play':
      return play(table, by.id, command.ply, command.moves);
    case 'undo':
      return undo(table, by.id, command.to);
    case 'ask':
      return ask(table, by, command.question);
    case 'answer':
      return answer(table, by, command.yes);
    case 'resign':
      return { newEntries: [botTakesOver(requireSeat(table, by.id), 'resign')] };
    case 'chat':
      return { newEntries: [{ kind: 'chat', by: { id: by.id, name: by.name }, text: command.text }] };
  }
}

function requirePlaying({ state }: LiveTable): void {
  if (state.status !== 'playing') throw new Refusal('not-playing');
}

function requireSeat(table: LiveTable, person: string): number {
  requirePlaying(table);
  const seat = table.seatOf(person);
  if (seat === null) throw new Refusal('not-your-seat');
  return seat;
}

function play(table: LiveTable, person: string, ply: number, moves: readonly string[]): CommandOutcome {
  const seat = requireSeat(table, person);
  if (ply !== table.state.ply) throw new Refusal('stale', { detail: `${table.state.ply} moves have been played` });
  return playMoves(table, moves, seat);
}

/** Starts the game if all seats are taken, and plays the first forced moves. */
export function startGame(table: LiveTable): CommandOutcome & { readonly position: Snapshot } {
  if (table.state.holders.some((holder) => 'free' in holder)) throw new Refusal('seats-free');
  const { position, played: first } = table.referee.begin();
  const moves = first.map(({ move, seat }): NewEntry => ({ kind: 'move', seat, move, forced: true }));
  return { newEntries: [{ kind: 'start' }, ...moves], position };
}

/** Plays moves of a seat and the forced moves after them, and ends the game if it is over. */
export function playMoves(table: LiveTable, moves: readonly string[], seat: number): CommandOutcome {
  const { position, played: done } = table.referee.play(table.position, moves, seat);
  const newEntries: NewEntry[] = done.map(({ move, seat: whose, forced }) => ({
    kind: 'move',
    seat: whose,
    move,
    ...(forced ? { forced } : {}),
  }));
  if (table.referee.decidingSeat(position) === null) newEntries.push({ kind: 'end', how: 'played' });
  return { newEntries, position };
}

/** Undo without consent: only if the table allows it, and only moves to which no other player has answered. */
function undo(table: LiveTable, person: string, to: number): CommandOutcome {
  const seat = requireSeat(table, person);
  if (table.row.undo !== 'last') throw new Refusal('undo-forbidden');
  if (to >= table.state.ply) throw new Refusal('nothing-to-undo');
  const { lastDecisions } = table;
  if (lastDecisions === null || lastDecisions.seat !== seat || to < lastDecisions.from)
    throw new Refusal('undo-forbidden');
  return { newEntries: [{ kind: 'undo', to }], replayTo: to };
}

function ask(table: LiveTable, by: Person, question: Question): CommandOutcome {
  requirePlaying(table);
  const { state } = table;
  if (state.question !== null) throw new Refusal('question-open');
  if (question.what === 'return') {
    if (state.former[question.seat]?.id !== by.id) throw new Refusal('not-your-seat');
    if (table.seatOf(by.id) !== null) throw new Refusal('already-there');
  } else {
    requireSeat(table, by.id);
    if (question.what === 'undo') {
      if (table.row.undo === 'never') throw new Refusal('undo-forbidden');
      if (question.to >= state.ply) throw new Refusal('nothing-to-undo');
    }
  }
  const entry: NewEntry = { kind: 'ask', by: by.id, question };
  const others = seatedPersons(state).filter((person) => person !== by.id);
  return others.length > 0 ? { newEntries: [entry] } : carryOut(table, [entry], question, by);
}

function answer(table: LiveTable, by: Person, yes: boolean): CommandOutcome {
  requirePlaying(table);
  const { question } = table.state;
  if (question === null) throw new Refusal('no-question');
  if (question.by !== by.id) requireSeat(table, by.id);
  const entry: NewEntry = { kind: 'answer', by: by.id, yes };
  const agreed: TableState = {
    ...table.state,
    question: { ...question, agreed: [...question.agreed, by.id] },
  };
  // The player who asked may withdraw the question by answering no.
  if (!yes || !isAgreed(agreed)) return { newEntries: [entry] };
  return carryOut(table, [entry], question.question, by);
}

/** Carries out a question to which all players have agreed. */
function carryOut(table: LiveTable, before: readonly NewEntry[], question: Question, by: Person): CommandOutcome {
  switch (question.what) {
    case 'undo':
      return { newEntries: [...before, { kind: 'undo', to: question.to }], replayTo: question.to };
    case 'stop':
      return { newEntries: [...before, { kind: 'end', how: 'stopped' }] };
    case 'return': {
      const person = table.state.former[question.seat] ?? by;
      const { seat } = question;
      return { newEntries: [...before, { kind: 'seat', seat, holder: { person }, why: 'return' }] };
    }
  }
}

/** Returns the entry with which a bot takes over a seat. */
export function botTakesOver(seat: number, reason: 'resign' | 'time' | 'away'): NewEntry {
  return { kind: 'seat', seat, holder: { bot: SUBSTITUTE_LEVEL }, why: reason };
}
