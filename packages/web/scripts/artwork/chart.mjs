// Draws the land and sea of the chart for both themes into public/chart/.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { installFonts } from './fonts.mjs';
import { INKS } from './inks.mjs';

const here = import.meta.dirname;
const target = path.join(here, '../../public/chart');
const maps = path.join(here, '../../src/chart/maps.ts');
const QUALITY = 55;
/** Pixels per unit: small for the first paint, coarse for the whole chart, fine for a large screen or a zoom. */
const MAP_IMAGES = { small: 0.5, coarse: 1, fine: 2 };

export const chartSources = [maps, ...readdirSync(here).map((name) => path.join(here, name))].filter(
  (file) => file !== path.join(here, 'icons.mjs'),
);

export async function drawChart() {
  mkdirSync(target, { recursive: true });
  installFonts(path.join(here, '../../node_modules/.cache/artwork'));
  const { default: sharp } = await import('sharp');
  const { engrave } = await import('./engraving.mjs');
  const geography = await tsImport(maps, import.meta.url);
  for (const [theme, inks] of Object.entries(INKS)) {
    const svg = Buffer.from(engrave(geography, inks));
    for (const [size, pixels] of Object.entries(MAP_IMAGES)) {
      const file = path.join(target, `${theme}-${size}.webp`);
      const { size: bytes } = await sharp(svg, { density: 72 })
        .resize(geography.CANVAS.width * pixels)
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(file);
      console.log(`chart/${path.basename(file)}: ${Math.round(bytes / 1000)} kB`);
    }
  }
}
