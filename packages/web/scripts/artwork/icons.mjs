// Draws the icons of the installed client from public/icon.svg into public/icons/, unless they are up to date.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const publicFolder = path.join(import.meta.dirname, '../public');
const source = path.join(publicFolder, 'icon.svg');
const PAPER = '#f4e9cf';
/** Sizes in pixels, and the share of the rose in icons that a system may crop. */
const ICONS = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, share: 0.78 },
  { name: 'apple-touch-icon', size: 180, share: 0.9 },
];

const newest = Math.max(...[source, import.meta.filename].map((file) => statSync(file).mtimeMs));
const fileOf = (name) => path.join(publicFolder, 'icons', `${name}.png`);
const isCurrent = ({ name }) => existsSync(fileOf(name)) && statSync(fileOf(name)).mtimeMs > newest;

if (!ICONS.every(isCurrent)) {
  mkdirSync(path.join(publicFolder, 'icons'), { recursive: true });
  const { default: sharp } = await import('sharp');
  for (const { name, size, share } of ICONS) {
    const rose = Math.round(size * (share ?? 1));
    const before = Math.floor((size - rose) / 2);
    const edge = { top: before, left: before, bottom: size - rose - before, right: size - rose - before };
    const picture = sharp(source, { density: (72 * rose) / 64 }).resize(rose, rose);
    // The edge that may be cropped is plain paper.
    const whole =
      share === undefined ? picture : picture.flatten({ background: PAPER }).extend({ ...edge, background: PAPER });
    await whole.png({ palette: true }).toFile(fileOf(name));
  }
}
