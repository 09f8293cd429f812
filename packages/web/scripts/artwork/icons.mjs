// Draws the icons of the installed client from public/icon.svg into public/icons/.
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const publicFolder = path.join(import.meta.dirname, '../../public');
const rose = path.join(publicFolder, 'icon.svg');
const PAPER = '#f4e9cf';
/** Sizes in pixels, and the share of the rose in icons that a system may crop. */
const ICONS = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, share: 0.78 },
  { name: 'apple-touch-icon', size: 180, share: 0.9 },
];

export const iconSources = [rose, import.meta.filename];

export async function drawIcons() {
  const { default: sharp } = await import('sharp');
  mkdirSync(path.join(publicFolder, 'icons'), { recursive: true });
  for (const { name, size, share } of ICONS) {
    const width = Math.round(size * (share ?? 1));
    const before = Math.floor((size - width) / 2);
    const edge = { top: before, left: before, bottom: size - width - before, right: size - width - before };
    const picture = sharp(rose, { density: (72 * width) / 64 }).resize(width, width);
    // The edge that may be cropped is plain paper.
    const whole =
      share === undefined ? picture : picture.flatten({ background: PAPER }).extend({ ...edge, background: PAPER });
    await whole.png({ palette: true }).toFile(path.join(publicFolder, 'icons', `${name}.png`));
    console.log(`icons/${name}.png`);
  }
}
