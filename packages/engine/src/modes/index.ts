/** All modes, put at hand. */
import { classicTwoModes } from './classic-two.ts';
import { addModes } from './shelf.ts';
import { silentFleetModes } from './silent-fleet.ts';
import { solitaireModes } from './solitaire/modes.ts';
import { soloplayModes } from './soloplay.ts';

for (const modes of [classicTwoModes, soloplayModes, solitaireModes, silentFleetModes]) addModes(modes);

export { MODES } from './shelf.ts';
