/** The weights for all kinds of games of Classic. */
import classic3 from '../weights/classic-3.json' with { type: 'json' };
import classic4 from '../weights/classic-4.json' with { type: 'json' };
import classic5 from '../weights/classic-5.json' with { type: 'json' };
import classicTwo from '../weights/classic-two.json' with { type: 'json' };
import solitaire from '../weights/solitaire.json' with { type: 'json' };
import soloplayThree from '../weights/soloplay-three.json' with { type: 'json' };
import soloplayTwo from '../weights/soloplay-two.json' with { type: 'json' };
import type { Weights } from './weights.ts';

export const WEIGHTS: readonly Weights[] = [
  classic3,
  classic4,
  classic5,
  classicTwo,
  solitaire,
  soloplayThree,
  soloplayTwo,
];
