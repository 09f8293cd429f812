/** The texts of the game with neutral colours, in French. */
import type { Translated } from '../mode-texts.ts';
import { notPresent } from '../neutral/fr.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'Couleurs neutres',
    description: 'Chacun place aussi des disques d’une couleur neutre, après chaque action Affréter ou Occuper.',
    colours: ['Neutre A', 'Neutre B'],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {
    'neutral-ship': 'Vers où affréter un disque {of:neutral} ?',
    'neutral-occupy': 'Quelle ville occuper avec un disque {of:neutral} ?',
  },
  refusals: {
    'not-present:C2-OCC-2': notPresent,
    'must-ship-neutral': 'affrétez d’abord un disque de votre couleur neutre.',
    'must-occupy-neutral': 'un disque de votre couleur neutre occupe d’abord une ville.',
    'same-region-first': 'le disque neutre occupe une ville {in:near}, comme vous.',
  },
};
