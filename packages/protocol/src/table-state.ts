/** Where a table stands: what its journal adds up to. Client and server both reckon it so; what the moves mean is the engine's. */
import type { Entry, Holder, NewEntry, Person, Question } from './journal.ts';

export interface OpenQuestion {
  readonly question: Question;
  /** Person who asks. */
  readonly by: string;
  /** Persons who have agreed, the asker among them. */
  readonly agreed: readonly string[];
}

export interface TableState {
  /** Entries up to now. */
  length: number;
  status: 'open' | 'playing' | 'ended';
  how: 'played' | 'stopped' | null;
  holders: Holder[];
  /** Who lost a seat to a bot and may ask for it back, by seat; before the game, for whom a free seat is kept. */
  former: (Person | null)[];
  /** Who left a seat to the bot that has it, by seat: those, and who resigned. */
  left: (Person | null)[];
  /** Moves played and not taken back. */
  ply: number;
  question: OpenQuestion | null;
  /** Where another game with the same players was set up last, and by whom. */
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

/** One that can go its own way. */
export function copyTableState(state: TableState): TableState {
  return { ...state, holders: [...state.holders], former: [...state.former], left: [...state.left] };
}

/** Adds an entry. Entries come in order; one that was added already changes nothing. */
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
      // What was to be taken back is further away now; whoever asked may ask again.
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
      // It may be the guest who asked.
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
  // Who decides together has changed.
  state.question = null;
}

function questionAfter(open: OpenQuestion | null, { by, yes }: { by: string; yes: boolean }): OpenQuestion | null {
  if (open === null || !yes) return null;
  return { ...open, agreed: [...new Set([...open.agreed, by])] };
}

/** Persons who hold seats, each once. */
export function seatedPersons({ holders }: Pick<TableState, 'holders'>): string[] {
  return [...new Set(holders.flatMap((holder) => ('person' in holder ? [holder.person.id] : [])))];
}

/** Who plays, or played until a bot got the seat, by seat: each once. */
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

/** Everybody whose word is needed has agreed. */
export function isAgreed(state: TableState): boolean {
  const { question } = state;
  return question !== null && seatedPersons(state).every((person) => question.agreed.includes(person));
}

/** A move that was played and not taken back. */
export type PlayedMove = Extract<Entry, { kind: 'move' }>;

/** Adds to a list of moves what an entry does to it. */
export function updateMoves(moves: PlayedMove[], entry: Entry): void {
  if (entry.kind === 'move') moves.push(entry);
  else if (entry.kind === 'undo') moves.length = Math.min(moves.length, entry.to);
}
