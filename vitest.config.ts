// The configuration of all tests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
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
