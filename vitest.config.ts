// Every test of every package.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/*/test/**/*.test.ts'],
    globalSetup: 'scripts/scratch.mjs',
    pool: 'forks',
    // Left alone it keeps one processor free, and of two uses one.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
  },
});
