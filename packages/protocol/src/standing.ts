/** Where a table stands: what its journal adds up to. Client and server both reckon it so; what the moves mean is the engine's. */
import type { Entry, Happening, Holder, Person, Question } from './journal.ts';

export interface OpenQuestion {
  readonly question: Question;
  /** Person who asks. */
  readonly by: string;
  /** Persons who have agreed, the asker among them. */
  readonly agreed: readonly string[];
}

export interface Standing {
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

export function beginning(seats: number): Standing {
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
export function copyOf(standing: Standing): Standing {
  return { ...standing, holders: [...standing.holders], former: [...standing.former], left: [...standing.left] };
}

/** Adds an entry. Entries come in order; one that was added already changes nothing. */
export function add(standing: Standing, entry: Entry): void {
  if (entry.n <= standing.length) return;
  if (entry.n !== standing.length + 1) throw new Error(`entry ${entry.n} follows ${standing.length}`);
  standing.length = entry.n;
  happen(standing, entry);
}

function happen(standing: Standing, entry: Happening): void {
  switch (entry.kind) {
    case 'move':
      standing.ply++;
      // What was to be taken back is further away now; whoever asked may ask again.
      if (standing.question?.question.what === 'undo') standing.question = null;
      break;
    case 'undo':
      standing.ply = Math.min(standing.ply, entry.to);
      standing.question = null;
      break;
    case 'seat':
      changeHands(standing, entry);
      break;
    case 'former':
      standing.former[entry.seat] = entry.person;
      standing.left[entry.seat] = entry.person;
      // It may be the guest who asked.
      standing.question = null;
      break;
    case 'start':
      standing.status = 'playing';
      break;
    case 'ask':
      standing.question = { question: entry.question, by: entry.by, agreed: [entry.by] };
      break;
    case 'answer':
      standing.question = answered(standing.question, entry);
      break;
    case 'end':
      standing.status = 'ended';
      standing.how = entry.how;
      standing.question = null;
      break;
    case 'again':
      standing.again = { by: entry.by, table: entry.table };
      break;
    case 'clock':
    case 'chat':
      break;
  }
}

function changeHands(standing: Standing, entry: Extract<Happening, { kind: 'seat' }>): void {
  const before = standing.holders[entry.seat];
  const lost = entry.why === 'time' || entry.why === 'away';
  const person = 'person' in before ? before.person : null;
  standing.former[entry.seat] = lost ? person : null;
  standing.left[entry.seat] = lost || entry.why === 'resign' ? person : null;
  standing.holders[entry.seat] = entry.holder;
  // Who decides together has changed.
  standing.question = null;
}

function answered(open: OpenQuestion | null, { by, yes }: { by: string; yes: boolean }): OpenQuestion | null {
  if (open === null || !yes) return null;
  return { ...open, agreed: [...new Set([...open.agreed, by])] };
}

/** Persons who hold seats, each once. */
export function personsAt({ holders }: Pick<Standing, 'holders'>): string[] {
  return [...new Set(holders.flatMap((holder) => ('person' in holder ? [holder.person.id] : [])))];
}

/** Who plays, or played until a bot got the seat, by seat: each once. */
export function playersAt({ holders, left }: Pick<Standing, 'holders' | 'left'>): (Person | null)[] {
  const known = new Set(personsAt({ holders }));
  return holders.map((holder, seat) => {
    if ('person' in holder) return holder.person;
    const who = left[seat];
    if (who === null || known.has(who.id)) return null;
    known.add(who.id);
    return who;
  });
}

/** Everybody whose word is needed has agreed. */
export function isAgreed(standing: Standing): boolean {
  const { question } = standing;
  return question !== null && personsAt(standing).every((person) => question.agreed.includes(person));
}

/** A move that was played and not taken back. */
export type PlayedMove = Extract<Entry, { kind: 'move' }>;

/** Adds to a list of moves what an entry does to it. */
export function follow(moves: PlayedMove[], entry: Entry): void {
  if (entry.kind === 'move') moves.push(entry);
  else if (entry.kind === 'undo') moves.length = Math.min(moves.length, entry.to);
}
