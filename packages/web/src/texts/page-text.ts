/**
 * Returns texts of pages other than a game's, which does not load them. No module of a game's page may import this one;
 * budget.test.ts checks it.
 */
import type { Say } from '@windrose/narration/templates.ts';
import { texts } from './current.svelte.ts';
import type { PageTexts } from './languages.ts';

export const pageText: Say<PageTexts> = (key, ...values) => texts.pages(key, ...values);
