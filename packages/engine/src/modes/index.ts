/** Registers all modes. */
import { classicTwoModes } from './classic-two/classic-two.ts';
import { addModes } from './registry.ts';
import { silentFleetModes } from './silent-fleet/silent-fleet.ts';
import { solitaireModes } from './solitaire/modes.ts';
import { soloplayModes } from './soloplay/soloplay.ts';

for (const modes of [classicTwoModes, soloplayModes, solitaireModes, silentFleetModes]) addModes(modes);

export { MODES, modesOf, playersOf } from './registry.ts';
