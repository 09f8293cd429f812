/** The client as the bundler cuts it into chunks, without writing it anywhere. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const WEB = path.join(import.meta.dirname, '../..');
const ROOT = path.join(WEB, '../..');

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  /** Paths from the root of the repository. */
  readonly modules: readonly string[];
  readonly imports: readonly string[];
}

export class Bundle {
  private readonly chunks: ReadonlyMap<string, Chunk>;
  /** Scripts of the worker by their names without the hash. */
  private readonly scripts: ReadonlyMap<string, string>;

  private constructor(chunks: readonly Chunk[], scripts: ReadonlyMap<string, string>) {
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.scripts = scripts;
  }

  static async make(): Promise<Bundle> {
    // As for players, although a test asks for it.
    process.env.NODE_ENV = 'production';
    const made = await build({
      root: WEB,
      configFile: path.join(WEB, 'vite.config.ts'),
      logLevel: 'error',
      build: { write: false },
    });
    const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
    const chunks = outputs.flatMap((each) =>
      each.type === 'chunk'
        ? [{ ...each, modules: each.moduleIds.map((id) => path.relative(ROOT, id.replace(/\?.*$/, ''))) }]
        : [],
    );
    // The worker is bundled by itself, and its scripts are handed on as they are.
    const scripts = outputs.flatMap((each) => {
      const name = /^assets\/(.+)-[\w-]{8}\.js$/.exec(each.fileName)?.[1];
      return each.type === 'asset' && name !== undefined ? [[name, String(each.source)] as const] : [];
    });
    return new Bundle(chunks, new Map(scripts));
  }

  /** All that is fetched with these modules: their chunks, and what those import at once. */
  with(modules: readonly string[]): Chunk[] {
    const found = new Map<string, Chunk>();
    const add = (chunk: Chunk | undefined) => {
      if (chunk === undefined || found.has(chunk.fileName)) return;
      found.set(chunk.fileName, chunk);
      for (const name of chunk.imports) add(this.chunks.get(name));
    };
    for (const module of modules) {
      const home = [...this.chunks.values()].find((chunk) => chunk.modules.includes(module));
      if (home === undefined) throw new Error(`No chunk has ${module}.`);
      add(home);
    }
    return [...found.values()];
  }

  /** What these scripts of the worker weigh. */
  weightOfWorker(names: readonly string[]): number {
    return names.reduce((sum, name) => {
      const code = this.scripts.get(name);
      if (code === undefined) throw new Error(`The worker has no script ${name}.`);
      return sum + compressed(code);
    }, 0);
  }
}

const compressed = (code: string): number => brotliCompressSync(code).length;

export const modulesOf = (chunks: readonly Chunk[]): string[] => chunks.flatMap(({ modules }) => modules);

/** Compressed as it is sent, in bytes. */
export const weightOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + compressed(code), 0);
