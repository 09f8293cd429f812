/** What is said and what happens at a table besides the moves: the journal as lines to read. */
import type { Entry, Holder, Person } from '@windrose/protocol';

/** What somebody did, or what was done to the seat of somebody. */
type Deed =
  | `seat.${Extract<Entry, { kind: 'seat' }>['why'] | 'free'}`
  | `ask.${Extract<Entry, { kind: 'ask' }>['question']['what']}`
  | 'answer.yes'
  | 'answer.no'
  | 'answer.withdrawn'
  | 'start'
  | 'undo'
  | `end.${Extract<Entry, { kind: 'end' }>['how']}`
  | 'again';

interface Common {
  readonly n: number;
  readonly at: number;
}

export type Line = Common & ({ readonly said: string; readonly by: Person } | Told);

interface Told {
  readonly deed: Deed;
  readonly name: string;
  /** The table that it leads to. */
  readonly table?: string;
}

/** What is no line of its own: moves are in the log of the game; what a guest has become, and when somebody sleeps, nobody else needs to know. */
type Unsaid = 'move' | 'former' | 'clock';
const UNSAID: readonly string[] = ['move', 'former', 'clock'] satisfies Unsaid[];

function isSaid<E extends Entry>(entry: E): entry is Exclude<E, { kind: Unsaid }> {
  return !UNSAID.includes(entry.kind);
}

export function chatLines(entries: readonly Entry[]): Line[] {
  const reader = new Reader();
  const lines: Line[] = [];
  for (const entry of entries) {
    const { n, at } = entry;
    if (entry.kind === 'chat') lines.push({ n, at, said: entry.text, by: entry.by });
    else if (isSaid(entry)) lines.push({ n, at, ...reader.read(entry) });
  }
  return lines;
}

/** Goes through a journal and remembers who is who. */
class Reader {
  private readonly names = new Map<string, string>();
  private readonly holders: Holder[] = [];
  private asker = '';

  read(entry: Exclude<Entry, { kind: Unsaid | 'chat' }>): Told {
    switch (entry.kind) {
      case 'seat':
        return {
          deed: entry.why === 'bot' && 'free' in entry.holder ? 'seat.free' : `seat.${entry.why}`,
          name: this.changeHands(entry.seat, entry.holder),
        };
      case 'ask':
        this.asker = entry.by;
        return { deed: `ask.${entry.question.what}`, name: this.nameOf(entry.by) };
      case 'answer': {
        const no = entry.by === this.asker ? 'answer.withdrawn' : 'answer.no';
        return { deed: entry.yes ? 'answer.yes' : no, name: this.nameOf(entry.by) };
      }
      case 'end':
        return { deed: `end.${entry.how}`, name: '' };
      case 'again':
        return { deed: 'again', name: entry.by.name, table: entry.table };
      default:
        return { deed: entry.kind, name: '' };
    }
  }

  /** The name of who sits down or has come back, or else of whose seat it was. */
  private changeHands(seat: number, holder: Holder): string {
    const before = this.holders[seat];
    this.holders[seat] = holder;
    if ('person' in holder) this.names.set(holder.person.id, holder.person.name);
    const who = 'person' in holder ? holder : before;
    return who !== undefined && 'person' in who ? who.person.name : '';
  }

  private nameOf(person: string): string {
    return this.names.get(person) ?? '';
  }
}

/** Lines of others that somebody has not read, who has read up to an entry. */
export function unreadIn(lines: readonly Line[], read: number, me: string | null): number {
  return lines.filter((line) => line.n > read && 'said' in line && line.by.id !== me).length;
}

/** A text in pieces: what leads to a page of this site can be clicked, everything else is only read. */
export function linksIn(text: string, origin: string): { text: string; href: string | null }[] {
  const start = `${origin}/#/`;
  return text.split(/(\s+)/).map((piece) => ({
    text: piece,
    href: piece.startsWith(start) ? piece.slice(origin.length + 1) : null,
  }));
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** As the site takes it: one line, without what cannot be seen. */
export function asSaid(typed: string): string {
  return typed.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
}
