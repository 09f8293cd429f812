/** Which panels stand beside the chart, and which of them is in front. */
import type { Game } from '@windrose/engine';
import type { Say } from '@windrose/narration/templates.ts';
import type { Texts } from '../texts/languages.ts';
import type { PlaceGroup } from '../view/places.ts';
import { parseSpot, type Spot, type SpotParts } from '../view/spots.ts';

export interface Panel {
  readonly id: string;
  readonly title: string;
  /** The places that it stands for while it is not in front, separated by spaces. */
  readonly place?: PlaceGroup | `pile ${PlaceGroup}`;
  /** That something is to be done or read there. */
  readonly calls?: string;
}

/** What the panels of a table follow from. */
export interface Situation {
  readonly isOver: boolean;
  readonly hasOpposition: boolean;
  readonly hasRivals: boolean;
  readonly hasCommon: boolean;
  /** What can be chosen. */
  readonly selectable: ReadonlySet<Spot>;
}

/** Whether anything lies between the players: a pile, exploits, or discs of colours beyond the seats, where no seat plays them. */
export function hasCommon({ state, tables, mode }: Game): boolean {
  const { colours, seats, players } = state;
  return tables.discardPile || (mode.exploits ?? []).length > 0 || (colours > seats && seats === players);
}

const some = (spots: ReadonlySet<Spot>, ...kinds: readonly SpotParts['kind'][]) =>
  [...spots].some((spot) => kinds.includes(parseSpot(spot).kind));

/** `more`: those that only some tables have. */
export function panelsOf(at: Situation, say: Say<Texts>, more: readonly Panel[]): Panel[] {
  const calls = some(at.selectable, 'pile', 'ability') ? say('commonCalls') : '';
  const all: (Panel | false)[] = [
    at.isOver && { id: 'end', title: say('score') },
    at.hasOpposition && { id: 'opposition', title: say('opposition') },
    at.hasRivals && { id: 'rivals', title: say('rivals') },
    { id: 'log', title: say('log') },
    !at.hasOpposition && { id: 'stock', title: say('stock'), place: 'tiles' },
    at.hasCommon && { id: 'common', title: say('commonTitle'), place: 'pile exploits', calls },
    ...more,
  ];
  return all.filter((panel) => panel !== false);
}

/** While tiles are chosen they are in front, and the score when the game is over, unless the player wants to see something else. */
export function inFront(
  panels: readonly Panel[],
  { isOver, hasOpposition, selectable }: Situation,
  chosen: string | null,
): string {
  if (panels.some(({ id }) => id === chosen)) return chosen as string;
  if (!isOver && some(selectable, 'tile')) return hasOpposition ? 'opposition' : 'stock';
  return panels[0].id;
}
