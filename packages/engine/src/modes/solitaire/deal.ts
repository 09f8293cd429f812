/** Deals the random part of the set-up of solitaire from a seed (SOLO-SET). */
import type { Colour } from '../../edition/number-types.ts';
import { type EditionTables, NO_TOKEN, STATUSES } from '../../edition/tables.ts';
import type { Random } from '../../random.ts';
import { COLOURS, COLUMNS, DISCS_ON_LADDER, kindsOf, LEVELS } from './layout.ts';
import type { OppositionSetup } from './opposition-setup.ts';

/** Discs of each colour on the tracks (SOLO-SET-6). */
export const DISCS_ON_TRACKS = 3;
export const SPACES = 2;
/** The kinds of tokens that the home area needs: a blue token counts like a fifth status. */
const KINDS = STATUSES + 1;

/** Returns the regions with tracks, by id. */
export function regionIds({ areaIds, home }: EditionTables): string[] {
  return areaIds.filter((_, area) => area !== home);
}

function homeCities({ siteIds, siteStart, fleetStart, home }: EditionTables): string[] {
  return siteIds.slice(siteStart[home], fleetStart[home]);
}

function kindOf({ tokenIds, tokenStatus }: EditionTables, token: string): number {
  const status = tokenStatus[tokenIds.indexOf(token)];
  return status < 0 ? STATUSES : status;
}

/** Returns the kinds of tokens that no city of the home area has. */
export function missingKinds(tables: EditionTables, tokens: Readonly<Record<string, string>>): number[] {
  const there = new Set(homeCities(tables).map((city) => kindOf(tables, tokens[city])));
  return Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => !there.has(kind));
}

/** Draws at random until the result is in a list, each element with the same probability. */
function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)];
}

/**
 * Gives the cities of the home area every kind of token (SOLO-SET-4): for each missing kind, a token of a kind that
 * they have at least twice is exchanged for one of that kind from elsewhere.
 */
export function rearrangeTokens(
  tables: EditionTables,
  random: Random,
  dealt: Readonly<Record<string, string>>,
): Record<string, string> {
  const tokens = { ...dealt };
  const cities = homeCities(tables);
  const elsewhere = Object.keys(tokens).filter((space) => !cities.includes(space));
  for (const missing of missingKinds(tables, tokens)) {
    const kinds = cities.map((city) => kindOf(tables, tokens[city]));
    const spare = cities.filter((_, i) => kinds.indexOf(kinds[i]) !== kinds.lastIndexOf(kinds[i]));
    const city = pick(random, spare);
    const space = pick(
      random,
      elsewhere.filter((each) => kindOf(tables, tokens[each]) === missing),
    );
    [tokens[city], tokens[space]] = [tokens[space], tokens[city]];
  }
  return tokens;
}

/**
 * Deals discs to the tracks, all first spaces before all second ones; every colour has at least one first space
 * (SOLO-SET-6).
 */
function dealTracks(random: Random, regions: number): number[] {
  const discs = random.shuffle(COLOURS.flatMap((colour) => Array<number>(DISCS_ON_TRACKS).fill(colour)));
  const places = (from: number, to: number, passes: (colour: Colour) => boolean) =>
    Array.from({ length: to - from }, (_, i) => from + i).filter((i) => passes(discs[i]));
  for (const colour of COLOURS) {
    const first = discs.slice(0, regions);
    if (first.includes(colour)) continue;
    const isSpare = (other: number) => first.indexOf(other) !== first.lastIndexOf(other);
    const out = pick(random, places(0, regions, isSpare));
    const into = pick(
      random,
      places(regions, discs.length, (other) => other === colour),
    );
    [discs[out], discs[into]] = [discs[into], discs[out]];
  }
  return discs;
}

/** Deals the grid, the ladder, the tracks and the order of the colours in the home area, in this order. */
export function dealOpposition(tables: EditionTables, random: Random): OppositionSetup {
  const grid = Array.from({ length: LEVELS }, (_, i) =>
    random.shuffle(kindsOf(tables, i + 1).map((kind) => tables.buildingIds[kind])),
  );
  const ladder = random.shuffle(COLOURS.flatMap((colour) => Array<number>(DISCS_ON_LADDER).fill(colour)));
  const regions = regionIds(tables);
  const discs = dealTracks(random, regions.length);
  const tracks = Object.fromEntries(regions.map((region, i) => [region, [discs[i], discs[regions.length + i]]]));
  return { grid, ladder, tracks, settlers: random.shuffle([...COLOURS]) };
}

/**
 * Returns whether an edition and board can be played solitaire: it needs three kinds of each of five levels, six
 * regions with room, and a large enough home area.
 */
export function fitsSolitaire(tables: EditionTables): boolean {
  const levels = Array.from({ length: LEVELS }, (_, i) => kindsOf(tables, i + 1).length);
  const lengths = tables.areaIds.map((_, area) => tables.trackStart[area + 1] - tables.trackStart[area]);
  const tracks = lengths.filter((_, area) => area !== tables.home);
  return (
    tables.topLevel === LEVELS &&
    levels.every((kinds) => kinds === COLUMNS) &&
    tracks.length * SPACES === COLOURS.length * DISCS_ON_TRACKS &&
    tracks.every((length) => length > SPACES) &&
    homeCities(tables).length >= KINDS &&
    Array.from({ length: KINDS }, (_, kind) => kind).every((kind) =>
      tables.tokenIds.slice(NO_TOKEN + 1).some((token) => kindOf(tables, token) === kind),
    )
  );
}
