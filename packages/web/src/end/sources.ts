/** Sources of glory: the rows of a score sheet in the order of its rule book, and the groups into which plots put them. */
import type { Game, Score } from '@windrose/engine';
import { GLORY_ORDER, type GlorySource } from '../view/glory-order.ts';

/** In the order in which a bar stacks them; what is lost comes last. */
export const GROUPS = [
  'statuses',
  'cities',
  'links',
  'cards',
  'buildings',
  'governorSlot',
  'population',
  'mode',
  'exploits',
  'slavery',
] as const satisfies readonly GlorySource[];

export type Group = GlorySource;

export interface Source {
  readonly group: Group;
  /** Which status or exploit. */
  readonly detail: string | null;
  amount(score: Score): number;
}

/** Every row that the game's score sheet has, the statuses and exploits one by one. */
export function sourcesOf({ tables, mode }: Game): Source[] {
  return GLORY_ORDER[tables.data.rulebook].flatMap((group): Source[] => {
    switch (group) {
      case 'statuses':
        return tables.statusIds.map((detail) => ({ group, detail, amount: ({ statuses }) => statuses[detail] }));
      case 'exploits':
        return (mode.exploits ?? []).map((detail, i) => ({
          group,
          detail,
          amount: ({ exploits }) => exploits?.[i] ?? 0,
        }));
      case 'mode':
        return mode.glory === undefined ? [] : [{ group, detail: null, amount: (score) => score.mode ?? 0 }];
      default:
        return [{ group, detail: null, amount: (score) => score[group] }];
    }
  });
}

/** A score by group. */
export function byGroup(sources: readonly Source[], score: Score): Map<Group, number> {
  const sums = new Map<Group, number>();
  for (const { group, amount } of sources) sums.set(group, (sums.get(group) ?? 0) + amount(score));
  return sums;
}
