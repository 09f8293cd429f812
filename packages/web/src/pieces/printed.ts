/** What is printed on pieces, as icons: statuses, actions, tokens, buildings and cards of any edition. */
import type { EditionTables } from '@windrose/engine';
import type { CardView } from '../view/board.ts';
import type { IconName } from './icons.ts';

type Step = EditionTables['data']['buildings'][number]['actions'][number];
type Action = Step[number];

export interface IconCount {
  readonly icon: IconName;
  readonly count: number;
}

/** Actions as printed: the alternatives of each step. */
export type ActionIcons = readonly (readonly IconName[])[];

type PrintedToken = { readonly status: IconName } | { readonly actions: ActionIcons };

interface PrintedBuilding {
  readonly level: number;
  readonly icons: readonly IconCount[];
  readonly glory: number;
  readonly actions: ActionIcons;
  /** Its disc returns in the Salary Phase only. */
  readonly salaryOnly: boolean;
  /** It has an effect beyond its icons. */
  readonly special: boolean;
}

interface PrintedCard {
  readonly icons: readonly IconCount[];
  readonly symbols: readonly IconName[];
}

const SYMBOLS = ['governor', 'slavery', 'bonusDisc', 'abolition'] as const;

/** In the order of the roles of statuses: build, growth, salary, card limit. */
const STATUS_ICONS: readonly IconName[] = ['gear', 'lyre', 'coins', 'scroll'];
const ACTION_ICONS: Readonly<Record<Action, IconName>> = {
  ship: 'sail',
  occupy: 'flag',
  attack: 'cannon',
  pay: 'purse',
  draw: 'draw',
};
const LEVEL_ICONS: readonly IconName[] = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'];

export function statusIcon(tables: EditionTables, id: string): IconName {
  return STATUS_ICONS[tables.statusIds.indexOf(id)];
}

export function actionIcon(action: Action): IconName {
  return ACTION_ICONS[action];
}

/** Null for a start building, which has no level. */
export function levelIcon(level: number): IconName | null {
  return LEVEL_ICONS[level - 1] ?? null;
}

function actionIcons(steps: readonly Step[]): ActionIcons {
  return steps.map((step) => step.map(actionIcon));
}

function countedIcons(tables: EditionTables, icons: Readonly<Record<string, number>>): IconCount[] {
  return tables.statusIds
    .filter((id) => (icons[id] ?? 0) > 0)
    .map((id) => ({ icon: statusIcon(tables, id), count: icons[id] }));
}

export function printedToken(tables: EditionTables, id: string): PrintedToken {
  const { status, actions = [] } = tables.data.tokens.find((token) => token.id === id)!;
  return status === undefined ? { actions: actionIcons(actions) } : { status: statusIcon(tables, status) };
}

export function printedBuilding(tables: EditionTables, id: string): PrintedBuilding {
  const { data } = tables;
  const built = data.buildings.find((tile) => tile.id === id);
  const tile = built ?? data.startBuildings.find((start) => start.id === id)!;
  return {
    level: built?.level ?? 0,
    icons: countedIcons(tables, tile.icons),
    glory: tile.glory,
    actions: actionIcons(tile.actions),
    salaryOnly: built?.notPayableInActionPhase === true,
    special: built?.special !== undefined,
  };
}

export function printedCard(tables: EditionTables, card: CardView): PrintedCard {
  return {
    icons: countedIcons(tables, card.icons),
    symbols: SYMBOLS.filter((symbol) => card[symbol]).map((symbol) => (symbol === 'bonusDisc' ? 'disc' : symbol)),
  };
}
