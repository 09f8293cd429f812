/** The pages around online tables, which are loaded together. */
export { default as AccountPage } from './AccountPage.svelte';
export { default as CreatePage } from './CreatePage.svelte';
export { default as JoinPage } from './JoinPage.svelte';
export { default as LobbyPage } from './LobbyPage.svelte';
export { default as PlayerPage } from './PlayerPage.svelte';
export { default as SitePage } from './SitePage.svelte';
