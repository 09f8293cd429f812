/** What the guide says of SoloPlay for three, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  summary: 'Des pistes plus courtes, et quelques disques neutres pour ceux qui en ont moins dans leur port.',
  brief:
    'Les pistes sont plus courtes. Après la phase de Salaire, ceux qui n’ont pas le plus de disques au port reçoivent chacun un disque neutre ; il peut se jouer juste après une action, pour affréter ou occuper. Les disques neutres encore en réserve à la fin valent 1 Gloire chacun.',
  options: {},
};
