/** The texts of the game with neutral colours, in French. */
import type { Translated } from '../mode-texts.ts';
import { notPresent } from '../neutral/fr.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'Couleurs neutres',
    summary: 'À deux, chacun place aussi les disques d’une couleur neutre après chaque action Affréter ou Occuper.',
    description: 'Chacun place aussi des disques d’une couleur neutre, après chaque action Affréter ou Occuper.',
    brief:
      'Chacun de vous a aussi les disques d’une couleur neutre. Après chaque action Affréter, vous en placez un sur une piste, après chaque action Occuper, dans une ville ; ils comptent pour les régions et les Gouverneurs, et ne marquent rien.',
    colours: ['Neutre A', 'Neutre B'],
  },
  options: {},
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
