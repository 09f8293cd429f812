/** The page of each route, loaded when it is first shown, with the texts and the parts of the engine that it needs. */
import type { OnlineShown } from '../online/pages.ts';
import { loadGame } from '../play/saved-games.ts';
import type RulesPage from '../reference/RulesPage.svelte';
import type SettingsPage from '../settings/SettingsPage.svelte';
import type TablePage from '../table/TablePage.svelte';
import { texts } from '../texts/current.svelte.ts';
import { fetchNeeds } from './game-needs.ts';
import type HomePage from './HomePage.svelte';
import type NewGamePage from './NewGamePage.svelte';
import type { Route, RouteOf } from './routes.ts';

/** A route with the component that shows it. */
export type Shown =
  | RouteOf<'home', { readonly Page: typeof HomePage }>
  | RouteOf<'new', { readonly Page: typeof NewGamePage }>
  | RouteOf<'game', { readonly Page: typeof TablePage }>
  | RouteOf<'rules', { readonly Page: typeof RulesPage }>
  | RouteOf<'settings', { readonly Page: typeof SettingsPage }>
  | OnlineShown;

export async function pageOf(route: Route): Promise<Shown> {
  const learnt = texts.load();
  switch (route.page) {
    case 'home':
      return { ...route, Page: await when(learnt, import('./HomePage.svelte')) };
    case 'new':
      return { ...route, Page: await when(learnt, import('./NewGamePage.svelte')) };
    case 'game':
      return {
        ...route,
        Page: await when(learnt, import('../table/TablePage.svelte'), fetchNeeds(loadGame(route.id)?.record ?? '')),
      };
    case 'rules':
      return { ...route, Page: await when(learnt, import('../reference/RulesPage.svelte')) };
    case 'settings':
      return { ...route, Page: await when(learnt, import('../settings/SettingsPage.svelte')) };
    default: {
      const { onlinePageOf } = await import('../online/pages.ts');
      const [page] = await Promise.all([onlinePageOf(route), learnt]);
      return page;
    }
  }
}

/** The page, when everything is there that it needs. */
async function when<C>(learnt: Promise<void>, page: Promise<{ default: C }>, needs?: Promise<void>): Promise<C> {
  const [{ default: Page }] = await Promise.all([page, learnt, needs]);
  return Page;
}
