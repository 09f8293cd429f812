/** The page of each route, loaded when it is first shown. */
import type { OnlineShown } from '../online/pages.ts';
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
  | OnlineShown;

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
    default:
      return (await import('../online/pages.ts')).onlinePageOf(route);
  }
}

/** Returns the page of a route once it and the language are loaded. */
export async function pageOf(route: Route): Promise<Shown> {
  const [page] = await Promise.all([loadPage(route), texts.load(route.page !== 'game')]);
  return page;
}
