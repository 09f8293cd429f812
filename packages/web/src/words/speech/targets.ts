/** What the target of a move names, as values for a text: the parts of an ability are a region, a site, a status and so on. */
import type { Tables } from '@windrose/engine';
import type { Value } from '../grammar.ts';
import type { Lexicon } from './lexicon.ts';

export interface Targets {
  readonly exploit: string;
  readonly ability: string;
  /** Ids by what they are. */
  readonly ids: Readonly<Record<string, string>>;
}

/** What an id is. Regions come before decks, whose ids are the same. */
function kindOf(tables: Tables, id: string): string {
  if (tables.areaIds.includes(id)) return 'region';
  if (tables.siteIds.includes(id)) return 'city';
  if (tables.statusIds.includes(id)) return 'status';
  if (tables.buildingIds.includes(id)) return 'building';
  if (tables.cardIds.includes(id)) return 'card';
  if (tables.deckIds.includes(id)) return 'stack';
  if (tables.linkIds.includes(id)) return 'link';
  return 'n';
}

/** `spice-trade.trade.africa.wealth`: the exploit, the ability, and a region and a status. */
export function abilityTargets(tables: Tables, target: string): Targets {
  const [exploit, ability, ...parts] = target.split('.');
  return { exploit, ability, ids: Object.fromEntries(parts.map((part) => [kindOf(tables, part), part])) };
}

/** A target that is no ability. */
export function plainTarget(tables: Tables, target: string): Record<string, string> {
  return { [kindOf(tables, target)]: target };
}

/** The label of a move of an exploit: `sail to the Open Sea of Africa`. */
export function abilityLabel(words: Lexicon, tables: Tables, target: string): string {
  const { exploit, ability, ids } = abilityTargets(tables, target);
  const text = words.exploitText(exploit)?.abilities[ability]?.label;
  if (text === undefined) return '';
  const values: Record<string, Value> = {};
  if (ids.region !== undefined) Object.assign(values, { region: words.area(ids.region), sea: words.sea(ids.region) });
  if (ids.city !== undefined) values.site = words.site(tables, ids.city);
  if (ids.status !== undefined) values.status = words.status(ids.status);
  if (ids.building !== undefined) values.building = words.building(ids.building);
  if (ids.card !== undefined) values.card = words.card(tables, ids.card);
  if (ids.link !== undefined) values.link = words.link(tables, ids.link);
  if (ids.n !== undefined) values.n = Number(ids.n);
  return words.fill(text, values);
}
