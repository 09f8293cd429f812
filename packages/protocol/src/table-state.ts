/**
 * The state of a table that follows from its journal, computed by the same code in client and server. The meaning of
 * moves is left to the engine.
 */
import type { Entry, Holder, NewEntry, Person, Question } from './journal.ts';

export interface OpenQuestion {
  readonly question: Question;
  /** The user who has asked. */
  readonly by: string;
  /** The users who have agreed, including the one who has asked. */
  readonly agreed: readonly string[];
}

export interface TableState {
  /** Number of entries so far. */
  length: number;
  status: 'open' | 'playing' | 'ended';
  how: 'played' | 'stopped' | null;
  holders: Holder[];
  /**
   * The former holder who lost the seat to a bot and may ask for it back, by seat; before the game, the user for whom a
   * free seat is reserved.
   */
  former: (Person | null)[];
  /** The user who left the seat to its present bot, by seat; includes users who have resigned. */
  left: (Person | null)[];
  /** Number of moves that were played and not undone. */
  ply: number;
  question: OpenQuestion | null;
  /** The last rematch that was set up, and who did it. */
  again: { readonly by: Person; readonly table: string } | null;
}

export function initialTableState(seats: number): TableState {
  return {
    length: 0,
    status: 'open',
    how: null,
    holders: Array.from({ length: seats }, () => ({ free: true })),
    former: Array.from({ length: seats }, () => null),
    left: Array.from({ length: seats }, () => null),
    ply: 0,
    question: null,
    again: null,
  };
}

/** Returns an independent copy. */
export function copyTableState(state: TableState): TableState {
  return { ...state, holders: [...state.holders], former: [...state.former], left: [...state.left] };
}

/** Adds an entry. Entries must come in order; known ones are ignored. */
export function applyEntry(state: TableState, entry: Entry): void {
  if (entry.n <= state.length) return;
  if (entry.n !== state.length + 1) throw new Error(`entry ${entry.n} follows ${state.length}`);
  state.length = entry.n;
  applyContent(state, entry);
}

function applyContent(state: TableState, entry: NewEntry): void {
  switch (entry.kind) {
    case 'move':
      state.ply++;
      // The undo would go back further now, so the question ends and may be asked again.
      if (state.question?.question.what === 'undo') state.question = null;
      break;
    case 'undo':
      state.ply = Math.min(state.ply, entry.to);
      state.question = null;
      break;
    case 'seat':
      changeHolder(state, entry);
      break;
    case 'former':
      state.former[entry.seat] = entry.person;
      state.left[entry.seat] = entry.person;
      // The question may be by the guest.
      state.question = null;
      break;
    case 'start':
      state.status = 'playing';
      break;
    case 'ask':
      state.question = { question: entry.question, by: entry.by, agreed: [entry.by] };
      break;
    case 'answer':
      state.question = questionAfter(state.question, entry);
      break;
    case 'end':
      state.status = 'ended';
      state.how = entry.how;
      state.question = null;
      break;
    case 'again':
      state.again = { by: entry.by, table: entry.table };
      break;
    case 'clock':
    case 'chat':
      break;
  }
}

function changeHolder(state: TableState, entry: Extract<NewEntry, { kind: 'seat' }>): void {
  const before = state.holders[entry.seat];
  const lost = entry.why === 'time' || entry.why === 'away';
  const person = 'person' in before ? before.person : null;
  state.former[entry.seat] = lost ? person : null;
  state.left[entry.seat] = lost || entry.why === 'resign' ? person : null;
  state.holders[entry.seat] = entry.holder;
  // Other players must agree now.
  state.question = null;
}

function questionAfter(open: OpenQuestion | null, { by, yes }: { by: string; yes: boolean }): OpenQuestion | null {
  if (open === null || !yes) return null;
  return { ...open, agreed: [...new Set([...open.agreed, by])] };
}

/** Returns the users who hold seats, each once. */
export function seatedPersons({ holders }: Pick<TableState, 'holders'>): string[] {
  return [...new Set(holders.flatMap((holder) => ('person' in holder ? [holder.person.id] : [])))];
}

/** Returns the users who play, or played until a bot took over, by seat; each once. */
export function playersBySeat({ holders, left }: Pick<TableState, 'holders' | 'left'>): (Person | null)[] {
  const known = new Set(seatedPersons({ holders }));
  return holders.map((holder, seat) => {
    if ('person' in holder) return holder.person;
    const who = left[seat];
    if (who === null || known.has(who.id)) return null;
    known.add(who.id);
    return who;
  });
}

/** True if all players have agreed to the question. */
export function isAgreed(state: TableState): boolean {
  const { question } = state;
  return question !== null && seatedPersons(state).every((person) => question.agreed.includes(person));
}

/** A move that was played and not undone. */
export type PlayedMove = Extract<Entry, { kind: 'move' }>;

/** Applies an entry to a list of moves. */
export function updateMoves(moves: PlayedMove[], entry: Entry): void {
  if (entry.kind === 'move') moves.push(entry);
  else if (entry.kind === 'undo') moves.length = Math.min(moves.length, entry.to);
}
