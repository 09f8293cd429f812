// Draws the land and sea of the chart, by day and by night, into public/chart/. Does nothing if nothing has changed since.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { installFonts } from './chart/fonts.mjs';
import { INKS } from './chart/inks.mjs';

const here = import.meta.dirname;
const target = path.join(here, '../public/chart');
const cache = path.join(here, '../node_modules/.cache/chart');
const stamp = path.join(cache, 'made-from');
const frames = path.join(here, '../src/chart/maps.ts');
const QUALITY = 55;
/** Pixels to a unit: small to begin with, coarse for a screen that shows all of it, fine for a large one and for a closer look. */
const MAP_IMAGES = { small: 0.5, coarse: 1, fine: 2 };

function fingerprint() {
  const parts = readdirSync(path.join(here, 'chart')).map((name) => path.join(here, 'chart', name));
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, frames, ...parts.sort()]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const made = fingerprint();
const prints = Object.keys(INKS).flatMap((name) =>
  Object.entries(MAP_IMAGES).map(([print, pixels]) => ({
    name,
    pixels,
    file: path.join(target, `${name}-${print}.webp`),
  })),
);
if (![stamp, ...prints.map(({ file }) => file)].every(existsSync) || readFileSync(stamp, 'utf8') !== made) {
  mkdirSync(target, { recursive: true });
  installFonts(cache);
  const { default: sharp } = await import('sharp');
  const { engrave } = await import('./chart/engraving.mjs');
  const geography = await tsImport(frames, import.meta.url);
  for (const { name, pixels, file } of prints) {
    const svg = Buffer.from(engrave(geography, INKS[name]));
    const { size } = await sharp(svg, { density: 72 })
      .resize(geography.CANVAS.width * pixels)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file);
    console.log(`chart/${path.basename(file)}: ${Math.round(size / 1000)} kB`);
  }
  writeFileSync(stamp, made);
}
