/** The recorded games that the golden logs tell: every edition, board, mode and exploit. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, readRecord } from '@windrose/engine';

export const GOLDEN = fileURLToPath(new URL('../golden/', import.meta.url));
/** Records of games with exploits, which the golden records of the engine do not have. */
const OWN_RECORDS = `${GOLDEN}records/`;
const ENGINE_RECORDS = fileURLToPath(new URL('../../../engine/test/golden/records/', import.meta.url));

const ENGINE_GAMES = [
  'classic-standard-3-default',
  'classic-classic-two-2-default',
  'classic-soloplay-two-2-default',
  'classic-soloplay-three-3-default',
  'classic-solitaire-1-default',
  'classic-solitaire-1-solo.difficulty-harder',
  'age-of-sail-a-standard-2-phaseOrder-byPlayer',
  'age-of-sail-b-silent-fleet-2-sf.causeScarcity-true',
];

interface GoldenGame {
  readonly name: string;
  readonly record: GameRecord;
}

function gameIn(folder: string, name: string): GoldenGame {
  return { name, record: readRecord(readFileSync(`${folder}${name}.txt`, 'utf8')) };
}

export function goldenGames(): GoldenGame[] {
  const own = readdirSync(OWN_RECORDS).map((file) => file.replace('.txt', ''));
  return [
    ...ENGINE_GAMES.map((name) => gameIn(ENGINE_RECORDS, name)),
    ...own.sort().map((name) => gameIn(OWN_RECORDS, name)),
  ];
}
