/** Everything that is said only where there is an Opposition, in French. */

import { opposition } from '@windrose/narration/fr/opposition.ts';
import { oppositionSayings } from '@windrose/narration/fr/opposition-sayings.ts';
import { opponent } from './opponent.ts';

export const ui = opponent;
export const speech = { opposition, oppositionSayings };
