/** What the guide says of all modes in French. */
import { fr as classicTwo } from './classic-two/guide-fr.ts';
import { fr as silentFleet } from './silent-fleet/guide-fr.ts';
import { fr as solitaire } from './solitaire/guide-fr.ts';
import { fr as soloplay } from './soloplay/guide-fr.ts';
import { fr as soloplayThree } from './soloplay-three/guide-fr.ts';
import { fr as soloplayTwo } from './soloplay-two/guide-fr.ts';
import { fr as standard } from './standard/guide-fr.ts';

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
