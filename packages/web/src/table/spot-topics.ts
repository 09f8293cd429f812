/** Rules and entries of the glossary about a spot of the chart. */
import type { EditionTables } from '@windrose/engine';
import { entryId } from '../reference/entries.ts';
import { ruleOf } from '../reference/rule-of.ts';
import type { BoardView } from '../view/board.ts';
import { parseSpot, type Spot } from '../view/spots.ts';

/** A place, a card, a token or an action, with the rule or entry about it. */
export interface Topic {
  readonly kind: 'area' | 'deck' | 'token' | 'action';
  readonly id: string;
  readonly rule: string;
}

const topic = (kind: Topic['kind'], id: string): Topic => ({ kind, id, rule: entryId(kind, id) });
const tokenTopic = (id: string | null): Topic[] => (id === null ? [] : [topic('token', id)]);

/** Returns the topics of a spot, the most specific one first. */
export function topicsAt(board: BoardView, { data }: EditionTables, spot: Spot): Topic[] {
  const parts = parseSpot(spot);
  const action = (id: 'ship' | 'occupy' | 'attack' | 'draw'): Topic => ({
    kind: 'action',
    id,
    rule: ruleOf(id, data.rulebook),
  });
  switch (parts.kind) {
    case 'site': {
      const site = board.sites.find(({ id }) => id === parts.id);
      if (site === undefined) return [];
      const target = site.fleet ? 'ship' : site.disc === null ? 'occupy' : 'attack';
      return [...tokenTopic(site.token), topic('area', site.area), action(target)];
    }
    case 'deck':
      return [topic('deck', parts.id), action('draw')];
    case 'track': {
      const next = board.areas.find(({ id }) => id === parts.id)?.spaces.find((space) => space.next);
      return [...tokenTopic(next?.token ?? null), topic('area', parts.id), action('ship')];
    }
    case 'space': {
      const space = board.areas.flatMap(({ spaces }) => spaces).find((each) => each.spot === spot);
      return [...tokenTopic(space?.token ?? null), topic('area', parts.region), action('ship')];
    }
    default:
      return [];
  }
}
