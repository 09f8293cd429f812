/** The same game, dealt anew from a seed. */
import type { Opening } from '@windrose/engine';

/** Exploits stay as they were chosen: those of a stated set-up too. */
export function newDeal(opening: Opening, seed: string): Opening {
  const { exploits } = 'seed' in opening.from ? opening.from : opening.from.setup;
  return { ...opening, from: { seed, ...(exploits === undefined ? {} : { exploits }) } };
}
