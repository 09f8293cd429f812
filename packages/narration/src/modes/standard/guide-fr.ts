/** What the guide says of the standard game, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  summary: 'Le jeu tel qu’on le joue d’ordinaire.',
  brief: null,
  options: {},
};
