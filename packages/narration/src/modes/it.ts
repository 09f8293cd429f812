/** The texts of all modes in Italian. */
import { it as classicTwo } from './classic-two/it.ts';
import { it as neutral } from './neutral/it.ts';
import type { OwnTexts } from './own-texts.ts';
import { it as silentFleet } from './silent-fleet/it.ts';
import { it as solitaire } from './solitaire/it.ts';
import { opposition } from './solitaire/opposition/it.ts';
import { it as soloplay } from './soloplay/it.ts';
import { it as soloplayThree } from './soloplay-three/it.ts';
import { it as soloplayTwo } from './soloplay-two/it.ts';
import { it as standard } from './standard/it.ts';

export const modes = {
  standard,
  'classic-two': classicTwo,
  'soloplay-two': soloplayTwo,
  'soloplay-three': soloplayThree,
  solitaire,
  'silent-fleet': silentFleet,
};

/** Texts that several modes share. */
export const shared = { neutral, soloplay };

/** Texts that only one mode has. */
export const own: OwnTexts = { opposition };
