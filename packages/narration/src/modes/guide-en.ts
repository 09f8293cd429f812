/** What the guide says of all modes in English. */
import { en as classicTwo } from './classic-two/guide-en.ts';
import { en as silentFleet } from './silent-fleet/guide-en.ts';
import { en as solitaire } from './solitaire/guide-en.ts';
import { en as soloplay } from './soloplay/guide-en.ts';
import { en as soloplayThree } from './soloplay-three/guide-en.ts';
import { en as soloplayTwo } from './soloplay-two/guide-en.ts';
import { en as standard } from './standard/guide-en.ts';

export const modes = {
  standard,
  'classic-two': classicTwo,
  'soloplay-two': soloplayTwo,
  'soloplay-three': soloplayThree,
  solitaire,
  'silent-fleet': silentFleet,
};

/** Options that several modes share. */
export const shared = { soloplay };
