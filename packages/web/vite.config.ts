/** How the client is built and served while it is worked on. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { reference } from './scripts/reference.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reference(), svelte()],
  build: { outDir: 'dist', target: 'es2023' },
  worker: { format: 'es' },
});
