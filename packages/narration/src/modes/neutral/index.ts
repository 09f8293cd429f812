/** The texts of the modes with neutral discs in every language. */
export { en } from './en.ts';
export { fr } from './fr.ts';
export { it } from './it.ts';
