/** The nouns of components in a language, by the ids of the data. A component without a noun is called by its id. */
import type { Colour, EditionTables, Seat } from '@windrose/engine';
import {
  capitalized,
  type Noun,
  noun,
  properNoun,
  TemplateFormatter,
  type Text,
  type Values,
} from './grammar/grammar.ts';
import type { Action, Names, Role, Rulebook } from './kinds.ts';
import type { ExploitRule, ExploitText, LanguageTexts } from './texts.ts';

type Specs = Readonly<Record<string, string>>;

const ROLES: readonly Role[] = ['build', 'growth', 'salary', 'cardLimit'];

/** `far-east` becomes `Far east`. */
function fromId(id: string): string {
  return capitalized(id.replaceAll('-', ' '));
}

function found(specs: Specs, id: string): Noun {
  return Object.hasOwn(specs, id) ? noun(specs[id]) : properNoun(fromId(id));
}

export class Lexicon {
  readonly texts: LanguageTexts;
  private readonly formatter: TemplateFormatter;
  private readonly siteNames = new WeakMap<EditionTables, ReadonlyMap<string, string>>();

  constructor(texts: LanguageTexts) {
    this.texts = texts;
    this.formatter = new TemplateFormatter(texts.grammar);
  }

  /** Fills a template that is a part of a sentence. */
  fill(text: Text, values?: Values): string {
    return this.formatter.fill(text, values);
  }

  sentence(text: Text, values?: Values): string {
    return this.formatter.sentence(text, values);
  }

  the(what: Noun): string {
    return this.formatter.inflect(what, 'the');
  }

  all(words: readonly string[]): string {
    return this.formatter.all(words);
  }

  any(words: readonly string[]): string {
    return this.formatter.any(words);
  }

  edition(id: string): string {
    const names: Specs = this.texts.components.editions;
    return Object.hasOwn(names, id) ? names[id] : fromId(id);
  }

  phase(id: string): string {
    const names: Specs = this.texts.components.phases;
    return names[id];
  }

  area(id: string): Noun {
    return found(this.texts.components.areas, id);
  }

  deck(id: string): Noun {
    return id === 'slavery' ? noun(this.texts.components.slavery) : this.area(id);
  }

  status(id: string): Noun {
    return found(this.texts.components.statuses, id);
  }

  /** What the levels of a status are called. */
  level({ statusIds }: EditionTables, status: string): Noun {
    return this.role(ROLES[statusIds.indexOf(status)]);
  }

  role(role: Role): Noun {
    return noun(this.texts.components.levels[role]);
  }

  building(id: string): Noun {
    return found(this.texts.components.buildings, id);
  }

  isFleet({ siteIds, siteIsFleet }: EditionTables, id: string): boolean {
    return siteIsFleet[siteIds.indexOf(id)] === 1;
  }

  /** A city or fleet. */
  site(tables: EditionTables, id: string): Noun {
    const { cities, fleets } = this.texts.components;
    if (this.isFleet(tables, id) && Object.hasOwn(fleets, id)) return found(fleets, id);
    if (Object.hasOwn(cities, id)) return properNoun(cities[id]);
    return properNoun(this.printed(tables).get(id) ?? fromId(id));
  }

  /** The names of the sites in the data of a board, kept because every click needs those of all sites. */
  private printed(tables: EditionTables): ReadonlyMap<string, string> {
    const known = this.siteNames.get(tables);
    if (known !== undefined) return known;
    const areas = tables.data.boards.find(({ id: board }) => board === tables.board)?.areas ?? [];
    const sites = areas.flatMap(({ cities, fleets = [] }) => [...cities, ...fleets]);
    const names = new Map(sites.map(({ id, name }) => [id, name]));
    this.siteNames.set(tables, names);
    return names;
  }

  /** What can be shipped to: a region or a fleet. */
  waters(tables: EditionTables, id: string): Noun {
    return tables.areaIds.includes(id) ? this.area(id) : this.site(tables, id);
  }

  link(tables: EditionTables, id: string): string {
    const ends = id.split('+').map((end) => this.site(tables, end).text);
    return ends.join('–');
  }

  /** A space of a track: `africa.1`. */
  space(id: string): string {
    const [area, n] = id.split('.');
    return this.fill(this.texts.components.space, { n, area: this.area(area) });
  }

  sea(region: string): string {
    return this.fill(this.texts.components.sea, { region: this.area(region) });
  }

  action(rulebook: Rulebook, id: Action): string {
    return this.texts.components.actions[rulebook][id];
  }

  actions(rulebook: Rulebook, steps: readonly (readonly Action[])[]): string {
    const { andOr, twice } = this.texts.components;
    const words = steps.map((step) => this.any(step.map((action) => this.action(rulebook, action))));
    const [step] = words;
    if (words.length > 1 && words.every((word) => word === step)) return this.fill(twice, { step });
    return words.join(andOr);
  }

  /** `Culture`, `Ship/Draw`. */
  tokenName({ data }: EditionTables, id: string): string {
    const token = data.tokens.find((known) => known.id === id);
    if (token?.actions === undefined) return this.status(token?.status ?? id).text;
    const steps = token.actions.map((step) => step.map((action) => this.action(data.rulebook, action)).join('/'));
    return steps.join('+');
  }

  token(tables: EditionTables, id: string): Noun {
    return noun(this.fill(this.texts.components.token, { token: this.tokenName(tables, id) }));
  }

  /** The building or token in use, and the actions that it offers. */
  source(
    tables: EditionTables,
    { building, token }: { building?: string; token?: string },
  ): { noun: Noun; offers: string } {
    const { startBuildings, buildings, tokens, rulebook } = tables.data;
    const known = [...startBuildings, ...buildings, ...tokens].find(({ id }) => id === (building ?? token));
    return {
      noun: building === undefined ? this.token(tables, token ?? '') : this.building(building),
      offers: this.actions(rulebook, known?.actions ?? []),
    };
  }

  card({ cardIds, cardDeck, cardValue, cardIsGovernor, deckIds, deckArea, areaIds }: EditionTables, id: string): Noun {
    const card = cardIds.indexOf(id);
    const deck = cardDeck[card];
    if (!cardIsGovernor[card]) return properNoun(`${this.deck(deckIds[deck]).text} ${cardValue[card]}`);
    return this.governor(areaIds[deckArea[deck]]);
  }

  governor(area: string): Noun {
    return noun(this.fill(this.texts.components.governor, { area: this.area(area) }));
  }

  cards(tables: EditionTables, ids: readonly string[]): string {
    return this.all(ids.map((id) => this.the(this.card(tables, id))));
  }

  exploitText(id: string): ExploitText | undefined {
    const texts: Readonly<Record<string, ExploitText>> = this.texts.exploits;
    return Object.hasOwn(texts, id) ? texts[id] : undefined;
  }

  exploitRule(id: string): ExploitRule {
    const rules: Readonly<Record<string, ExploitRule>> = this.texts.exploitRules;
    return rules[id] ?? { scoring: '', abilities: {} };
  }

  exploit(id: string): Noun {
    return noun(this.exploitText(id)?.title ?? `n ${fromId(id)}`);
  }

  who(names: Names, colour: Colour | Seat): Noun {
    return { kind: 'who', text: names(colour) };
  }

  discs(n: number): string {
    return this.fill(this.texts.components.discs, { n });
  }

  cardCount(n: number): string {
    return this.fill(this.texts.components.cards, { n });
  }
}
