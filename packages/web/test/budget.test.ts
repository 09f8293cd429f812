/** What the browser loads for a page stays within the budget. The test builds the client and prints its figures. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/texts/languages.ts';

const WEB = path.join(import.meta.dirname, '..');

/** Of a playing page in one language, with brotli. */
const MAX_BYTES = 150_000;
const MAX_FILES = 20;
/** Of the bots' worker with the weights of one edition. */
const MAX_WORKER_BYTES = 66_000;

/** The module that each page imports dynamically. */
const PAGES = {
  home: 'start/start-pages.ts',
  game: 'table/TablePage.svelte',
  lobby: 'online/pages.ts',
  'online table': 'online/table-pages.ts',
  rules: 'reference/RulesPage.svelte',
  settings: 'settings/SettingsPage.svelte',
} as const;

let chunks: readonly Rolldown.OutputChunk[];
let assets: readonly Rolldown.OutputAsset[];

beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  const configFile = path.join(WEB, 'vite.config.ts');
  const built = await build({ root: WEB, configFile, logLevel: 'error', build: { write: false } });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  chunks = output.filter((file) => file.type === 'chunk');
  assets = output.filter((file) => file.type === 'asset');
});

/** Returns all chunks that a browser loads before it can run these. */
function withImports(roots: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const found = new Set(roots);
  for (const chunk of found) {
    for (const name of chunk.imports) found.add(chunks.find(({ fileName }) => fileName === name)!);
  }
  return [...found];
}

function chunkOf(module: string): Rolldown.OutputChunk {
  const id = path.join(WEB, 'src', module);
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
  if (chunk === undefined) throw new Error(`No dynamic import leads to ${module}.`);
  return chunk;
}

function filesOf(page: keyof typeof PAGES, language: Language): readonly Rolldown.OutputChunk[] {
  const texts = page === 'game' ? ['index'] : ['index', 'pages'];
  const modules = [PAGES[page], ...texts.map((file) => `texts/${language}/${file}.ts`)];
  return withImports([chunks.find(({ isEntry }) => isEntry)!, ...modules.map(chunkOf)]);
}

const bytesOf = (sources: readonly (string | Uint8Array)[]) =>
  sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0);

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('the %s page prints its figures', (page) => {
    const files = filesOf(page, language);
    console.log(`${page} page, ${language}: ${bytesOf(files.map(({ code }) => code))} bytes in ${files.length} files`);
    expect(files.length).toBeLessThanOrEqual(MAX_FILES);
  });

  it('a game of any mode is within the budget', () => {
    expect(bytesOf(filesOf('game', language).map(({ code }) => code))).toBeLessThanOrEqual(MAX_BYTES);
  });
});

it('a game uses no texts of other pages, which are not loaded', () => {
  const modules = filesOf('game', 'en').flatMap(({ moduleIds }) => moduleIds);
  expect(modules).toContain(path.join(WEB, 'src/texts/current.svelte.ts'));
  expect(modules).not.toContain(path.join(WEB, 'src/texts/page-text.ts'));
});

it.each(['classic', 'age-of-sail'])('the worker with the weights of %s is within the budget', (edition) => {
  // Vite bundles a worker by itself and passes its files on as assets.
  const files = ['bots.worker', `${edition}-weights`].map((name) => {
    const asset = assets.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    if (asset === undefined) throw new Error(`The worker has no file ${name}.`);
    return asset.source;
  });
  console.log(`bots' worker, ${edition}: ${bytesOf(files)} bytes`);
  expect(bytesOf(files)).toBeLessThanOrEqual(MAX_WORKER_BYTES);
});
