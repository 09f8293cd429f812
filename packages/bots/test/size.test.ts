/** The size of the bots for a browser: their code with all weights is small. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const MAX_BYTES = 60_000;

it('the bots with all weights, minified and without the engine, are at most 60 kB when compressed', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    external: ['@windrose/engine'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const bytes = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  // Checks that the weights are included: they alone are larger than this.
  expect(bytes).toBeGreaterThan(MAX_BYTES / 3);
});
