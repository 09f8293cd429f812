/** The characters that stand for the discs of each colour. */
import type { Game } from '@windrose/engine';

const FILLED = ['◆', '●', '▲', '■', '✚', '▼'];
const HOLLOW = ['◇', '○', '△', '□', '✧'];
const NEUTRAL = '◎';

/** Returns the mark of each colour. The hollow mark of a neutral colour is that of the player who handles its discs. */
export function colourMarks({ state: { players, seats, colours } }: Game): readonly string[] {
  const own = FILLED.slice(0, players);
  if (seats > players) return FILLED.slice(0, colours);
  return colours - players === 1 ? [...own, NEUTRAL] : [...own, ...HOLLOW.slice(0, colours - players)];
}
