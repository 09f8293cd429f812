/** The language of the script: its texts and its name. The build reads the files of each language in place of the English ones. */
import type { Language } from '@windrose/narration/languages.ts';

export { narration, ui } from '../texts/en/index.ts';
export { viewer } from '../texts/en/viewer.ts';
export const language: Language = 'en';
