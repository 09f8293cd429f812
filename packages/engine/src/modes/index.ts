/** The list of all modes. */
import { classicTwo } from './classic-two/definition.ts';
import { addMode } from './registry.ts';
import { silentFleet } from './silent-fleet/definition.ts';
import { solitaire } from './solitaire/definition.ts';
import { soloplayThree, soloplayTwo } from './soloplay/definition.ts';

addMode(classicTwo);
addMode(soloplayTwo);
addMode(soloplayThree);
addMode(solitaire);
addMode(silentFleet);

export { MODES, modesOf, playersOf, setupPartOfLine } from './registry.ts';
