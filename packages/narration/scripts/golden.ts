/** `npm run golden`: writes the golden texts that do not exist, and the records of games with exploits that they tell. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_OPTIONS, edition, GameRecord, writeRecord } from '@windrose/engine';
import { playToEnd } from '../../engine/test/support/lively-games.ts';
import { componentList } from '../test/support/component-list.ts';
import { gameLog } from '../test/support/game-log.ts';
import { GOLDEN, goldenGames } from '../test/support/golden-games.ts';
import { LANGUAGES } from '../test/support/languages.ts';

/** Exploits with a seed whose random game uses many of their abilities. */
const EXPLOIT_GAMES = [
  { seed: 'golden-0', exploits: ['spice-trade', 'haitian-revolution', 'underground-railroad'] },
  { seed: 'golden-6', exploits: ['east-india-company', 'treaty-of-tordesillas', 'brouwer-route'] },
  { seed: 'golden-48', exploits: ['boston-tea-party', 'carreira-da-india', 'pirate-round'] },
  { seed: 'golden-34', exploits: ['voyage-of-the-beagle', 'mutiny-on-the-bounty', 'northwest-passage'] },
  { seed: 'golden-1', exploits: ['spanish-treasure-fleet', 'cape-horn-passage', 'golden-age-of-piracy'] },
];

function write(file: string, text: string): void {
  const target = path.join(GOLDEN, file);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`wrote ${file}`);
}

function gameWithExploits(seed: string, exploits: readonly string[]): GameRecord {
  const record = new GameRecord({
    tables: edition('age-of-sail', 'a'),
    mode: 'standard',
    players: 2,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed, exploits },
  });
  playToEnd(record, seed);
  return record;
}

for (const { seed, exploits } of EXPLOIT_GAMES) {
  write(`records/${exploits[0]}.txt`, writeRecord(gameWithExploits(seed, exploits)));
}

for (const { language, narrator } of LANGUAGES) {
  write(`components.${language}.txt`, componentList(narrator));
  for (const { name, record } of goldenGames()) write(`${name}.${language}.txt`, gameLog(record, narrator));
}
