/** The page of each route, loaded when it is first shown. */
import type { AccountPage, CreatePage, JoinPage, LobbyPage, PlayerPage, SitePage } from '../online/pages.ts';
import type { OnlineTablePage, ReplayPage } from '../online/table-pages.ts';
import type RulesPage from '../reference/RulesPage.svelte';
import type SettingsPage from '../settings/SettingsPage.svelte';
import type TablePage from '../table/TablePage.svelte';
import { texts } from '../texts/current.svelte.ts';
import type { Route, RouteOf } from './routes.ts';
import type { HomePage, NewGamePage } from './start-pages.ts';

/** A route with the component that shows it. */
export type Shown =
  | RouteOf<'home', { readonly Page: typeof HomePage }>
  | RouteOf<'new', { readonly Page: typeof NewGamePage }>
  | RouteOf<'game', { readonly Page: typeof TablePage }>
  | RouteOf<'rules', { readonly Page: typeof RulesPage }>
  | RouteOf<'settings', { readonly Page: typeof SettingsPage }>
  | RouteOf<'online', { readonly Page: typeof LobbyPage }>
  | RouteOf<'create', { readonly Page: typeof CreatePage }>
  | RouteOf<'table', { readonly Page: typeof OnlineTablePage }>
  | RouteOf<'replay', { readonly Page: typeof ReplayPage }>
  | RouteOf<'join', { readonly Page: typeof JoinPage }>
  | RouteOf<'account', { readonly Page: typeof AccountPage }>
  | RouteOf<'player', { readonly Page: typeof PlayerPage }>
  | RouteOf<'site', { readonly Page: typeof SitePage }>;

async function loadPage(route: Route): Promise<Shown> {
  switch (route.page) {
    case 'home':
      return { ...route, Page: (await import('./start-pages.ts')).HomePage };
    case 'new':
      return { ...route, Page: (await import('./start-pages.ts')).NewGamePage };
    case 'game':
      return { ...route, Page: (await import('../table/TablePage.svelte')).default };
    case 'rules':
      return { ...route, Page: (await import('../reference/RulesPage.svelte')).default };
    case 'settings':
      return { ...route, Page: (await import('../settings/SettingsPage.svelte')).default };
    case 'online':
      return { ...route, Page: (await import('../online/pages.ts')).LobbyPage };
    case 'create':
      return { ...route, Page: (await import('../online/pages.ts')).CreatePage };
    case 'table':
      return { ...route, Page: (await import('../online/table-pages.ts')).OnlineTablePage };
    case 'replay':
      return { ...route, Page: (await import('../online/table-pages.ts')).ReplayPage };
    case 'join':
      return { ...route, Page: (await import('../online/pages.ts')).JoinPage };
    case 'account':
      return { ...route, Page: (await import('../online/pages.ts')).AccountPage };
    case 'player':
      return { ...route, Page: (await import('../online/pages.ts')).PlayerPage };
    case 'site':
      return { ...route, Page: (await import('../online/pages.ts')).SitePage };
  }
}

/** Returns the page of a route once it and the language are loaded. */
export async function pageOf(route: Route): Promise<Shown> {
  const [page] = await Promise.all([loadPage(route), texts.load(route.page !== 'game')]);
  return page;
}
