/** Divides the history of a game into rounds and turns, for the log and the timeline. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';

/** Consecutive moves of one turn. */
interface Turn {
  readonly round: number;
  readonly seat: number;
  /** Number of moves before it. */
  readonly start: number;
  readonly moves: readonly HistoryEntry[];
}

export function turnsOf(history: readonly HistoryEntry[]): Turn[] {
  const turns: { round: number; seat: number; start: number; turn: number; moves: HistoryEntry[] }[] = [];
  history.forEach((entry, i) => {
    const { round, turn } = entry.before.state;
    const last = turns.at(-1);
    if (last?.turn === turn && last.seat === entry.seat) last.moves.push(entry);
    else turns.push({ round, turn, seat: entry.seat, start: i, moves: [entry] });
  });
  return turns;
}

/** The events of a turn within one round, each with the number of moves up to it. */
export interface LogSection {
  readonly round: number;
  readonly events: readonly { readonly event: GameEvent; readonly after: number }[];
}

/** Returns the sections in order. The last turn of a round begins the next round and has two sections. */
export function logSections(history: readonly HistoryEntry[]): LogSection[] {
  return turnsOf(history).flatMap(({ round, start, moves }) => {
    const sections: { round: number; events: LogSection['events'][number][] }[] = [{ round, events: [] }];
    moves.forEach((entry, i) => {
      for (const event of entry.events) {
        if (event.event === 'round-started') sections.push({ round: event.number, events: [] });
        sections[sections.length - 1].events.push({ event, after: start + i + 1 });
      }
    });
    return sections;
  });
}
