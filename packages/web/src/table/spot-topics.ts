/** What lies at a spot of the chart, as rules and entries of the glossary that tell about it. */
import type { EditionTables } from '@windrose/engine';
import { entryId } from '../reference/entries.ts';
import { ruleOf } from '../reference/rule-of.ts';
import type { BoardView } from '../view/board.ts';
import { parseSpot, type Spot } from '../view/spots.ts';

/** Something to read about: a place, a card or a token by its id, or an action. */
export interface Topic {
  readonly kind: 'area' | 'deck' | 'token' | 'action';
  readonly id: string;
  readonly rule: string;
}

const topic = (kind: Topic['kind'], id: string): Topic => ({ kind, id, rule: entryId(kind, id) });
const token = (id: string | null): Topic[] => (id === null ? [] : [topic('token', id)]);

/** From what is closest to the player's question to what is general. */
export function topicsAt(board: BoardView, { data }: EditionTables, spot: Spot): Topic[] {
  const parts = parseSpot(spot);
  const action = (name: 'ship' | 'occupy' | 'attack' | 'draw'): Topic => ({
    kind: 'action',
    id: name,
    rule: ruleOf(name, data.rulebook),
  });
  switch (parts.kind) {
    case 'site': {
      const site = board.sites.find((each) => each.id === parts.id);
      if (site === undefined) return [];
      const deed = site.fleet ? 'ship' : site.disc === null ? 'occupy' : 'attack';
      return [...token(site.token), topic('area', site.area), action(deed)];
    }
    case 'deck':
      return [topic('deck', parts.id), action('draw')];
    case 'track': {
      const next = board.areas.find((area) => area.id === parts.id)?.spaces.find((space) => space.next);
      return [...token(next?.token ?? null), topic('area', parts.id), action('ship')];
    }
    case 'space': {
      const space = board.areas.flatMap(({ spaces }) => spaces).find((each) => each.spot === spot);
      return [...token(space?.token ?? null), topic('area', parts.region), action('ship')];
    }
    default:
      return [];
  }
}
