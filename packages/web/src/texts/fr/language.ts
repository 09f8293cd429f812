/** What is always there of French: how it inflects, and the names of the pages. */
export { grammar } from '@windrose/narration/grammar/fr.ts';
export { pages } from './pages.ts';
