/** The weights that come with the program, and which of them serve a game. */
import type { Game } from '@windrose/engine';
import ageOfSail2 from '../weights/age-of-sail-2.json' with { type: 'json' };
import ageOfSail3 from '../weights/age-of-sail-3.json' with { type: 'json' };
import ageOfSail4 from '../weights/age-of-sail-4.json' with { type: 'json' };
import ageOfSail5 from '../weights/age-of-sail-5.json' with { type: 'json' };
import classic3 from '../weights/classic-3.json' with { type: 'json' };
import classic4 from '../weights/classic-4.json' with { type: 'json' };
import classic5 from '../weights/classic-5.json' with { type: 'json' };
import classicTwo from '../weights/classic-two.json' with { type: 'json' };
import silentFleet from '../weights/silent-fleet.json' with { type: 'json' };
import solitaire from '../weights/solitaire.json' with { type: 'json' };
import soloplayThree from '../weights/soloplay-three.json' with { type: 'json' };
import soloplayTwo from '../weights/soloplay-two.json' with { type: 'json' };
import { type GameKind, gameKindOf } from './game-kind.ts';
import type { Weights } from './weights.ts';

export const WEIGHTS: readonly Weights[] = [
  ageOfSail2,
  ageOfSail3,
  ageOfSail4,
  ageOfSail5,
  classic3,
  classic4,
  classic5,
  classicTwo,
  silentFleet,
  solitaire,
  soloplayThree,
  soloplayTwo,
];

/**
 * Returns the weights of the nearest kind of game: first of the same edition (or, for custom data, of the same rule book),
 * then for the nearest number of players, then of the same mode, then on the same board.
 */
export function weightsFor(game: Game): Weights {
  const kind = gameKindOf(game);
  const { rulebook } = game.tables.data;
  const distance = ({ plan }: Weights) => distanceBetween(plan.course, kind, rulebook);
  return WEIGHTS.reduce((best, weights) => (distance(weights) < distance(best) ? weights : best));
}

function distanceBetween(one: GameKind, other: GameKind, rulebook: string): number {
  const edition = one.edition === other.edition ? 0 : one.edition === rulebook ? 1 : 2;
  const players = Math.abs(one.players - other.players);
  const mode = one.mode === other.mode ? 0 : 1;
  const board = one.board === other.board ? 0 : 1;
  return edition * 1000 + players * 100 + mode * 10 + board;
}
