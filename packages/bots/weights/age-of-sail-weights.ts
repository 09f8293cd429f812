/** The weights for all kinds of games of Age of Sail. */

import type { Weights } from '../src/weights.ts';
import ageOfSail2 from './age-of-sail-2.json' with { type: 'json' };
import ageOfSail3 from './age-of-sail-3.json' with { type: 'json' };
import ageOfSail4 from './age-of-sail-4.json' with { type: 'json' };
import ageOfSail5 from './age-of-sail-5.json' with { type: 'json' };
import silentFleet from './silent-fleet.json' with { type: 'json' };

export const WEIGHTS: readonly Weights[] = [ageOfSail2, ageOfSail3, ageOfSail4, ageOfSail5, silentFleet];
