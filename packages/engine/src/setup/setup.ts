/** How a game begins: which token lies on which space and who is first, dealt from a seed or given explicitly. */
import { NO_TOKEN, type Tables } from '../edition/tables.ts';
import { at, Faults } from '../faults.ts';
import { Random } from './random.ts';

export interface Setup {
  /** Seat of the first player of round 1. */
  readonly first: number;
  /** Token on every space, by space id (`africa.1`, `lisbon`, `lisbon+seville`). */
  readonly tokens: Readonly<Record<string, string>>;
}

/** All spaces that get a token: tracks, cities, links, each in the order of the board. */
export function tokenSpaces(tables: Tables): string[] {
  return [...tables.spaceIds, ...tables.siteIds, ...tables.linkIds];
}

/** Deals from a seed: first the first player (CL-SET-5), then the shuffled tokens in the order of the spaces (CL-SET-1). */
export function dealSetup(tables: Tables, players: number, seed: string): Setup {
  const random = new Random(seed);
  const first = random.below(players);
  const tokens: string[] = [];
  for (let token = NO_TOKEN + 1; token < tables.tokenIds.length; token++) {
    for (let i = 0; i < tables.tokenCount[token]; i++) tokens.push(tables.tokenIds[token]);
  }
  random.shuffle(tokens);
  return { first, tokens: Object.fromEntries(tokenSpaces(tables).map((space, i) => [space, tokens[i]])) };
}

/** A set-up from outside: every space must have a token, and every token must be used as often as it exists. */
export function readSetup(value: unknown, tables: Tables, players: number, path: string, faults: Faults): Setup {
  const given = faults.object(value, path, ['first', 'tokens']);
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
  return { first, tokens: Object.fromEntries(spaces.map((space, i) => [space, tokens[i]])) };
}

/** A set-up from outside; throws an `InputError` that lists every fault with its path. */
export function parseSetup(value: unknown, tables: Tables, players: number): Setup {
  const faults = new Faults();
  const setup = readSetup(value, tables, players, 'setup', faults);
  faults.throwIfAny('The set-up cannot be used:');
  return setup;
}
