/** What each act of a player means at a table: the happenings it brings about, or a refusal. Nothing is written here. */
import {
  isAgreed,
  type NewEntry,
  type Question,
  seatedPersons,
  type TableCommand,
  type TableState,
} from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import type { MadeTable } from '../storage/storage.ts';
import type { LiveTable } from './live-table.ts';
import type { Pauses } from './pauses.ts';
import type { Snapshot } from './referee.ts';

/** Level of the bot that takes over an abandoned seat, or plays for another. */
export const DEPUTY = 2;

export interface Outcome {
  readonly happenings: readonly NewEntry[];
  /** Where the game stands then, if it is another position; `back` if it must be replayed up to so many moves. */
  readonly position?: Snapshot;
  readonly back?: number;
  /** When the clock that runs rested until now, if that changes. */
  readonly rested?: Pauses;
  /** Another table that comes of it. */
  readonly made?: MadeTable;
}

type Person = { readonly id: string; readonly name: string };

export function judge(table: LiveTable, by: Person, act: TableCommand): Outcome {
  switch (act.type) {
    case 'play':
      return play(table, by.id, act.ply, act.moves);
    case 'undo':
      return undo(table, by.id, act.to);
    case 'ask':
      return ask(table, by, act.question);
    case 'answer':
      return answer(table, by, act.yes);
    case 'resign':
      return { happenings: [toBot(mustSit(table, by.id), 'resign')] };
    case 'chat':
      return { happenings: [{ kind: 'chat', by: { id: by.id, name: by.name }, text: act.text }] };
  }
}

function mustPlay({ state }: LiveTable): void {
  if (state.status !== 'playing') throw new Refusal('not-playing');
}

function mustSit(table: LiveTable, person: string): number {
  mustPlay(table);
  const seat = table.seatOf(person);
  if (seat === null) throw new Refusal('not-your-seat');
  return seat;
}

function play(table: LiveTable, person: string, ply: number, moves: readonly string[]): Outcome {
  const seat = mustSit(table, person);
  if (ply !== table.state.ply) throw new Refusal('stale', { detail: `${table.state.ply} moves have been played` });
  return played(table, moves, seat);
}

/** The game begins, where all seats are held, with everything that follows without asking. */
export function begun(table: LiveTable): Outcome & { readonly position: Snapshot } {
  if (table.state.holders.some((holder) => 'free' in holder)) throw new Refusal('seats-free');
  const { position, played: first } = table.referee.begin();
  const moves = first.map(({ move, seat }): NewEntry => ({ kind: 'move', seat, move, forced: true }));
  return { happenings: [{ kind: 'start' }, ...moves], position };
}

/** Moves of a seat, everything that follows without asking, and the end if it has come. */
export function played(table: LiveTable, moves: readonly string[], seat: number): Outcome {
  const { position, played: done } = table.referee.play(table.position, moves, seat);
  const happenings: NewEntry[] = done.map(({ move, seat: whose, forced }) => ({
    kind: 'move',
    seat: whose,
    move,
    ...(forced ? { forced } : {}),
  }));
  if (table.referee.asked(position) === null) happenings.push({ kind: 'end', how: 'played' });
  return { happenings, position };
}

/** Without asking anybody: only where the table allows it, and only what nobody else has answered to. */
function undo(table: LiveTable, person: string, to: number): Outcome {
  const seat = mustSit(table, person);
  if (table.row.undo !== 'last') throw new Refusal('undo-forbidden');
  if (to >= table.state.ply) throw new Refusal('nothing-to-undo');
  const { run } = table;
  if (run === null || run.seat !== seat || to < run.from) throw new Refusal('undo-forbidden');
  return { happenings: [{ kind: 'undo', to }], back: to };
}

function ask(table: LiveTable, by: Person, question: Question): Outcome {
  mustPlay(table);
  const { state } = table;
  if (state.question !== null) throw new Refusal('question-open');
  if (question.what === 'return') {
    if (state.former[question.seat]?.id !== by.id) throw new Refusal('not-your-seat');
    if (table.seatOf(by.id) !== null) throw new Refusal('already-there');
  } else {
    mustSit(table, by.id);
    if (question.what === 'undo') {
      if (table.row.undo === 'never') throw new Refusal('undo-forbidden');
      if (question.to >= state.ply) throw new Refusal('nothing-to-undo');
    }
  }
  const happening: NewEntry = { kind: 'ask', by: by.id, question };
  const others = seatedPersons(state).filter((person) => person !== by.id);
  return others.length > 0 ? { happenings: [happening] } : settle(table, [happening], question, by);
}

function answer(table: LiveTable, by: Person, yes: boolean): Outcome {
  mustPlay(table);
  const { question } = table.state;
  if (question === null) throw new Refusal('no-question');
  if (question.by !== by.id) mustSit(table, by.id);
  const happening: NewEntry = { kind: 'answer', by: by.id, yes };
  const agreed: TableState = {
    ...table.state,
    question: { ...question, agreed: [...question.agreed, by.id] },
  };
  // Whoever asked may take the question back, as others may say no.
  if (!yes || !isAgreed(agreed)) return { happenings: [happening] };
  return settle(table, [happening], question.question, by);
}

/** Everybody agrees: it is done. */
function settle(table: LiveTable, before: readonly NewEntry[], question: Question, by: Person): Outcome {
  switch (question.what) {
    case 'undo':
      return { happenings: [...before, { kind: 'undo', to: question.to }], back: question.to };
    case 'stop':
      return { happenings: [...before, { kind: 'end', how: 'stopped' }] };
    case 'return': {
      const person = table.state.former[question.seat] ?? by;
      const { seat } = question;
      return { happenings: [...before, { kind: 'seat', seat, holder: { person }, why: 'return' }] };
    }
  }
}

/** A bot takes over a seat. */
export function toBot(seat: number, why: 'resign' | 'time' | 'away'): NewEntry {
  return { kind: 'seat', seat, holder: { bot: DEPUTY }, why };
}
