/** Everything that is said only where there is an Opposition, in English. */

import { opposition } from '@windrose/narration/en/opposition.ts';
import { oppositionSayings } from '@windrose/narration/en/opposition-sayings.ts';
import { opponent } from './opponent.ts';

export const ui = opponent;
export const speech = { opposition, oppositionSayings };
