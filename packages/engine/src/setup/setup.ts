/** Deals the set-up of a game from a seed. */
import { EXPLOITS } from '../edition/exploits.ts';
import { type EditionTables, NO_TOKEN } from '../edition/tables.ts';
import { at, describeValue, type Faults } from '../faults.ts';
import type { Setup } from '../game/setup.ts';
import { MODES } from '../modes/index.ts';
import { Random } from '../random.ts';

/** How the exploits of a game are chosen: none, drawn at random, or a given list. */
export type ExploitChoice = 'none' | 'drawn' | readonly string[];

/** The number of exploits in a game that has them. */
const EXPLOITS_IN_GAME = 3;

/** Returns all spaces with a token: tracks, cities and fleets, round links, each in the order of the board. */
export function tokenSpaces(tables: EditionTables): string[] {
  return [...tables.spaceIds, ...tables.siteIds, ...tables.linkIds.filter((_, link) => !tables.linkIsSquare[link])];
}

/** Returns the tiles of the highest level, from which some are drawn. */
export function topTiles(tables: EditionTables): string[] {
  return tables.buildingIds.filter((_, building) => tables.buildingLevel[building] === tables.topLevel);
}

/**
 * Deals from a seed: the first player (CL-SET-5), then the shuffled tokens in the order of the spaces (CL-SET-1), then
 * the highest tiles, of which the first ones are in the game (AS-SET-6), then the exploits, if they are drawn, then the
 * random parts of the mode.
 */
export function dealSetup(
  tables: EditionTables,
  players: number,
  seed: string,
  exploits: ExploitChoice = 'none',
  mode = 'standard',
): Setup {
  const part = MODES[mode].setup;
  const random = new Random(seed);
  const first = random.below(players);
  const tokens: string[] = [];
  for (let token = NO_TOKEN + 1; token < tables.tokenIds.length; token++) {
    for (let i = 0; i < tables.tokenCount[token]; i++) tokens.push(tables.tokenIds[token]);
  }
  random.shuffle(tokens);
  const dealt = Object.fromEntries(tokenSpaces(tables).map((space, i) => [space, tokens[i]]));
  const inPlay = tables.data.topLevelInPlay;
  const top = inPlay === undefined ? {} : { topTiles: random.shuffle(topTiles(tables)).slice(0, inPlay) };
  const drawn = exploits === 'drawn' ? random.shuffle([...EXPLOITS]).slice(0, EXPLOITS_IN_GAME) : exploits;
  const chosen = drawn === 'none' ? {} : { exploits: drawn };
  const placed = part?.rearrange?.(tables, random, dealt) ?? dealt;
  return { first, tokens: placed, ...top, ...chosen, ...part?.deal(tables, random) };
}

/** Reads a choice of exploits from outside: three different ones of an edition with exploits. */
export function readExploits(value: unknown, tables: EditionTables, path: string, faults: Faults): string[] {
  const entries = faults.entries(value, path);
  if (tables.abilityMoves.length === 0) faults.add(path, `the ${tables.data.id} edition has no exploits`);
  else if (Array.isArray(value) && entries.length !== EXPLOITS_IN_GAME) {
    faults.add(path, `must name ${EXPLOITS_IN_GAME} exploits, not ${entries.length}`);
  }
  return entries.map((entry, i) => {
    if (entries.indexOf(entry) < i) faults.add(at(path, i), `${describeValue(entry)} is named twice`);
    return faults.oneOf(entry, at(path, i), EXPLOITS);
  });
}
