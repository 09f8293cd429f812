/** Everything that is said only where there is an Opposition, in Italian. */

import { opposition } from '@windrose/narration/it/opposition.ts';
import { oppositionSayings } from '@windrose/narration/it/opposition-sayings.ts';
import { opponent } from './opponent.ts';

export const ui = opponent;
export const speech = { opposition, oppositionSayings };
