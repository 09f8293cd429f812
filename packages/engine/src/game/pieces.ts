/** Moves of pieces, as events report them: what goes from which place to which. */
import type { Colour } from '../edition/number-types.ts';
import type { Place } from './places.ts';

/** A place is `null` where a piece comes from outside the position, or leaves it. */
interface Route {
  readonly from: Place | null;
  readonly to: Place | null;
}

/** Discs of one colour, or a token, card or tile. `count` is absent for 1. */
export type PieceMove =
  | ({ readonly piece: 'disc'; readonly colour: Colour; readonly count?: number } & Route)
  | ({ readonly piece: 'token' | 'card' | 'tile'; readonly id: string } & Route);

/** Some discs of a colour; none, if the count is 0. */
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
