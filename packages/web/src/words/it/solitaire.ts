/** Everything that is said only where there is an Opposition, in Italian. */
import { opponent } from './opponent.ts';
import { opposition } from './opposition.ts';
import { oppositionSayings } from './opposition-sayings.ts';

export const ui = opponent;
export const speech = { opposition, oppositionSayings };
