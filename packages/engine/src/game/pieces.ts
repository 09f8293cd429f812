/** Moves of pieces in events: a disc, token, card or tile goes from one place to another. */
import type { Colour } from '../edition/number-types.ts';
import type { Place } from './places.ts';

/** A place is `null` if a piece comes from outside the position, or leaves it. */
interface Route {
  readonly from: Place | null;
  readonly to: Place | null;
}

/** Discs of one colour, or a token, card or tile. `count` is absent for 1. */
export type PieceMove =
  | ({ readonly piece: 'disc'; readonly colour: Colour; readonly count?: number } & Route)
  | ({ readonly piece: 'token' | 'card' | 'tile'; readonly id: string } & Route);

/** Returns the move of some discs of a colour; an empty list for a count of 0. */
export function moveDiscs(colour: Colour, from: Place | null, to: Place | null, count = 1): PieceMove[] {
  if (count === 0) return [];
  return [{ piece: 'disc', colour, ...(count === 1 ? {} : { count }), from, to }];
}

export function moveToken(id: string, from: Place | null, to: Place | null): PieceMove {
  return { piece: 'token', id, from, to };
}

export function moveCard(id: string, from: Place | null, to: Place | null): PieceMove {
  return { piece: 'card', id, from, to };
}

export function moveTile(id: string, from: Place | null, to: Place | null): PieceMove {
  return { piece: 'tile', id, from, to };
}
