/** The history of a game cut into rounds and turns, for the log and the timeline. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';

/** Consecutive moves of one turn. */
export interface Turn {
  readonly round: number;
  readonly seat: number;
  /** Number of moves played before it. */
  readonly start: number;
  readonly moves: readonly HistoryEntry[];
}

export function turnsOf(history: readonly HistoryEntry[]): Turn[] {
  const turns: { round: number; seat: number; start: number; turn: number; moves: HistoryEntry[] }[] = [];
  history.forEach((past, i) => {
    const { round, turn } = past.before.state;
    const last = turns.at(-1);
    if (last?.turn === turn && last.seat === past.seat) last.moves.push(past);
    else turns.push({ round, turn, seat: past.seat, start: i, moves: [past] });
  });
  return turns;
}

/** What happened in a turn within one round, with the number of moves after which each event had happened. */
export interface Passage {
  readonly round: number;
  readonly events: readonly { readonly event: GameEvent; readonly after: number }[];
}

/** Turn after turn; the last turn of a round begins the next, and is two passages. */
export function passagesOf(history: readonly HistoryEntry[]): Passage[] {
  return turnsOf(history).flatMap(({ round, start, moves }) => {
    const passages: { round: number; events: Passage['events'][number][] }[] = [{ round, events: [] }];
    moves.forEach((past, i) => {
      for (const event of past.events) {
        if (event.event === 'round-started') passages.push({ round: event.number, events: [] });
        passages[passages.length - 1].events.push({ event, after: start + i + 1 });
      }
    });
    return passages;
  });
}
