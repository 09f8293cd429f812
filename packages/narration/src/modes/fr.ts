/** The texts of all modes in French. */
import { fr as classicTwo } from './classic-two/fr.ts';
import { fr as neutral } from './neutral/fr.ts';
import type { OwnTexts } from './own-texts.ts';
import { fr as silentFleet } from './silent-fleet/fr.ts';
import { fr as solitaire } from './solitaire/fr.ts';
import { opposition } from './solitaire/opposition/fr.ts';
import { fr as soloplay } from './soloplay/fr.ts';
import { fr as soloplayThree } from './soloplay-three/fr.ts';
import { fr as soloplayTwo } from './soloplay-two/fr.ts';
import { fr as standard } from './standard/fr.ts';

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
