/**
 * How the client is cut into chunks. What pages need at once and share compresses best together; everything that only some
 * games need, or that is shown later, stays a chunk of its own. Which is which follows from what imports what.
 */
import path from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (name: string) => path.join(import.meta.dirname, '../src', name);

/** What every page begins with, what is said about games, and the pages. */
const ENTRY = source('main.ts');
const SPEECH = source('words/speech/make.ts');
const TABLE = source('table/TablePage.svelte');
const REFERENCE = source('reference/RulesPage.svelte');
const OTHERS = ['start/HomePage.svelte', 'start/NewGamePage.svelte', 'settings/SettingsPage.svelte'].map(source);

/** Some modules with everything that they import at once. */
function closure(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The chunk of a module of the client: that of every page, of the table, of what the reference shows too, or as it comes. */
function chunkOf(id: string, graph: Graph): string | null {
  if (closure(graph, [ENTRY]).has(id)) return 'index';
  if (closure(graph, OTHERS).has(id)) return null;
  const isAtTable = closure(graph, [TABLE]).has(id);
  const isShared = isAtTable && closure(graph, [REFERENCE]).has(id);
  if (isShared || closure(graph, [SPEECH]).has(id)) return 'pieces';
  return isAtTable ? 'table' : null;
}

/** The language of a module of texts. */
const languageOf = (id: string) => /words\/(\w\w)\//.exec(id)?.[1] ?? '';

export const codeSplitting = {
  // Otherwise a chunk would take along what other pages need without the rest of it.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'svelte', test: /node_modules\/(svelte|esm-env|clsx)\// },
    {
      name: 'engine',
      test: /packages\/engine\/src\/(?!parts|edition\/(?:data\/|edition|facts|validate)|modes\/(?!shelf|numbers|solitaire\/occasions)|exploits\/(?!shelf))/,
    },
    { name: chunkOf },
    {
      name: (id: string) => `table-${languageOf(id)}`,
      test: /words\/\w\w\/(?:at-table|table|seats|desk|speech|components|events|gains|moves|prompts)\.ts$/,
    },
  ],
};
