/**
 * `npm run docs`: builds the documentation site with TypeDoc, in the folder that the server serves as `/docs/`. It has
 * the documents that `contents.json` lists and the API of the libraries. TypeDoc reads titles and chapters from front
 * matter, which copies of the documents in `dist/docs-sources` have.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Application } from 'typedoc';
import contents from './contents.json' with { type: 'json' };

interface Chapter {
  readonly title: string;
  readonly text: string;
  /** Paths in the repository; the last part may be `*.md`. */
  readonly documents: readonly string[];
}

const root = path.join(import.meta.dirname, '../..');
const sources = path.join(root, 'dist/docs-sources');
const site = process.argv[2] ?? path.join(root, 'packages/web/dist/docs');

/** Files to which the documents link. */
const LINKED = ['NOTICE.md', 'LICENSE', 'compose.yaml', 'docs/pictures'];

function expand(document: string): string[] {
  if (path.basename(document) !== '*.md') return [document];
  const folder = path.dirname(document);
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

interface FrontMatter {
  readonly title: string;
  readonly children?: readonly string[];
}

function write(file: string, { title, children = [] }: FrontMatter, text: string): void {
  const target = path.join(sources, file);
  const list = children.map((child) => `  - ${JSON.stringify(child)}\n`).join('');
  const head = `title: ${JSON.stringify(title)}\ngroup: Documentation\n${list === '' ? '' : `children:\n${list}`}`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `---\n${head}---\n\n${text}`);
}

/** Copies a document; its first heading becomes its title. */
function copyDocument(file: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, title] = /^# (.+)/.exec(text) ?? [];
  if (title === undefined) throw new Error(`${file} does not begin with a heading.`);
  // TypeDoc reads front matter only up to the first code.
  write(file, { title: title.replaceAll('`', '') }, text);
}

/** Writes the page of a chapter and copies its documents; returns its path. */
function makeChapter({ title, text, documents }: Chapter, index: number): string {
  const files = documents.flatMap(expand);
  files.forEach(copyDocument);
  const page = `chapter-${index + 1}.md`;
  write(page, { title, children: files.map((file) => `./${file}`) }, `${text}\n`);
  return path.join(sources, page);
}

rmSync(sources, { recursive: true, force: true });
const chapters = (contents as readonly Chapter[]).map(makeChapter);
for (const file of LINKED) cpSync(path.join(root, file), path.join(sources, file), { recursive: true });
// The name of the site is its heading already.
writeFileSync(
  path.join(sources, 'README.md'),
  readFileSync(path.join(root, 'README.md'), 'utf8').replace(/^# .+\n/, ''),
);

const app = await Application.bootstrap({
  name: 'Windrose',
  readme: path.join(sources, 'README.md'),
  projectDocuments: chapters,
  entryPoints: ['engine', 'bots', 'narration', 'protocol'].map((name) =>
    path.join(root, 'packages', name, 'src/index.ts'),
  ),
  tsconfig: path.join(root, 'tsconfig.json'),
  out: site,
  skipErrorChecking: true,
  disableSources: true,
  excludeInternal: true,
  categorizeByGroup: false,
  navigation: { includeGroups: true, includeCategories: false },
  sortEntryPoints: false,
  highlightLanguages: ['bash', 'console', 'html', 'json', 'javascript', 'mermaid', 'nginx', 'typescript', 'yaml'],
  logLevel: 'Warn',
});
const project = await app.convert();
if (project === undefined) process.exit(1);
await app.generateOutputs(project);
if (app.logger.hasErrors()) process.exit(1);
console.log(`The documentation is in ${path.relative(root, site)}.`);
