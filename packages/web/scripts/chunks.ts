/**
 * How the client is cut into chunks. What pages need at once and share compresses best together; everything that only some
 * games need, or that is shown later, stays a chunk of its own. Which is which follows from what imports what.
 */
import path from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (name: string) => path.join(import.meta.dirname, '../src', name);

/** What every page begins with, and what stands on nearly every one. */
const EVERYWHERE = ['main.ts', 'settings/QuickMenu.svelte'].map(source);
/** Pages without the rules, pages with them, and what is said about games. */
const PLAIN = ['start/HomePage.svelte', 'settings/SettingsPage.svelte'].map(source);
const SET_UP = source('start/NewGamePage.svelte');
const REFERENCE = source('reference/RulesPage.svelte');
const TABLE = source('table/TablePage.svelte');
const SPEECH = path.join(import.meta.dirname, '../../narration/src/create-narrator.ts');
/** What Svelte needs for forms, which no table has. */
const FORMS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(?:input|select|size)\.js$/;
/** The rules. */
const ENGINE = /packages\/engine\/src\//;

/** Some modules with everything that they import at once. */
function closure(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * The chunk of a module: that of every page, that of games wherever they are set up, read about or played, that of the table, or
 * as it comes.
 */
function chunkOf(id: string, graph: Graph): string | null {
  if (FORMS.test(id)) return null;
  const isOf = (...ids: readonly string[]) => closure(graph, ids).has(id);
  if (isOf(...EVERYWHERE)) return 'index';
  if (ENGINE.test(id)) return 'game';
  if (isOf(...PLAIN)) return null;
  if (isOf(SPEECH)) return 'game';
  if (!isOf(TABLE)) return null;
  return isOf(SET_UP, REFERENCE) ? 'game' : 'table';
}

/** The language of a module of texts. */
const languageOf = (id: string) =>
  /(?:texts|narration\/src|grammar|opposition)\/(\w\w)(?:\/|\.ts$)/.exec(id)?.[1] ?? '';

export const codeSplitting = {
  // Otherwise a chunk would take along what other pages need without the rest of it.
  includeDependenciesRecursively: false,
  groups: [
    { debugName: 'pages', name: chunkOf },
    { name: 'boards', test: /web\/src\/seats\/(?:SeatSummary|BuildingStock)\.svelte/ },
    {
      name: 'opposition',
      test: /web\/src\/(?:play\/moments\.ts|seats\/(?:OppositionPanel|OppositionLadder)\.svelte)/,
    },
    {
      debugName: 'language',
      name: (id: string) => `language-${languageOf(id)}`,
      test: /texts\/\w\w\/(?:language|pages)\.ts$|narration\/src\/grammar\/\w\w\.ts$/,
    },
    {
      debugName: 'texts of the table',
      name: (id: string) => `table-${languageOf(id)}`,
      test: /texts\/\w\w\/(?:at-table|table|seats|desk)\.ts$|narration\/src\/(?:\w\w\/[\w-]+|modes\/solitaire\/opposition\/\w\w)\.ts$/,
    },
  ],
};
