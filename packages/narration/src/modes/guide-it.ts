/** What the guide says of all modes in Italian. */
import { it as classicTwo } from './classic-two/guide-it.ts';
import { it as silentFleet } from './silent-fleet/guide-it.ts';
import { it as solitaire } from './solitaire/guide-it.ts';
import { it as soloplay } from './soloplay/guide-it.ts';
import { it as soloplayThree } from './soloplay-three/guide-it.ts';
import { it as soloplayTwo } from './soloplay-two/guide-it.ts';
import { it as standard } from './standard/guide-it.ts';

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
