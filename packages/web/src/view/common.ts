/** What lies between the players: exploits with their state, and the discs of colours that nobody plays. */
import { EXPLOIT_DATA, type Game, score, writePosition } from '@windrose/engine';
import type { Spot } from './spots.ts';

interface AbilityView {
  readonly id: string;
  readonly spot: Spot;
  /** The basic action it replaces. */
  readonly action: (typeof EXPLOIT_DATA)[number]['abilities'][number]['action'];
}

/** Something that lies on an exploit: discs of a colour, or pieces of nobody, perhaps in a region. */
interface Lying {
  readonly region: string | null;
  readonly colour: number | null;
  readonly count: number;
}

interface RowView {
  /** The name of its numbers in a position (docs/position.md). */
  readonly id: RowId;
  readonly lying: readonly Lying[];
}

export interface ExploitView {
  readonly id: string;
  readonly regions: readonly { readonly id: string; readonly open: boolean }[];
  /** Both regions are open. */
  readonly open: boolean;
  /** Players who are present in both regions. */
  readonly present: readonly number[];
  readonly abilities: readonly AbilityView[];
  readonly rows: readonly RowView[];
  /** What it would score now, by player. */
  readonly glory: readonly number[];
}

type Exploit = (typeof EXPLOIT_DATA)[number];
type Reader = (numbers: readonly number[], exploit: Exploit, round: number) => Lying[];

const bySeat: Reader = (numbers) =>
  numbers.flatMap((count, colour) => (count > 0 ? [{ region: null, colour, count }] : []));

/** How the numbers that an exploit keeps are seen. */
const ROWS = {
  'golden-age-of-piracy.pirates': (numbers, { regions }) =>
    regions.map((region, i) => ({ region, colour: null, count: numbers[i] })),
  'golden-age-of-piracy.taken': bySeat,
  'northwest-passage.spaces': (numbers) =>
    numbers.map((seat) => ({ region: null, colour: seat === 0 ? null : seat - 1, count: Math.min(1, seat) })),
  'spanish-treasure-fleet.discs': bySeat,
  'underground-railroad.stations': bySeat,
  'voyage-of-the-beagle.surveys': (numbers, { abilities: [survey] }) => {
    const regions = [survey.targets[0]].flat();
    return numbers.flatMap((count, i) =>
      count > 0 ? [{ region: regions[i % regions.length], colour: Math.floor(i / regions.length), count }] : [],
    );
  },
  'carreira-da-india.rounds': (numbers, _, round) =>
    numbers.flatMap((used, colour) => (used === round ? [{ region: null, colour, count: 1 }] : [])),
} as const satisfies Readonly<Record<string, Reader>>;

type RowId = keyof typeof ROWS;

function rowsOf(exploit: Exploit, numbers: Readonly<Record<string, readonly number[]>>, round: number): RowView[] {
  return (Object.keys(ROWS) as RowId[])
    .filter((id) => id.startsWith(`${exploit.id}.`) && numbers[id] !== undefined)
    .map((id) => ({ id, lying: (ROWS[id] as Reader)(numbers[id], exploit, round) }));
}

export function exploitViews(game: Game): ExploitView[] {
  const { state, tables } = game;
  const { exploits = [], numbers = {} } = writePosition(game);
  if (exploits.length === 0) return [];
  const players = Array.from({ length: state.players }, (_, seat) => seat);
  const glories = players.map((seat) => score(game, seat).exploits ?? []);
  return exploits.map((id, i) => {
    const exploit = EXPLOIT_DATA.find((each) => each.id === id)!;
    const areas = exploit.regions.map((region) => tables.areaIds.indexOf(region));
    return {
      id,
      regions: exploit.regions.map((region, r) => ({ id: region, open: state.open[areas[r]] === 1 })),
      open: areas.every((area) => state.open[area] === 1),
      present: players.filter((seat) => areas.every((area) => state.presence[area * state.colours + seat] > 0)),
      abilities: exploit.abilities.map((ability) => ({
        id: ability.id,
        spot: `ability:${id}.${ability.id}`,
        action: ability.action,
      })),
      rows: rowsOf(exploit, numbers, state.round),
      glory: glories.map((glory) => glory[i] ?? 0),
    };
  });
}

export interface NeutralView {
  readonly colour: number;
  /** Discs that are left. */
  readonly left: number;
}

/** Colours that no seat has and that no Opposition plays. */
export function neutralViews(game: Game): NeutralView[] {
  const { seats, players } = game.state;
  if (seats > players) return [];
  return (writePosition(game).neutrals ?? []).map((left, i) => ({ colour: seats + i, left }));
}
