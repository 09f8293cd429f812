/** Values for templates, from the ids in events, refusals and moves. */
import type { EditionTables } from '@windrose/engine';
import type { Value } from './grammar/grammar.ts';
import type { Action } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';

type MakeValues = (words: Lexicon, id: string, tables: EditionTables) => Record<string, Value>;

const site: MakeValues = (words, id, tables) => {
  const found = words.site(tables, id);
  return { site: found, waters: found };
};
const deck: MakeValues = (words, id) => ({ deck: words.deck(id) });

/** The values that an id gives, by the name of its field. */
const VALUES_BY_NAME: Readonly<Record<string, MakeValues>> = {
  building: (words, id) => ({ building: words.building(id), source: words.building(id) }),
  token(words, id, tables) {
    const token = words.token(tables, id);
    return { token, source: token, kind: words.tokenName(tables, id) };
  },
  region: (words, id) => ({ region: words.area(id), waters: words.area(id), sea: words.sea(id) }),
  city: site,
  fleet: site,
  deck,
  stack: deck,
  card: (words, id, tables) => ({ card: words.card(tables, id) }),
  status: (words, id, tables) => ({ status: words.status(id), level: words.level(tables, id) }),
  link: (words, id, tables) => ({ link: words.link(tables, id) }),
  action: (words, id, tables) => ({ action: words.action(tables.data.rulebook, id as Action) }),
  exploit: (words, id) => ({ exploit: words.exploit(id) }),
  ability: (words, id) => ({ exploit: words.exploit(id.split('.')[0]) }),
  phase: (words, id) => ({ phase: words.phase(id) }),
  edition: (words, id) => ({ edition: words.edition(id) }),
  // The number of a space, or a space of a track by its id.
  space: (words, id) => ({ space: id.includes('.') ? words.space(id) : id }),
};

/** Returns nouns for ids, and numbers as they are. */
export function valuesOf(words: Lexicon, tables: EditionTables, ids: object): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, id] of Object.entries(ids)) {
    if (Object.hasOwn(VALUES_BY_NAME, name)) Object.assign(values, VALUES_BY_NAME[name](words, String(id), tables));
    else if (typeof id === 'number') values[name] = id;
  }
  return values;
}

/** The name of the field in which an id would stand. Regions come before decks, and statuses before tokens, which may have the same ids. */
function kindOf(tables: EditionTables, id: string): string {
  const { areaIds, siteIds, statusIds, buildingIds, cardIds, deckIds, linkIds } = tables;
  const kinds = { region: areaIds, city: siteIds, status: statusIds, building: buildingIds, card: cardIds };
  const more = { ...kinds, stack: deckIds, link: linkIds };
  return Object.entries(more).find(([, ids]) => ids.includes(id))?.[0] ?? 'n';
}

/** Returns the ids in the target of a move, by field. The target of an exploit joins the exploit, the ability and their targets by dots. */
export function targetsOf(tables: EditionTables, target: string): Record<string, string> {
  return Object.fromEntries(target.split('.').map((id) => [kindOf(tables, id), id]));
}

/** The label of a move of an exploit: `sail to the Open Sea of Africa`. */
export function abilityLabel(words: Lexicon, tables: EditionTables, target: string): string {
  const [exploit, ability, ...parts] = target.split('.');
  const text = words.exploitText(exploit)?.labels[ability];
  const ids = targetsOf(tables, parts.join('.'));
  return text === undefined ? '' : words.fill(text, { ...valuesOf(words, tables, ids), n: Number(ids.n) });
}
