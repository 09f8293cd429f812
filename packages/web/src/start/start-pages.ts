/** The home page and the page for a new game, which are loaded together. */
export { default as HomePage } from './HomePage.svelte';
export { default as NewGamePage } from './NewGamePage.svelte';
