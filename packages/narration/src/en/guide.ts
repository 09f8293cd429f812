/** All texts in English that help to choose a game and to learn it, assembled from their parts. */
import { modes, shared } from '../modes/guide-en.ts';
import { combineOptions } from '../modes/index.ts';
import type { GuideTexts } from '../texts.ts';
import { options } from './options.ts';

export const guide: GuideTexts = { modes, options: { ...options, ...combineOptions(modes, shared) } };
