/** The pages of the site, each loaded when it is first shown; nobody who plays on this device alone fetches this list. */
import type { RouteOf } from '../start/routes.ts';
import type AccountPage from './AccountPage.svelte';
import type CreatePage from './CreatePage.svelte';
import type JoinPage from './JoinPage.svelte';
import type LobbyPage from './LobbyPage.svelte';
import type OnlineTablePage from './OnlineTablePage.svelte';
import type PlayerPage from './PlayerPage.svelte';
import type ReplayPage from './ReplayPage.svelte';
import type SitePage from './SitePage.svelte';

/** A route of the site with the component that shows it. */
export type OnlineShown =
  | RouteOf<'online', { readonly Page: typeof LobbyPage }>
  | RouteOf<'create', { readonly Page: typeof CreatePage }>
  | RouteOf<'table', { readonly Page: typeof OnlineTablePage }>
  | RouteOf<'replay', { readonly Page: typeof ReplayPage }>
  | RouteOf<'join', { readonly Page: typeof JoinPage }>
  | RouteOf<'account', { readonly Page: typeof AccountPage }>
  | RouteOf<'player', { readonly Page: typeof PlayerPage }>
  | RouteOf<'site', { readonly Page: typeof SitePage }>;

export async function onlinePageOf(route: RouteOf<OnlineShown['page']>): Promise<OnlineShown> {
  switch (route.page) {
    case 'online':
      return { ...route, Page: (await import('./LobbyPage.svelte')).default };
    case 'create':
      return { ...route, Page: (await import('./CreatePage.svelte')).default };
    case 'table':
      return { ...route, Page: (await import('./OnlineTablePage.svelte')).default };
    case 'replay':
      return { ...route, Page: (await import('./ReplayPage.svelte')).default };
    case 'join':
      return { ...route, Page: (await import('./JoinPage.svelte')).default };
    case 'account':
      return { ...route, Page: (await import('./AccountPage.svelte')).default };
    case 'player':
      return { ...route, Page: (await import('./PlayerPage.svelte')).default };
    case 'site':
      return { ...route, Page: (await import('./SitePage.svelte')).default };
  }
}
