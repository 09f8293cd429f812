/** How the client is built and served while it is worked on. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { codeSplitting } from './scripts/chunks.ts';
import { never } from './scripts/never.ts';
import { reference } from './scripts/reference.ts';

/** The engine's parts are fetched beside the engine, which is then told of them: that it is there anyway is no mistake. */
const checks = { ineffectiveDynamicImport: false };

/** The beginning and the pages have names. Other chunks have none but their hash: who fetches them would fetch their names too. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${/^index$|Page$/.test(name) ? '[name]-' : ''}[hash].js`;

/** What a page stands on is fetched together with it. What is shown later stands on what is already there. */
const resolveDependencies = (file: string, dependencies: string[]) => (/Page-/.test(file) ? dependencies : []);

/** Svelte's modules do nothing by themselves: a page does not fetch those that only others use. */
const treeshake = { moduleSideEffects: (id: string) => !id.includes('node_modules/svelte/src/internal/client/') };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    reference(),
    svelte(),
    never,
    // Installable, and playable without a connection once it was loaded.
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Windrose',
        short_name: 'Windrose',
        description: 'A table for a board game about sea trade and empire',
        start_url: '/',
        display: 'standalone',
        theme_color: '#f4e9cf',
        background_color: '#f4e9cf',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,webp,woff2}'],
        globIgnores: ['push.js'],
        // Tells of turns at online tables.
        importScripts: ['push.js'],
        navigateFallback: '/index.html',
        // What the server itself answers is no page of the client.
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
      },
    }),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      checks,
      treeshake,
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting, chunkFileNames },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks, output: { codeSplitting } } },
});
