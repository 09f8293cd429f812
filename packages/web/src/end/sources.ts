/** The sources of glory: the rows of a score sheet in the order of its rule book, and their groups in charts. */
import type { Game, Score } from '@windrose/engine';
import { GLORY_ORDER, type GlorySource } from '../view/glory-order.ts';

/** In the order of the parts of a bar; losses are last. */
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
  readonly detail: string | null;
  amount(score: Score): number;
}

/** Returns the rows of a score sheet, with one row for each status and exploit. */
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

export function byGroup(sources: readonly Source[], score: Score): Map<Group, number> {
  const sums = new Map<Group, number>();
  for (const { group, amount } of sources) sums.set(group, (sums.get(group) ?? 0) + amount(score));
  return sums;
}
