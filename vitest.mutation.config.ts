// The tests that Stryker runs for every mutant: only those of single rules, which are fast.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Stryker mutates a copy of the repository, but the links in node_modules lead to the original.
    alias: { '@windrose/engine': fileURLToPath(new URL('packages/engine/src/index.ts', import.meta.url)) },
  },
  test: {
    include: ['packages/engine/test/rules/**/*.test.ts'],
  },
});
