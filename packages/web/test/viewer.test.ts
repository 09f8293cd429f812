/** The scripts of the viewer for other sites: their size, and what they leave alone. The test builds them. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/texts/languages.ts';

const WEB = path.join(import.meta.dirname, '..');

/** Of a script with its styles and the texts of one language, with brotli. */
const MAX_BYTES = 130_000;

let assets: readonly Rolldown.OutputAsset[];

beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  const configFile = path.join(WEB, 'vite.viewer.config.ts');
  const built = await build({ root: WEB, configFile, logLevel: 'error', build: { write: false } });
  assets = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'asset');
});

const sourceOf = (name: string) => String(assets.find(({ fileName }) => fileName === name)?.source);

it('there is a script for each language, and the images of the map', () => {
  const scripts = LANGUAGES.map((language) => `windrose-game.${language}.js`);
  const images = ['dark', 'light'].flatMap((theme) =>
    ['coarse', 'fine', 'small'].map((size) => `chart/${theme}-${size}.webp`),
  );
  expect(assets.map(({ fileName }) => fileName).sort()).toEqual([...images, ...scripts].sort());
});

describe.each(LANGUAGES)('the script in %s', (language) => {
  it('is within the budget', () => {
    const bytes = brotliCompressSync(sourceOf(`windrose-game.${language}.js`)).length;
    console.log(`viewer, ${language}: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('contains one language', () => {
    const source = sourceOf(`windrose-game.${language}.js`);
    const loading = { en: 'Loading the game', fr: 'Chargement de la partie', it: 'Caricamento della partita' };
    const found = LANGUAGES.filter((each) => source.includes(loading[each]));
    expect(found).toEqual([language]);
  });

  it('stores nothing, reads no cookies, opens no socket and changes no other part of the page', () => {
    const used =
      /localStorage|sessionStorage|\.cookie|WebSocket|EventSource|serviceWorker|location\.hash|document\.title/g;
    expect(sourceOf(`windrose-game.${language}.js`).match(used) ?? []).toEqual([]);
  });

  it('has no sizes that depend on the text of the page', () => {
    expect(sourceOf(`windrose-game.${language}.js`).match(/[\d.}]rem\b/g) ?? []).toEqual([]);
  });
});
