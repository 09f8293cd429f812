/** All weights that come with the program, put at hand. */
import type { Weights } from '../weights.ts';
import ageOfSail2 from './age-of-sail-2.json' with { type: 'json' };
import ageOfSail3 from './age-of-sail-3.json' with { type: 'json' };
import ageOfSail4 from './age-of-sail-4.json' with { type: 'json' };
import ageOfSail5 from './age-of-sail-5.json' with { type: 'json' };
import classic3 from './classic-3.json' with { type: 'json' };
import classic4 from './classic-4.json' with { type: 'json' };
import classic5 from './classic-5.json' with { type: 'json' };
import classicTwo from './classic-two.json' with { type: 'json' };
import { addWeights } from './shelf.ts';
import silentFleet from './silent-fleet.json' with { type: 'json' };
import solitaire from './solitaire.json' with { type: 'json' };
import soloplayThree from './soloplay-three.json' with { type: 'json' };
import soloplayTwo from './soloplay-two.json' with { type: 'json' };

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

addWeights(...WEIGHTS);

export { weightsFor } from './shelf.ts';
