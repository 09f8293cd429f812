// Unpacks the fonts of the chart into a folder where the image renderer finds them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const FACES = [
  '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
  '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff',
];
const [WOFF_HEAD, WOFF_ENTRY, SFNT_HEAD, SFNT_ENTRY] = [44, 20, 12, 16];

/** Unpacks a WOFF file: the renderer only reads TrueType. */
function trueType(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = woff.subarray(WOFF_HEAD + i * WOFF_ENTRY);
    const [from, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
    const data = woff.subarray(from, from + packed);
    return { tag: entry.subarray(0, 4), sum: entry.readUInt32BE(16), data: packed < length ? inflateSync(data) : data };
  });
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(SFNT_HEAD + SFNT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  [count, 16 << power, power, (count << 4) - (16 << power)].forEach((value, i) => head.writeUInt16BE(value, 4 + i * 2));
  const parts = [head];
  let from = head.length;
  for (const [i, { tag, sum, data }] of tables.entries()) {
    const entry = SFNT_HEAD + i * SFNT_ENTRY;
    tag.copy(head, entry);
    [sum, from, data.length].forEach((value, at) => head.writeUInt32BE(value, entry + 4 + at * 4));
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    from += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Must run before the renderer is loaded, which reads the environment once. */
export function installFonts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const face of FACES) {
    writeFileSync(
      path.join(folder, `${path.basename(face, '.woff')}.ttf`),
      trueType(readFileSync(require.resolve(face))),
    );
  }
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>\n`,
  );
  process.env.FONTCONFIG_FILE = file;
}
