/** The pages about online tables, which are loaded together. */
import type { RouteOf } from '../start/routes.ts';
import AccountPage from './AccountPage.svelte';
import CreatePage from './CreatePage.svelte';
import JoinPage from './JoinPage.svelte';
import LobbyPage from './LobbyPage.svelte';
import OnlineTablePage from './OnlineTablePage.svelte';
import PlayerPage from './PlayerPage.svelte';
import ReplayPage from './ReplayPage.svelte';
import SitePage from './SitePage.svelte';

/** A route of an online page with the component that shows it. */
export type OnlineShown =
  | RouteOf<'online', { readonly Page: typeof LobbyPage }>
  | RouteOf<'create', { readonly Page: typeof CreatePage }>
  | RouteOf<'table', { readonly Page: typeof OnlineTablePage }>
  | RouteOf<'replay', { readonly Page: typeof ReplayPage }>
  | RouteOf<'join', { readonly Page: typeof JoinPage }>
  | RouteOf<'account', { readonly Page: typeof AccountPage }>
  | RouteOf<'player', { readonly Page: typeof PlayerPage }>
  | RouteOf<'site', { readonly Page: typeof SitePage }>;

export function onlinePageOf(route: RouteOf<OnlineShown['page']>): OnlineShown {
  switch (route.page) {
    case 'online':
      return { ...route, Page: LobbyPage };
    case 'create':
      return { ...route, Page: CreatePage };
    case 'table':
      return { ...route, Page: OnlineTablePage };
    case 'replay':
      return { ...route, Page: ReplayPage };
    case 'join':
      return { ...route, Page: JoinPage };
    case 'account':
      return { ...route, Page: AccountPage };
    case 'player':
      return { ...route, Page: PlayerPage };
    case 'site':
      return { ...route, Page: SitePage };
  }
}
