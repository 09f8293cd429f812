/** The page of each route, loaded when it is first shown, with the texts and the parts of the engine that it needs. */
import { fetchAllParts, fetchParts } from '@windrose/engine/parts';
import type AccountPage from '../online/AccountPage.svelte';
import type CreatePage from '../online/CreatePage.svelte';
import type JoinPage from '../online/JoinPage.svelte';
import type LobbyPage from '../online/LobbyPage.svelte';
import type OnlineTablePage from '../online/OnlineTablePage.svelte';
import type PlayerPage from '../online/PlayerPage.svelte';
import type SitePage from '../online/SitePage.svelte';
import { loadGame } from '../play/saved-games.ts';
import type RulesPage from '../reference/RulesPage.svelte';
import type SettingsPage from '../settings/SettingsPage.svelte';
import type TablePage from '../table/TablePage.svelte';
import { words } from '../words/current.svelte.ts';
import type HomePage from './HomePage.svelte';
import type NewGamePage from './NewGamePage.svelte';
import { PARTS_OF, partsOfGame } from './parts-of.ts';
import { headOf } from './record-head.ts';
import type { Route } from './routes.ts';

type Of<P extends Route['page'], C> = Extract<Route, { page: P }> & { readonly Page: C };

/** A route with the component that shows it. */
export type Shown =
  | Of<'home', typeof HomePage>
  | Of<'new', typeof NewGamePage>
  | Of<'game', typeof TablePage>
  | Of<'rules', typeof RulesPage>
  | Of<'settings', typeof SettingsPage>
  | Of<'online', typeof LobbyPage>
  | Of<'create', typeof CreatePage>
  | Of<'table', typeof OnlineTablePage>
  | Of<'join', typeof JoinPage>
  | Of<'account', typeof AccountPage>
  | Of<'player', typeof PlayerPage>
  | Of<'site', typeof SitePage>;

export async function pageOf(route: Route): Promise<Shown> {
  const learnt = words.learn(...PARTS_OF[route.page]);
  switch (route.page) {
    case 'home':
      return { ...route, Page: await when(learnt, import('./HomePage.svelte')) };
    case 'new':
      return { ...route, Page: await when(learnt, import('./NewGamePage.svelte'), fetchAllParts()) };
    case 'game':
      return { ...route, Page: await when(learnt, import('../table/TablePage.svelte'), fetchNeeds(route.id)) };
    case 'rules':
      return { ...route, Page: await when(learnt, import('../reference/RulesPage.svelte'), fetchAllParts()) };
    case 'settings':
      return { ...route, Page: await when(learnt, import('../settings/SettingsPage.svelte')) };
    case 'online':
      return { ...route, Page: await when(learnt, import('../online/LobbyPage.svelte')) };
    case 'create':
      return { ...route, Page: await when(learnt, import('../online/CreatePage.svelte'), fetchAllParts()) };
    case 'table':
      return { ...route, Page: await when(learnt, import('../online/OnlineTablePage.svelte')) };
    case 'join':
      return { ...route, Page: await when(learnt, import('../online/JoinPage.svelte')) };
    case 'account':
      return { ...route, Page: await when(learnt, import('../online/AccountPage.svelte')) };
    case 'player':
      return { ...route, Page: await when(learnt, import('../online/PlayerPage.svelte')) };
    case 'site':
      return { ...route, Page: await when(learnt, import('../online/SitePage.svelte')) };
  }
}

/** The page, when everything is there that it needs. */
async function when<C>(learnt: Promise<void>, page: Promise<{ default: C }>, needs?: Promise<void>): Promise<C> {
  const [{ default: Page }] = await Promise.all([page, learnt, needs]);
  return Page;
}

/** What a kept game needs, as the first lines of its record tell. */
async function fetchNeeds(id: string): Promise<void> {
  const head = headOf(loadGame(id)?.record ?? '');
  if (head === null) return;
  await Promise.all([fetchParts(head), words.learn(...partsOfGame(head))]);
}
