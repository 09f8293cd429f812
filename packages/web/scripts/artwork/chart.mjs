// Draws the land and sea of the chart for both themes into public/chart/, unless the images are up to date.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { installFonts } from './chart/fonts.mjs';
import { INKS } from './chart/inks.mjs';

const here = import.meta.dirname;
const target = path.join(here, '../public/chart');
const cache = path.join(here, '../node_modules/.cache/chart');
const fingerprintFile = path.join(cache, 'made-from');
const frames = path.join(here, '../src/chart/maps.ts');
const QUALITY = 55;
/** Pixels per unit: small for the first paint, coarse for the whole chart, fine for a large screen or a zoom. */
const MAP_IMAGES = { small: 0.5, coarse: 1, fine: 2 };

function fingerprint() {
  const parts = readdirSync(path.join(here, 'chart')).map((name) => path.join(here, 'chart', name));
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, frames, ...parts.sort()]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const current = fingerprint();
const images = Object.keys(INKS).flatMap((name) =>
  Object.entries(MAP_IMAGES).map(([size, pixels]) => ({
    name,
    pixels,
    file: path.join(target, `${name}-${size}.webp`),
  })),
);
if (
  ![fingerprintFile, ...images.map(({ file }) => file)].every(existsSync) ||
  readFileSync(fingerprintFile, 'utf8') !== current
) {
  mkdirSync(target, { recursive: true });
  installFonts(cache);
  const { default: sharp } = await import('sharp');
  const { engrave } = await import('./chart/engraving.mjs');
  const geography = await tsImport(frames, import.meta.url);
  for (const { name, pixels, file } of images) {
    const svg = Buffer.from(engrave(geography, INKS[name]));
    const { size } = await sharp(svg, { density: 72 })
      .resize(geography.CANVAS.width * pixels)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file);
    console.log(`chart/${path.basename(file)}: ${Math.round(size / 1000)} kB`);
  }
  writeFileSync(fingerprintFile, current);
}
