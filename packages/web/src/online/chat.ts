/** Turns the journal of a table into the lines of its chat: messages, and events other than moves. */
import type { Entry, Holder, Person } from '@windrose/protocol';

/** What happened, as the key of a text. */
type ChatEvent =
  | `seat.${Extract<Entry, { kind: 'seat' }>['why'] | 'free'}`
  | `ask.${Extract<Entry, { kind: 'ask' }>['question']['what']}`
  | 'answer.yes'
  | 'answer.no'
  | 'answer.withdrawn'
  | 'start'
  | 'undo'
  | `end.${Extract<Entry, { kind: 'end' }>['how']}`
  | 'again';

interface Message {
  readonly text: string;
  readonly by: Person;
}

interface EventLine {
  readonly event: ChatEvent;
  readonly name: string;
  /** The table that the line links to. */
  readonly table?: string;
}

export type ChatLine = { readonly n: number; readonly at: number } & (Message | EventLine);

/** Entries without a line: moves are in the log of the game; changes of accounts and clocks concern one player only. */
type HiddenKind = 'move' | 'former' | 'clock';
const HIDDEN: readonly string[] = ['move', 'former', 'clock'] satisfies HiddenKind[];

function isShown<E extends Entry>(entry: E): entry is Exclude<E, { kind: HiddenKind }> {
  return !HIDDEN.includes(entry.kind);
}

export function chatLines(entries: readonly Entry[]): ChatLine[] {
  const reader = new EventReader();
  const lines: ChatLine[] = [];
  for (const entry of entries) {
    const { n, at } = entry;
    if (entry.kind === 'chat') lines.push({ n, at, text: entry.text, by: entry.by });
    else if (isShown(entry)) lines.push({ n, at, ...reader.read(entry) });
  }
  return lines;
}

/** Reads events in order, and remembers the players of the seats for their names. */
class EventReader {
  private readonly names = new Map<string, string>();
  private readonly holders: Holder[] = [];
  private asker = '';

  read(entry: Exclude<Entry, { kind: HiddenKind | 'chat' }>): EventLine {
    switch (entry.kind) {
      case 'seat':
        return {
          event: entry.why === 'bot' && 'free' in entry.holder ? 'seat.free' : `seat.${entry.why}`,
          name: this.changeHolder(entry.seat, entry.holder),
        };
      case 'ask':
        this.asker = entry.by;
        return { event: `ask.${entry.question.what}`, name: this.nameOf(entry.by) };
      case 'answer': {
        const no = entry.by === this.asker ? 'answer.withdrawn' : 'answer.no';
        return { event: entry.yes ? 'answer.yes' : no, name: this.nameOf(entry.by) };
      }
      case 'end':
        return { event: `end.${entry.how}`, name: '' };
      case 'again':
        return { event: 'again', name: entry.by.name, table: entry.table };
      default:
        return { event: entry.kind, name: '' };
    }
  }

  /** Returns the name of the new player of a seat, or that of the player who leaves it. */
  private changeHolder(seat: number, holder: Holder): string {
    const before = this.holders[seat];
    this.holders[seat] = holder;
    if ('person' in holder) this.names.set(holder.person.id, holder.person.name);
    const named = 'person' in holder ? holder : before;
    return named !== undefined && 'person' in named ? named.person.name : '';
  }

  private nameOf(person: string): string {
    return this.names.get(person) ?? '';
  }
}

/** Counts the messages of other users after the last entry that was read. */
export function countUnread(lines: readonly ChatLine[], read: number, me: string | null): number {
  return lines.filter((line) => line.n > read && 'text' in line && line.by.id !== me).length;
}

/** Splits a text into pieces, and gives addresses of this site as links. */
export function splitLinks(text: string, origin: string): { text: string; href: string | null }[] {
  const start = `${origin}/#/`;
  return text.split(/(\s+)/).map((piece) => ({
    text: piece,
    href: piece.startsWith(start) ? piece.slice(origin.length + 1) : null,
  }));
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Returns a message as the site accepts it: one line without invisible characters. */
export function cleanMessage(typed: string): string {
  return typed.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}
