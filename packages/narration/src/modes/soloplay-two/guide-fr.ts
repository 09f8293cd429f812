/** What the guide says of SoloPlay for two, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  summary: 'Des pistes plus courtes, et quelques disques neutres pour qui en a le moins dans son port.',
  brief:
    'Les pistes sont plus courtes. Après la phase de Salaire, qui a le moins de disques au port reçoit un disque neutre ; il peut se jouer juste après une action, pour affréter ou occuper. Les disques neutres encore en réserve à la fin valent 1 Gloire chacun.',
  options: {},
};
