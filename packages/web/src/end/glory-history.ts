/** The scores of all seats after each turn of a game, source by source. */
import { type Game, type HistoryEntry, type Score, score } from '@windrose/engine';

export interface GloryMoment {
  readonly moves: number;
  /** 0 before the first move. */
  readonly round: number;
  /** The turn that ended, counted from 1 in each round. */
  readonly turn: number;
  readonly lastOfRound: boolean;
  /** By seat. */
  readonly scores: readonly Score[];
}

export function scoresOf(game: Game): Score[] {
  return Array.from({ length: game.state.seats }, (_, seat) => score(game, seat));
}

/** Returns the start, the end of every turn, and the last position of a game that may not be over. */
export function gloryHistory(history: readonly HistoryEntry[], last: Game): GloryMoment[] {
  const start: GloryMoment = {
    moves: 0,
    round: 0,
    turn: 0,
    lastOfRound: true,
    scores: scoresOf(history[0]?.before ?? last),
  };
  const moments = [start];
  let turn = 0;
  for (const [i, { before }] of history.entries()) {
    const after = history[i + 1]?.before ?? last;
    const isLast = i === history.length - 1;
    if (after.state.turn === before.state.turn && !isLast) continue;
    const { round } = before.state;
    const lastOfRound = isLast || after.state.round !== round;
    moments.push({ moves: i + 1, round, turn: ++turn, lastOfRound, scores: scoresOf(after) });
    if (lastOfRound) turn = 0;
  }
  return moments;
}

/** Returns the ends of the rounds, and the start. */
export function roundEnds(moments: readonly GloryMoment[]): GloryMoment[] {
  return moments.filter(({ lastOfRound }) => lastOfRound);
}
