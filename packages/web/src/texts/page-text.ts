/**
 * Returns texts of pages other than a game's, and explanations of modes and options, which a game does not load. No module of a
 * game's page may import this one; budget.test.ts checks it.
 */
import type { Guide } from '@windrose/narration/narrator.ts';
import type { Say } from '@windrose/narration/templates.ts';
import { texts } from './current.svelte.ts';
import type { PageTexts } from './prepare-language.ts';

export const pageText: Say<PageTexts> = (key, ...values) => texts.pages(key, ...values);

/** Returns the explanations of modes and options. */
export const gameGuide = (): Guide => texts.guide;
