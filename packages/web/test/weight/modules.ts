/** The modules of the client as they stand in its sources: its pages, what is fetched later, and what each imports at once. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../src/start/routes.ts';
import type { Part } from '../../src/texts/languages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const SOURCES = 'packages/web/src';

/** The component of each page. */
export const PAGES = {
  home: `${SOURCES}/start/HomePage.svelte`,
  new: `${SOURCES}/start/NewGamePage.svelte`,
  game: `${SOURCES}/table/TablePage.svelte`,
  rules: `${SOURCES}/reference/RulesPage.svelte`,
  settings: `${SOURCES}/settings/SettingsPage.svelte`,
  online: `${SOURCES}/online/LobbyPage.svelte`,
  create: `${SOURCES}/online/CreatePage.svelte`,
  table: `${SOURCES}/online/OnlineTablePage.svelte`,
  replay: `${SOURCES}/online/ReplayPage.svelte`,
  join: `${SOURCES}/online/JoinPage.svelte`,
  account: `${SOURCES}/online/AccountPage.svelte`,
  player: `${SOURCES}/online/PlayerPage.svelte`,
  site: `${SOURCES}/online/SitePage.svelte`,
} as const satisfies Record<Route['page'], string>;
export type Page = keyof typeof PAGES;

export const sourceOf = (module: string): string => readFileSync(path.join(ROOT, module), 'utf8');

/** Every module of the client but its texts. */
export const MODULES: readonly string[] = readdirSync(path.join(ROOT, SOURCES), { recursive: true })
  .map((name) => path.posix.join(SOURCES, String(name)))
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\/texts\/(?:\w\w|narrator)\//.test(name));

const resolved = (from: string, to: string) => path.posix.join(path.posix.dirname(from), to);

/** What a module imports from the client at once; types are not fetched. */
function importsOf(module: string): string[] {
  const imports = sourceOf(module).matchAll(/^\s*import (?!type\b)(?:[^'"]*? from )?'(\.[^']+\.(?:svelte|ts))';/gm);
  return [...imports].map(([, to]) => resolved(module, to)).filter((to) => MODULES.includes(to));
}

/** A module with everything that it leads to at once. */
export function withImports(module: string): ReadonlySet<string> {
  const found = new Set([module]);
  for (const each of found) for (const next of importsOf(each)) found.add(next);
  return found;
}

/** A component that is fetched later: who fetches it, and with which parts of the language. */
interface Later {
  readonly component: string;
  readonly parts: readonly Part[];
  readonly from: string;
}

export const LATER: readonly Later[] = MODULES.flatMap((from) =>
  [...sourceOf(from).matchAll(/\blater\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g)].map(([, parts, to]) => ({
    component: resolved(from, to),
    parts: [...parts.matchAll(/'([\w-]+)'/g)].map(([, part]) => part as Part),
    from,
  })),
);

/** Modules that are fetched later and bring no texts, but may fetch more. */
export const PLAIN_LATER: readonly Later[] = MODULES.flatMap((from) =>
  [...sourceOf(from).matchAll(/\bimport\('(\.[^']+\.ts)'\)/g)].map(([, to]) => ({
    component: resolved(from, to),
    parts: [],
    from,
  })),
).filter(({ component }) => MODULES.includes(component));

/** Every component that some module imports when it is needed. */
export const COMPONENTS_ON_DEMAND: readonly string[] = MODULES.flatMap((from) =>
  [...sourceOf(from).matchAll(/\bimport\('([^']+\.svelte)'\)/g)].map(([, to]) => resolved(from, to)),
);
