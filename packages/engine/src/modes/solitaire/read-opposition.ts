/** Reads the random part of the set-up of solitaire from outside (SOLO-SET). */
import type { EditionTables } from '../../edition/tables.ts';
import { at, describeValue, type Faults } from '../../faults.ts';
import { DISCS_ON_TRACKS, missingKinds, regionIds, SPACES } from './deal.ts';
import { COLOURS, kindsOf, LEVELS, RUNGS } from './layout.ts';
import type { OppositionSetup } from './opposition-setup.ts';

/** Reads the part; the tokens were read before. */
export function readOpposition(
  value: unknown,
  tables: EditionTables,
  tokens: Readonly<Record<string, string>>,
  path: string,
  faults: Faults,
): OppositionSetup {
  const given = faults.object(value, path, ['grid', 'ladder', 'tracks', 'settlers']);
  const where = at(path, 'grid');
  const rows = faults.entries(given.grid, where);
  if (Array.isArray(given.grid) && rows.length !== LEVELS)
    faults.add(where, `must have ${LEVELS} rows, not ${rows.length}`);
  const grid = rows.slice(0, LEVELS).map((row, i) => {
    const kinds = kindsOf(tables, i + 1).map((kind) => tables.buildingIds[kind]);
    return readOrder(row, kinds, at(where, i), faults);
  });
  const twice = COLOURS.flatMap((colour) => Array<number>(RUNGS / COLOURS.length).fill(colour));
  const ladder = readOrder(given.ladder, twice, at(path, 'ladder'), faults);
  const settlers = readOrder(given.settlers, COLOURS, at(path, 'settlers'), faults);
  const tracks = readTracks(given.tracks, tables, at(path, 'tracks'), faults);
  const names = [...tables.statusIds, 'blue'];
  if (faults.list.length === 0) {
    for (const kind of missingKinds(tables, tokens)) {
      faults.add(path, `the cities of the home area have no ${names[kind]} token`);
    }
  }
  return { grid, ladder, tracks, settlers };
}

/** Reads a list that must have all of `items`, in any order. */
function readOrder<T extends string | number>(value: unknown, items: readonly T[], path: string, faults: Faults): T[] {
  const entries = faults.entries(value, path) as T[];
  const left = [...items];
  entries.forEach((entry, i) => {
    const found = left.indexOf(entry);
    if (found >= 0) left.splice(found, 1);
    else
      faults.add(
        at(path, i),
        `${describeValue(entry)} ${items.includes(entry) ? 'is named too often' : 'does not belong here'}`,
      );
  });
  if (Array.isArray(value) && left.length > 0) faults.add(path, `lacks ${left.join(', ')}`);
  return entries;
}

function readTracks(value: unknown, tables: EditionTables, path: string, faults: Faults): Record<string, number[]> {
  const regions = regionIds(tables);
  const given = faults.object(value, path, regions);
  const tracks = Object.fromEntries(
    regions.map((region) => {
      const where = at(path, region);
      const discs = given[region] === undefined ? [] : faults.entries(given[region], where);
      if (Array.isArray(given[region]) && discs.length !== SPACES)
        faults.add(where, `must have ${SPACES} colours, not ${discs.length}`);
      return [
        region,
        discs.map((disc, i) => faults.integer(disc, at(where, i), COLOURS[0], COLOURS[COLOURS.length - 1])),
      ];
    }),
  );
  if (faults.list.length > 0) return tracks;
  for (const colour of COLOURS) {
    const discs = Object.values(tracks).flat();
    const count = discs.filter((disc) => disc === colour).length;
    if (count !== DISCS_ON_TRACKS) faults.add(path, `colour ${colour} has ${count} discs, not ${DISCS_ON_TRACKS}`);
    else if (!Object.values(tracks).some(([first]) => first === colour))
      faults.add(path, `colour ${colour} is first on no track`);
  }
  return tracks;
}
