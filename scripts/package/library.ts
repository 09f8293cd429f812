/**
 * Makes a library ready for publication in a folder: JavaScript modules, declarations, source maps, and a manifest whose
 * entry points are the compiled `publishConfig.exports` of the package in the repository.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The folders of a package with sources. */
const SOURCES = ['src', 'weights'];

/** The packages that others can install; each imports only those before it. */
export const LIBRARIES = ['engine', 'protocol', 'narration', 'bots'] as const;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly sideEffects: boolean | readonly string[];
  readonly publishConfig: { readonly access: string; readonly exports: Readonly<Record<string, string>> };
}

/** Makes the package in the folder `target`, beside those that it imports. */
export async function makeLibrary(name: (typeof LIBRARIES)[number], target: string): Promise<void> {
  const folder = path.join(root, 'packages', name);
  const read = (place: string) => JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  const manifest: Manifest = { ...read(folder), version: read(root).version };
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await compile(folder, manifest, path.join(target, 'dist'));
  writeDeclarations(folder, target);
  cpSync(path.join(folder, 'README.md'), path.join(target, 'README.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

/** Compiles each module to a file of its own; JSON files become modules as well. */
async function compile(folder: string, manifest: Manifest, dist: string): Promise<void> {
  const libraries = Object.keys(manifest.dependencies ?? {});
  await build({
    cwd: folder,
    input: Object.values(manifest.publishConfig.exports),
    platform: 'neutral',
    external: (id) => libraries.some((library) => id === library || id.startsWith(`${library}/`)),
    output: {
      dir: dist,
      format: 'esm',
      sourcemap: true,
      preserveModules: true,
      preserveModulesRoot: folder,
      entryFileNames: '[name].js',
    },
    logLevel: 'warn',
  });
}

/** Compiles a copy of the sources against the published form of the packages that they import. */
function writeDeclarations(folder: string, target: string): void {
  const dist = path.join(target, 'dist');
  const options = {
    extends: path.join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '.',
      outDir: 'dist',
      paths: Object.fromEntries(LIBRARIES.map((name) => [`@windrose/${name}`, [`../${name}/dist/src/index.d.ts`]])),
    },
  };
  for (const name of SOURCES.filter((name) => existsSync(path.join(folder, name)))) {
    cpSync(path.join(folder, name), path.join(target, name), { recursive: true });
  }
  const project = path.join(target, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ ...options, include: SOURCES }));
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'), 'junction');
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' });
  for (const name of [...SOURCES, 'tsconfig.json', 'node_modules'])
    rmSync(path.join(target, name), { recursive: true, force: true });
  const augmentations: string[] = [];
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isDeclaration)) {
    const file = path.join(dist, name);
    // TypeScript keeps the extension of imports, but the modules are JavaScript there.
    const text = readFileSync(file, 'utf8').replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1');
    writeFileSync(file, text);
    if (text.includes('declare module')) augmentations.push(path.relative('src', name).split(path.sep).join('/'));
  }
  // Modes and exploits extend interfaces in modules that no declaration imports.
  const index = path.join(dist, 'src/index.d.ts');
  const imports = augmentations.sort().map((name) => `import './${name.replace(/\.d\.ts$/, '.js')}';\n`);
  writeFileSync(index, `${imports.join('')}${readFileSync(index, 'utf8')}`);
}

function isDeclaration(name: string): boolean {
  return name.endsWith('.d.ts');
}

/** `./src/index.ts` is `./dist/src/index` without its extension. */
function compiled(source: string): string {
  return source.replace('./', './dist/').replace(/\.ts$/, '');
}

function publishedManifest(manifest: Manifest): object {
  const { name, version, publishConfig, sideEffects, dependencies = {} } = manifest;
  const entries = Object.entries(publishConfig.exports).map(([entry, source]) => [
    entry,
    { types: `${compiled(source)}.d.ts`, default: `${compiled(source)}.js` },
  ]);
  return {
    ...manifest,
    private: undefined,
    engines: { node: '>=20.19' },
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map((source) => `${compiled(source)}.js`) : sideEffects,
    exports: Object.fromEntries([...entries, ['./package.json', './package.json']]),
    files: ['dist'],
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([library, range]) => [library, range === '*' ? `^${version}` : range]),
    ),
    publishConfig: { access: publishConfig.access },
    name,
    version,
  };
}
