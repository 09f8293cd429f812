/** How the viewer is built that other sites embed: one script for each language, with the styles, and the images of the map. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { oneScriptPerLanguage } from './scripts/viewer-scripts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), oneScriptPerLanguage],
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    target: 'es2023',
    cssCodeSplit: false,
    lib: { entry: 'src/viewer/main.ts', formats: ['iife'], name: 'windrose', fileName: () => 'windrose-game.js' },
  },
});
