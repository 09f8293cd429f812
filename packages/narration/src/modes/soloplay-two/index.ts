/** The texts of SoloPlay for two in every language. */
export { en } from './en.ts';
export { fr } from './fr.ts';
export { it } from './it.ts';
