// The configuration of all tests.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Runes work as in a browser: Vite would compile them for a server, where nothing is reactive. */
const runes = {
  plugins: [
    svelte({
      configFile: false,
      prebundleSvelteLibraries: false,
      dynamicCompileOptions: () => ({ generate: 'client' }),
    }),
  ],
  resolve: {
    alias: [
      { find: /^svelte$/, replacement: `${import.meta.dirname}/node_modules/svelte/src/index-client.js` },
      {
        find: /^svelte\/reactivity$/,
        replacement: `${import.meta.dirname}/node_modules/svelte/src/reactivity/index-client.js`,
      },
    ],
  },
};

export default defineConfig({
  ...runes,
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/*/test/**/*.test.ts'],
    globalSetup: 'scripts/scratch.mjs',
    pool: 'forks',
    // By default Vitest leaves one processor unused.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
  },
});
