/** The page of each route, loaded when it is first shown. */
import { loadTexts } from '../texts/language-choice.ts';
import type { Route, RouteOf } from './routes.ts';

const start = () => import('./start-pages.ts');
const online = () => import('../online/pages.ts');
const tables = () => import('../online/table-pages.ts');

const PAGES = {
  home: async () => (await start()).HomePage,
  new: async () => (await start()).NewGamePage,
  game: async () => (await import('../table/TablePage.svelte')).default,
  rules: async () => (await import('../reference/RulesPage.svelte')).default,
  settings: async () => (await import('../settings/SettingsPage.svelte')).default,
  online: async () => (await online()).LobbyPage,
  create: async () => (await online()).CreatePage,
  table: async () => (await tables()).OnlineTablePage,
  replay: async () => (await tables()).ReplayPage,
  join: async () => (await online()).JoinPage,
  account: async () => (await online()).AccountPage,
  player: async () => (await online()).PlayerPage,
  site: async () => (await online()).SitePage,
} as const satisfies Record<Route['page'], () => Promise<unknown>>;

/** A route with the component that shows it. */
export type Shown = {
  [P in Route['page']]: RouteOf<P, { readonly Page: Awaited<ReturnType<(typeof PAGES)[P]>> }>;
}[Route['page']];

/** Loads the page of a route, which is shown later or never. */
export function preloadPage({ page }: Route): void {
  // A page that cannot be loaded causes a message when it is opened.
  PAGES[page]().catch(() => {});
}

/** Returns the page of a route once it and the language are loaded. */
export async function pageOf(route: Route): Promise<Shown> {
  const [Page] = await Promise.all([PAGES[route.page](), loadTexts(route.page !== 'game')]);
  return { ...route, Page } as Shown;
}
