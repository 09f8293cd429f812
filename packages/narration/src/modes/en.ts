/** The texts of all modes in English. */
import { en as classicTwo } from './classic-two/en.ts';
import { en as neutral } from './neutral/en.ts';
import type { OwnTexts } from './own-texts.ts';
import { en as silentFleet } from './silent-fleet/en.ts';
import { en as solitaire } from './solitaire/en.ts';
import { opposition } from './solitaire/opposition/en.ts';
import { en as soloplay } from './soloplay/en.ts';
import { en as soloplayThree } from './soloplay-three/en.ts';
import { en as soloplayTwo } from './soloplay-two/en.ts';
import { en as standard } from './standard/en.ts';

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
