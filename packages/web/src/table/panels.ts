/** The panels beside the board, and which of them is in front. */
import type { Game } from '@windrose/engine';
import type { Say } from '@windrose/narration/templates.ts';
import type { Texts } from '../texts/prepare-language.ts';
import type { PlaceGroup } from '../view/places.ts';
import { parseSpot, type Spot, type SpotParts } from '../view/spots.ts';

export interface Panel {
  readonly id: string;
  readonly title: string;
  /** The places that its tab stands for while it is not in front, separated by spaces. */
  readonly place?: PlaceGroup | `pile ${PlaceGroup}`;
  /** Describes the dot on its tab: something new, or something to select. */
  readonly calls?: string;
}

/** What determines the panels. */
export interface PanelSituation {
  readonly isOver: boolean;
  readonly hasOpposition: boolean;
  readonly hasRivals: boolean;
  readonly hasCommon: boolean;
  readonly selectable: ReadonlySet<Spot>;
}

/** True if the players share something: a discard pile, exploits, or neutral discs without a seat of their own. */
export function hasCommon({ state, tables, mode }: Game): boolean {
  const { colours, seats, players } = state;
  return tables.discardPile || (mode.exploits ?? []).length > 0 || (colours > seats && seats === players);
}

const includesKind = (spots: ReadonlySet<Spot>, ...kinds: readonly SpotParts['kind'][]) =>
  [...spots].some((spot) => kinds.includes(parseSpot(spot).kind));

/** Returns the panels of every table and then those of this page. */
export function panelsOf(situation: PanelSituation, say: Say<Texts>, more: readonly Panel[]): Panel[] {
  const { isOver, hasOpposition, hasRivals, selectable } = situation;
  const calls = includesKind(selectable, 'pile', 'ability') ? say('commonCalls') : '';
  const all: (Panel | false)[] = [
    isOver && { id: 'end', title: say('score') },
    hasOpposition && { id: 'opposition', title: say('opposition') },
    hasRivals && { id: 'rivals', title: say('rivals') },
    { id: 'log', title: say('log') },
    !hasOpposition && { id: 'stock', title: say('stock'), place: 'tiles' },
    situation.hasCommon && { id: 'common', title: say('commonTitle'), place: 'pile exploits', calls },
    ...more,
  ];
  return all.filter((panel) => panel !== false);
}

/** Returns the chosen panel; without one, the panel of the tiles while one can be selected, otherwise the first. */
export function frontPanel(
  panels: readonly Panel[],
  { isOver, hasOpposition, selectable }: PanelSituation,
  chosen: string | null,
): string {
  if (chosen !== null && panels.some(({ id }) => id === chosen)) return chosen;
  if (!isOver && includesKind(selectable, 'tile')) return hasOpposition ? 'opposition' : 'stock';
  return panels[0].id;
}
