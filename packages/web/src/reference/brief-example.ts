/** Chooses the pieces that illustrate the game in brief from the data of an edition. */
import type { EditionTables } from '@windrose/engine';
import type { StatusView } from '../view/seat.ts';

interface BriefExample {
  /** One with alternative actions, one with two actions and one with icons only. */
  readonly buildings: readonly string[];
  /** Tokens on the last spaces of a track. */
  readonly tokens: readonly string[];
  readonly brown: string;
  readonly blue: string;
  /** A status between two marked spaces. */
  readonly status: StatusView;
  /** A card with icons and glory. */
  readonly card: number;
}

export function exampleOf(tables: EditionTables): BriefExample {
  const { data } = tables;
  const { tracks } = data;
  const brown = data.tokens.filter(({ status }) => status !== undefined).map(({ id }) => id);
  const blue = data.tokens.filter(({ status }) => status === undefined).map(({ id }) => id);
  const alternatives = data.buildings.find(({ actions }) => actions.length === 1 && actions[0].length > 1)!;
  const both = data.buildings.find(({ actions }) => actions.length > 1)!;
  const iconsOnly = data.buildings.find(({ actions, icons }) => actions.length === 0 && Object.keys(icons).length > 0)!;
  // From here on every space has glory.
  const glory = Math.max(...tracks.glorySpaces);
  const score = glory + 1;
  const growth = tracks.growth[tracks.thresholds.filter((threshold) => threshold <= score).length - 1];
  return {
    buildings: [alternatives.id, both.id, iconsOnly.id],
    tokens: [brown[1], blue[0]],
    brown: brown[0],
    blue: blue[1],
    status: {
      id: data.statuses.growth,
      role: 'growth',
      score,
      shown: score,
      benefit: growth,
      thresholds: tracks.thresholds,
      glory,
    },
    card: tables.cardIds.findIndex((_, card) => tables.cardValue[card] > 0 && tables.cardGlory[card] > 0),
  };
}
