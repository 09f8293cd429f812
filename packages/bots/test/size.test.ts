/** The size of the bots for a browser: their code with all weights is small. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, it } from 'vitest';

const MAX_BYTES = 60_000;

it('the bots with all weights, minified and without the engine, are at most 60 kB when compressed', async () => {
  const { output } = await build({
    input: fileURLToPath(new URL('../src/index.ts', import.meta.url)),
    external: ['@windrose/engine'],
    output: { format: 'esm', minify: true },
    write: false,
  });
  const bytes = gzipSync(output[0].code, { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  // Checks that the weights are included: they alone are larger than this.
  expect(bytes).toBeGreaterThan(MAX_BYTES / 3);
});
