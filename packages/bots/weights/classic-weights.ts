/** The weights for all kinds of games of Classic. */

import type { Weights } from '../src/weights.ts';
import classic3 from './classic-3.json' with { type: 'json' };
import classic4 from './classic-4.json' with { type: 'json' };
import classic5 from './classic-5.json' with { type: 'json' };
import classicTwo from './classic-two.json' with { type: 'json' };
import solitaire from './solitaire.json' with { type: 'json' };
import soloplayThree from './soloplay-three.json' with { type: 'json' };
import soloplayTwo from './soloplay-two.json' with { type: 'json' };

export const WEIGHTS: readonly Weights[] = [
  classic3,
  classic4,
  classic5,
  classicTwo,
  solitaire,
  soloplayThree,
  soloplayTwo,
];
