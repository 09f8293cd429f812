// `npm run artwork`: draws the chart and the icons again if their sources have changed. The pictures are committed, so
// that building the client needs neither the renderer nor the geography. `artwork.json` says what they were drawn from.
// With `--check` it only reports outdated pictures.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartSources, drawChart } from './artwork/chart.mjs';
import { drawIcons, iconSources } from './artwork/icons.mjs';

const record = path.join(import.meta.dirname, 'artwork.json');
const drawnFrom = JSON.parse(readFileSync(record, 'utf8'));

/** Returns a hash of the files that a set of pictures is drawn from. */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}

const pictures = [
  { name: 'chart', sources: chartSources, draw: drawChart },
  { name: 'icons', sources: iconSources, draw: drawIcons },
];

for (const { name, sources, draw } of pictures) {
  const current = fingerprint(sources);
  if (drawnFrom[name] === current) continue;
  if (process.argv.includes('--check')) {
    console.error(`The pictures in packages/web/public/${name} are older than their sources: run \`npm run artwork\`.`);
    process.exitCode = 1;
    continue;
  }
  await draw();
  drawnFrom[name] = current;
  writeFileSync(record, `${JSON.stringify(drawnFrom, null, 2)}\n`);
}
