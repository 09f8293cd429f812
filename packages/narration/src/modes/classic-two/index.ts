/** The texts of the game with neutral colours in every language. */
export { en } from './en.ts';
export { fr } from './fr.ts';
export { it } from './it.ts';
