/** How the client is built and served while it is worked on. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { iconSheet } from './scripts/icon-sheet.ts';
import { jsonInDev } from './scripts/json-in-dev.ts';
import { reference } from './scripts/reference.ts';

/** Tables online are those of a server that `npm start` has started. */
const SITE = 'http://localhost:5180';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    reference(),
    svelte(),
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
    // Browsers of this target preload modules without help.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Reading a property has no effect while modules are loaded, so that unused constants can be removed: 1.2 kB of the online page.
      treeshake: { propertyReadSideEffects: false },
      // The scripts of the first page as one file: 3 kB smaller for a game than in the two files that are made without this rule.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': { target: SITE, ws: true, headers: { origin: SITE } } } },
  worker: { format: 'es' },
});
