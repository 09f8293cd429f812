/** What is always there of English: how it inflects, and the names of the pages. */
export { grammar } from '@windrose/narration/grammar/en.ts';
export { pages } from './pages.ts';
