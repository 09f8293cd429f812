/** The pages that show the table of an online or shared game, which are loaded together. */
export { default as OnlineTablePage } from './OnlineTablePage.svelte';
export { default as ReplayPage } from './ReplayPage.svelte';
