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

interface Script {
  readonly name: string;
  readonly code: string;
}

export class Bundle {
  private readonly chunks: ReadonlyMap<string, Chunk>;
  /** Scripts of the worker with their names without the hash, which may be the same for several. */
  private readonly scripts: readonly Script[];

  private constructor(chunks: readonly Chunk[], scripts: readonly Script[]) {
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
      return each.type === 'asset' && name !== undefined ? [{ name, code: String(each.source) }] : [];
    });
    return new Bundle(chunks, scripts);
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
    const missing = names.filter((name) => !this.scripts.some((script) => script.name === name));
    if (missing.length > 0) throw new Error(`The worker has no script ${missing.join(', ')}.`);
    return weightOf(this.scripts.filter(({ name }) => names.includes(name)));
  }
}

export const modulesOf = (chunks: readonly Chunk[]): string[] => chunks.flatMap(({ modules }) => modules);

/** Compressed as it is sent, in bytes. */
export const weightOf = (scripts: readonly Pick<Chunk, 'code'>[]): number =>
  scripts.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
