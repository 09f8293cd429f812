/** How the client is built and served while it is worked on. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { codeSplitting } from './scripts/chunks.ts';
import { iconSheet } from './scripts/icon-sheet.ts';
import { jsonInDev } from './scripts/json-in-dev.ts';
import { never } from './scripts/never.ts';
import { reference } from './scripts/reference.ts';

/** The beginning and the pages have names. Other chunks have none but their hash: who fetches them would fetch their names too. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${/^index$|Page$/.test(name) ? '[name]-' : ''}[hash].js`;

/** What a page stands on is fetched together with it. What is shown later stands on what is already there. */
const resolveDependencies = (file: string, dependencies: string[]) => (/Page-/.test(file) ? dependencies : []);

/** Svelte's modules do nothing by themselves: a page does not fetch those that only others use. */
const treeshake = { moduleSideEffects: (id: string) => !id.includes('node_modules/svelte/src/internal/client/') };

/** Tables online are those of a server that `npm start` has started. */
const SITE = 'http://localhost:5180';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    reference(),
    svelte(),
    never,
    iconSheet,
    jsonInDev,
    // Installable, and playable without a connection once it was loaded.
    VitePWA({
      // A new version waits until the player takes it (src/start/app-update.ts), and src/service-worker.ts registers it.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Windrose',
        short_name: 'Windrose',
        description: 'A table for a board game about sea trade and empire',
        start_url: '/',
        display: 'standalone',
        theme_color: '#f4e9cf',
        background_color: '#f4e9cf',
        // Those beside the first are drawn by scripts/icons.mjs.
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
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
      treeshake,
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting, chunkFileNames },
    },
  },
  server: { proxy: { '/api': { target: SITE, ws: true, headers: { origin: SITE } } } },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting } } },
});
