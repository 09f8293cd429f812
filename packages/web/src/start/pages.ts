/** The page of each route, loaded when it is first shown. */
import type RulesPage from '../reference/RulesPage.svelte';
import type SettingsPage from '../settings/SettingsPage.svelte';
import type TablePage from '../table/TablePage.svelte';
import type HomePage from './HomePage.svelte';
import type NewGamePage from './NewGamePage.svelte';
import type { Route } from './routes.ts';

type Of<P extends Route['page'], C> = Extract<Route, { page: P }> & { readonly Page: C };

/** A route with the component that shows it. */
export type Shown =
  | Of<'home', typeof HomePage>
  | Of<'new', typeof NewGamePage>
  | Of<'game', typeof TablePage>
  | Of<'rules', typeof RulesPage>
  | Of<'settings', typeof SettingsPage>;

export async function pageOf(route: Route): Promise<Shown> {
  switch (route.page) {
    case 'home':
      return { ...route, Page: (await import('./HomePage.svelte')).default };
    case 'new':
      return { ...route, Page: (await import('./NewGamePage.svelte')).default };
    case 'game':
      return { ...route, Page: (await import('../table/TablePage.svelte')).default };
    case 'rules':
      return { ...route, Page: (await import('../reference/RulesPage.svelte')).default };
    case 'settings':
      return { ...route, Page: (await import('../settings/SettingsPage.svelte')).default };
  }
}
