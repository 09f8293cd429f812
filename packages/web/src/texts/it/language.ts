/** What is always there of Italian: how it inflects, and the names of the pages. */
export { grammar } from '@windrose/narration/grammar/it.ts';
export { pages } from './pages.ts';
