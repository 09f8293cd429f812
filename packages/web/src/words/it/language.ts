/** All texts in Italian, loaded at once. */
export { speech } from './speech.ts';
export { ui } from './ui.ts';
