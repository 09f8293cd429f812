/** The set-up of a game dealt again from another seed. */
import type { Opening } from '@windrose/engine';

/** Returns an opening with new tokens, tiles and cards; exploits stay as they were chosen. */
export function newDeal(opening: Opening, seed: string): Opening {
  const { exploits } = 'seed' in opening.from ? opening.from : opening.from.setup;
  return { ...opening, from: { seed, ...(exploits === undefined ? {} : { exploits }) } };
}
