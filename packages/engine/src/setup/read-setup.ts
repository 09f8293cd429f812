/** Reads an explicit set-up of a game. */
import { type EditionTables, NO_TOKEN } from '../edition/tables.ts';
import { at, describeValue, Faults } from '../faults.ts';
import type { Setup } from '../game/setup.ts';
import { MODES } from '../modes/index.ts';
import { readExploits, tokenSpaces, topTiles } from './setup.ts';

/** The kind of game that a set-up is for. */
export interface SetupKind {
  readonly tables: EditionTables;
  readonly players: number;
  readonly mode: string;
}

/** Every space must have a token, and every token must be used as often as it exists. */
export function readSetup(value: unknown, { tables, players, mode }: SetupKind, path: string, faults: Faults): Setup {
  const inPlay = tables.data.topLevelInPlay;
  const part = MODES[mode].setup;
  const parts = [...(inPlay === undefined ? [] : ['topTiles']), ...(part === undefined ? [] : [part.key])];
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
  if (part === undefined || given[part.key] === undefined) return read;
  return { ...read, ...part.read(given[part.key], tables, read.tokens, at(path, part.key), faults) };
}

/** Reads a choice of the highest tiles: as many different ones as a game of the edition has. */
export function readTopTiles(value: unknown, tables: EditionTables, path: string, faults: Faults): string[] {
  const inPlay = tables.data.topLevelInPlay;
  const entries = faults.entries(value, path);
  if (inPlay === undefined)
    faults.add(path, `the ${tables.data.id} edition has all tiles of the highest level in the game`);
  else if (Array.isArray(value) && entries.length !== inPlay)
    faults.add(path, `must name ${inPlay} tiles, not ${entries.length}`);
  return entries.map((entry, i) => {
    if (entries.indexOf(entry) < i) faults.add(at(path, i), `${describeValue(entry)} is named twice`);
    return faults.oneOf(entry, at(path, i), topTiles(tables));
  });
}

/** Reads a set-up; throws an `InputError` that lists every fault with its path. */
export function parseSetup(value: unknown, tables: EditionTables, players: number, mode = 'standard'): Setup {
  const faults = new Faults();
  const setup = readSetup(value, { tables, players, mode }, 'setup', faults);
  faults.throwIfAny('The set-up cannot be used:');
  return setup;
}
