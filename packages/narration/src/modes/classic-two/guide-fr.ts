/** What the guide says of the game with neutral colours, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  summary: 'À deux, chacun place aussi les disques d’une couleur neutre après chaque action Affréter ou Occuper.',
  brief:
    'Chacun de vous a aussi les disques d’une couleur neutre. Après chaque action Affréter, vous en placez un sur une piste, après chaque action Occuper, dans une ville ; ils comptent pour les régions et les Gouverneurs, et ne marquent rien.',
  options: {},
};
