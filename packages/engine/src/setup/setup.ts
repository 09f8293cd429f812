/** The set-up of a game, dealt from a seed or given explicitly. */

import { EXPLOITS } from '../edition/exploits.ts';
import { NO_TOKEN, type Tables } from '../edition/tables.ts';
import { at, Faults, shown } from '../faults.ts';
import type { Setup } from '../game/setup.ts';
import { MODES } from '../modes/shelf.ts';
import { Random } from '../random.ts';

/** How a table wants exploits: not at all, drawn at random, or these. */
export type ExploitChoice = 'none' | 'drawn' | readonly string[];

/** So many exploits are in a game that has them. */
const EXPLOITS_IN_GAME = 3;

/** All spaces that get a token: tracks, cities and fleets, round links, each in the order of the board. */
export function tokenSpaces(tables: Tables): string[] {
  return [...tables.spaceIds, ...tables.siteIds, ...tables.linkIds.filter((_, link) => !tables.linkIsSquare[link])];
}

/** The tiles of the highest level, from which some are drawn. */
function topTiles(tables: Tables): string[] {
  return tables.buildingIds.filter((_, building) => tables.buildingLevel[building] === tables.topLevel);
}

/**
 * Deals from a seed: first the first player (CL-SET-5), then the shuffled tokens in the order of the spaces (CL-SET-1), then
 * the highest tiles, of which the first so many are in the game (AS-SET-6), then the exploits, if they are drawn, then what
 * else chance decides in the mode.
 */
export function dealSetup(
  tables: Tables,
  players: number,
  seed: string,
  exploits: ExploitChoice = 'none',
  mode = 'standard',
): Setup {
  const { chance } = MODES[mode];
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
  if (chance === undefined) return { first, tokens: dealt, ...top, ...chosen };
  const placed = chance.rearrange(tables, random, dealt);
  return { first, tokens: placed, ...top, ...chosen, opposition: chance.deal(tables, random) };
}

/** A choice of exploits from outside: three different ones of an edition that has them. */
export function readExploits(value: unknown, tables: Tables, path: string, faults: Faults): string[] {
  const entries = faults.entries(value, path);
  if (tables.abilityMoves.length === 0) faults.add(path, `the ${tables.data.id} edition has no exploits`);
  else if (Array.isArray(value) && entries.length !== EXPLOITS_IN_GAME) {
    faults.add(path, `must name ${EXPLOITS_IN_GAME} exploits, not ${entries.length}`);
  }
  return entries.map((entry, i) => {
    if (entries.indexOf(entry) < i) faults.add(at(path, i), `${shown(entry)} is named twice`);
    return faults.oneOf(entry, at(path, i), EXPLOITS);
  });
}

/** A set-up from outside: every space must have a token, and every token must be used as often as it exists. */
export function readSetup(
  value: unknown,
  tables: Tables,
  players: number,
  path: string,
  faults: Faults,
  mode = 'standard',
): Setup {
  const inPlay = tables.data.topLevelInPlay;
  const { chance } = MODES[mode];
  const parts = [...(inPlay === undefined ? [] : ['topTiles']), ...(chance === undefined ? [] : ['opposition'])];
  const required = ['first', 'tokens', ...parts];
  const given = faults.object(value, path, required, ['exploits']);
  const first = faults.integer(given.first, at(path, 'first'), 0, players - 1);
  const where = at(path, 'tokens');
  const spaces = tokenSpaces(tables);
  const ids = tables.tokenIds.slice(NO_TOKEN + 1);
  const placed = faults.object(given.tokens, where, spaces);
  const tokens = spaces.map((space) => faults.oneOf(placed[space], at(where, space), ids));
  if (faults.list.length === 0) {
    ids.forEach((id, i) => {
      const used = tokens.filter((token) => token === id).length;
      const exist = tables.tokenCount[NO_TOKEN + 1 + i];
      if (used !== exist) faults.add(where, `${id} is used ${used} times, but there are ${exist}`);
    });
  }
  const top =
    inPlay === undefined ? {} : { topTiles: readTopTiles(given.topTiles, tables, at(path, 'topTiles'), faults) };
  const exploits =
    given.exploits === undefined
      ? {}
      : { exploits: readExploits(given.exploits, tables, at(path, 'exploits'), faults) };
  const read = { first, tokens: Object.fromEntries(spaces.map((space, i) => [space, tokens[i]])), ...top, ...exploits };
  if (chance === undefined || given.opposition === undefined) return read;
  return { ...read, opposition: chance.read(given.opposition, tables, read.tokens, at(path, 'opposition'), faults) };
}

/** A choice of the highest tiles from outside: as many different ones as are in a game of the edition. */
export function readTopTiles(value: unknown, tables: Tables, path: string, faults: Faults): string[] {
  const inPlay = tables.data.topLevelInPlay;
  const entries = faults.entries(value, path);
  if (inPlay === undefined)
    faults.add(path, `the ${tables.data.id} edition has all tiles of the highest level in the game`);
  else if (Array.isArray(value) && entries.length !== inPlay)
    faults.add(path, `must name ${inPlay} tiles, not ${entries.length}`);
  return entries.map((entry, i) => {
    if (entries.indexOf(entry) < i) faults.add(at(path, i), `${shown(entry)} is named twice`);
    return faults.oneOf(entry, at(path, i), topTiles(tables));
  });
}

/** A set-up from outside; throws an `InputError` that lists every fault with its path. */
export function parseSetup(value: unknown, tables: Tables, players: number, mode = 'standard'): Setup {
  const faults = new Faults();
  const setup = readSetup(value, tables, players, 'setup', faults, mode);
  faults.throwIfAny('The set-up cannot be used:');
  return setup;
}
