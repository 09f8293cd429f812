/** How the client is built and served while it is worked on. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { reference } from './scripts/reference.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    reference(),
    svelte(),
    // Installable, and playable without a connection once it was loaded.
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script',
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
      workbox: { globPatterns: ['**/*.{js,css,html,svg,webp,woff2}'], navigateFallback: '/index.html' },
    }),
  ],
  build: { outDir: 'dist', target: 'es2023' },
  worker: { format: 'es' },
});
