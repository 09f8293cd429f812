/** The history of a game cut into rounds and turns, for the log and the timeline. */
import type { GameEvent, Past } from '@windrose/engine';

/** Consecutive moves of one turn. */
export interface Turn {
  readonly round: number;
  readonly seat: number;
  /** Number of moves played before it. */
  readonly start: number;
  readonly moves: readonly Past[];
}

export function turnsOf(history: readonly Past[]): Turn[] {
  const turns: { round: number; seat: number; start: number; turn: number; moves: Past[] }[] = [];
  history.forEach((past, i) => {
    const { round, turn } = past.before.state;
    const last = turns.at(-1);
    if (last?.turn === turn && last.seat === past.seat) last.moves.push(past);
    else turns.push({ round, turn, seat: past.seat, start: i, moves: [past] });
  });
  return turns;
}

/** All that happened in a turn, with its round and the number of moves after which each event had happened. The last turn of a round begins the next. */
export function eventsOf({ start, moves, ...turn }: Turn): { event: GameEvent; round: number; after: number }[] {
  let { round } = turn;
  return moves.flatMap((past, i) =>
    past.events.map((event) => {
      if (event.event === 'round-started') round = event.number;
      return { event, round, after: start + i + 1 };
    }),
  );
}
