// Draws the icons of the installed client from public/icon.svg into public/icons/. Does nothing if they are there and newer.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const publicFolder = path.join(import.meta.dirname, '../public');
const source = path.join(publicFolder, 'icon.svg');
const PAPER = '#f4e9cf';
/** Pixels across; a share of them for the rose, where a system cuts the edge as it likes. */
const ICONS = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, share: 0.78 },
  { name: 'apple-touch-icon', size: 180, share: 0.9 },
];

const newest = Math.max(...[source, import.meta.filename].map((file) => statSync(file).mtimeMs));
const fileOf = (name) => path.join(publicFolder, 'icons', `${name}.png`);
const isMade = ({ name }) => existsSync(fileOf(name)) && statSync(fileOf(name)).mtimeMs > newest;

if (!ICONS.every(isMade)) {
  mkdirSync(path.join(publicFolder, 'icons'), { recursive: true });
  const { default: sharp } = await import('sharp');
  for (const { name, size, share } of ICONS) {
    const rose = Math.round(size * (share ?? 1));
    const before = Math.floor((size - rose) / 2);
    const edge = { top: before, left: before, bottom: size - rose - before, right: size - rose - before };
    const picture = sharp(source, { density: (72 * rose) / 64 }).resize(rose, rose);
    // An edge that may be cut is paper throughout.
    const whole =
      share === undefined ? picture : picture.flatten({ background: PAPER }).extend({ ...edge, background: PAPER });
    await whole.png({ palette: true }).toFile(fileOf(name));
  }
}
