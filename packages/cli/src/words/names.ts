/** English names for everything an edition and a table have: components from their ids, players as they are called. */
import { type EditionTables, EXPLOIT_TEXTS, type Game, type GameEvent } from '@windrose/engine';
import { type Ansi, PLAIN, SEAT_MARKS } from '../ansi.ts';
import { count } from '../layout.ts';
import { NEUTRALS, type Neutral } from './neutrals.ts';

export type Action = Extract<GameEvent, { event: 'action-chosen' }>['action'];

type Rulebook = EditionTables['data']['rulebook'];

/** What the rule books call the same things. */
interface Vocabulary {
  readonly actions: Readonly<Record<Action, string>>;
  /** Where discs go when the track of a region is full. */
  readonly sea: string;
  readonly atSea: string;
  readonly firstPlayer: { readonly verb: string; readonly rest: string };
}

const VOCABULARIES: Readonly<Record<Rulebook, Vocabulary>> = {
  classic: {
    actions: { ship: 'Ship', occupy: 'Occupy', attack: 'Attack', pay: 'Payment', draw: 'Draw' },
    sea: 'beside',
    atSea: 'beside the full track',
    firstPlayer: { verb: 'be', rest: 'the first player' },
  },
  'age-of-sail': {
    actions: { ship: 'Sail', occupy: 'Occupy', attack: 'Attack', pay: 'Payment', draw: 'Draw' },
    sea: 'Open Sea',
    atSea: 'in the Open Sea',
    firstPlayer: { verb: 'have', rest: 'the Crown' },
  },
};

/** Words that stay small within a title. */
const SMALL: ReadonlySet<string> = new Set(['of', 'the', 'on', 'da', 'de']);

/** What a level of each of the four statuses is, in the order of the status numbers. */
const LEVEL_NAMES = ['build level', 'growth', 'salary', 'card limit'];

/** Areas that a sentence speaks of with an article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['caribbean', 'far-east']);

/** For players who were given no name. */
const SEAT_NAMES = ['Amaro', 'Brigit', 'Cornelis', 'Dalia', 'Enzo'];

/** The only player at the keyboard is addressed, not named. */
export const YOU = 'You';

/** Longest name that a player may take. */
export const MAX_NAME = 20;

/** Names from a file may hold anything, and some of it would control the terminal. */
const UNPRINTABLE = /\p{C}/gu;

/** Can a player be called this? */
export function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_NAME && text.search(UNPRINTABLE) < 0;
}

/** `far-east` becomes `Far East`. */
function titled(id: string): string {
  return id
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : capitalized(word)))
    .join(' ');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

export class Names {
  readonly tables: EditionTables;
  readonly ansi: Ansi;
  /** What the edition's rule book calls things. */
  readonly words: Vocabulary;
  private readonly seats: readonly string[];
  /** Colours that no player owns, by number. */
  private readonly neutrals: ReadonlyMap<number, Neutral>;
  private readonly cities: ReadonlyMap<string, string>;

  constructor(
    tables: EditionTables,
    seats: readonly string[] = [],
    ansi: Ansi = PLAIN,
    neutrals: ReadonlyMap<number, Neutral> = new Map(),
  ) {
    this.tables = tables;
    this.ansi = ansi;
    this.words = VOCABULARIES[tables.data.rulebook];
    this.seats = seats.map((name) => name.replace(UNPRINTABLE, '').trim());
    this.neutrals = neutrals;
    const areas = tables.data.boards.flatMap((board) => board.areas);
    const sites = areas.flatMap((area) => [...area.cities, ...(area.fleets ?? [])]);
    this.cities = new Map(sites.map((site) => [site.id, site.name.replace(UNPRINTABLE, '')]));
  }

  /** The names in a game, the neutral colours of its mode among them. */
  static of({ tables, mode, state }: Game, seats: readonly string[] = [], ansi: Ansi = PLAIN): Names {
    const neutrals = (NEUTRALS[mode.id] ?? []).map((neutral, i) => [state.players + i, neutral] as const);
    return new Names(tables, seats, ansi, new Map(neutrals));
  }

  /** A player as the subject of a sentence. */
  seat(seat: number): string {
    return this.neutrals.get(seat)?.subject ?? (this.seats[seat] || SEAT_NAMES[seat]);
  }

  /** A player elsewhere in a sentence. */
  object(seat: number): string {
    return this.isYou(seat) ? 'you' : (this.neutrals.get(seat)?.object ?? this.seat(seat));
  }

  isYou(seat: number): boolean {
    return this.seat(seat) === YOU;
  }

  mark(seat: number): string {
    const neutral = this.neutrals.get(seat);
    return neutral === undefined ? this.ansi.seat(seat, SEAT_MARKS[seat]) : this.ansi.neutral(neutral.mark);
  }

  /** The colour whose discs a player handles, in modes with neutral colours. */
  neutralOf(seat: number): number {
    const colours = [...this.neutrals.keys()];
    return colours[colours.length > 1 ? seat : 0] ?? seat;
  }

  /** Mark and name, in the player's colour, the name cut if it is longer than there is room for. */
  player(seat: number, room = MAX_NAME): string {
    const name = [...this.seat(seat).replace(/^The /, '')];
    const shown = name.length > room ? `${name.slice(0, room - 1).join('')}…` : name.join('');
    return this.ansi.seat(seat, `${SEAT_MARKS[seat]} ${shown}`);
  }

  edition(): string {
    return titled(this.tables.data.id);
  }

  /** Board, mode and number of players: `side A, Silent Fleet, 2 players`. */
  circumstances({ tables, mode, state }: Game): string {
    return [
      ...(tables.data.boards.length > 1 ? [`side ${tables.board.toUpperCase()}`] : []),
      ...(mode.id === 'standard' ? [] : [titled(mode.id)]),
      count(state.players, 'player'),
    ].join(', ');
  }

  status(id: string): string {
    return titled(id);
  }

  /** What the levels of a status are called. */
  level(status: string): string {
    return LEVEL_NAMES[this.tables.statusIds.indexOf(status)];
  }

  action(action: Action): string {
    return this.words.actions[action];
  }

  /** The steps of a building or token: `Ship or Draw`, `Ship and/or Occupy`, `Draw once or twice`. */
  steps(steps: readonly (readonly Action[])[]): string {
    const words = steps.map((step) => step.map((action) => this.action(action)).join(' or '));
    if (words.length > 1 && words.every((word) => word === words[0])) return `${words[0]} once or twice`;
    return words.join(' and/or ');
  }

  /** `Culture`, `Ship/Draw`. */
  token(id: string): string {
    const token = this.tables.data.tokens.find((known) => known.id === id);
    if (token?.actions === undefined) return titled(token?.status ?? id);
    return token.actions.map((step) => step.map((action) => this.action(action)).join('/')).join('+');
  }

  /** A token in three letters, for pictures: `Cul`, `S/D`. */
  tokenMark(id: string): string {
    const name = this.token(id);
    const mark = name.includes('/') ? name.replace(/(\w)\w*/g, '$1') : name.slice(0, 3);
    const isBlue = this.tables.tokenIds.indexOf(id) >= this.tables.firstActionToken;
    return isBlue ? this.ansi.blue(mark) : this.ansi.brown(mark);
  }

  building(id: string): string {
    return titled(id);
  }

  /** What a building or token that is at work offers. */
  actions(id: string): string {
    const { startBuildings, buildings, tokens } = this.tables.data;
    const source = [...startBuildings, ...buildings, ...tokens].find((known) => known.id === id);
    return this.steps(source?.actions ?? []);
  }

  area(id: string): string {
    return titled(id);
  }

  /** An area within a sentence: `Africa`, `the Caribbean`. */
  place(id: string): string {
    return WITH_ARTICLE.has(id) ? `the ${this.area(id)}` : this.area(id);
  }

  trackLength(area: string): number {
    const { areaIds, trackStart } = this.tables;
    const number = areaIds.indexOf(area);
    return trackStart[number + 1] - trackStart[number];
  }

  city(id: string): string {
    return this.cities.get(id) ?? titled(id);
  }

  /** A city or fleet within a sentence: `Lisbon`, `the Cape Fleet`. */
  site(id: string): string {
    return this.isFleet(id) ? `the ${this.city(id)}` : this.city(id);
  }

  isFleet(id: string): boolean {
    return this.tables.siteIsFleet[this.tables.siteIds.indexOf(id)] === 1;
  }

  /** The verb of the action that sends discs over the sea. */
  get shipping(): string {
    return this.action('ship').toLowerCase();
  }

  /** What one can ship to: a region or a fleet. */
  waters(id: string): string {
    return this.tables.areaIds.includes(id) ? this.place(id) : this.site(id);
  }

  /** The area of a city or fleet. */
  areaOf(site: string): string {
    const { areaIds, siteArea, siteIds } = this.tables;
    return areaIds[siteArea[siteIds.indexOf(site)]];
  }

  /** A region's Open Sea within a sentence, or the place beside its track. */
  sea(region: string): string {
    const where = this.place(region);
    return this.words.sea === 'Open Sea' ? `the Open Sea of ${where}` : `the place beside the track of ${where}`;
  }

  /** An exploit within a sentence: `the Spice Trade`. */
  exploit(id: string): string {
    return `the ${this.exploitTitle(id)}`;
  }

  /** An exploit in a table: `Spice Trade`. */
  exploitTitle(id: string): string {
    const name = EXPLOIT_TEXTS[id]?.name ?? titled(id);
    return name.replace(/^The /, '');
  }

  /** The wording of an ability that a move names: `spice-trade.trade.africa.wealth`. */
  abilityText(move: string): string {
    const [exploit, ability] = move.split('.');
    return EXPLOIT_TEXTS[exploit]?.abilities[ability] ?? '';
  }

  link(id: string): string {
    return id
      .split('+')
      .map((end) => this.city(end))
      .join('–');
  }

  /** Any space that can hold a token: `africa.1`, `lisbon`, `lisbon+seville`. */
  space(id: string): string {
    if (id.includes('+')) return `the link ${this.link(id)}`;
    const [area, number] = id.split('.');
    return number === undefined ? this.city(id) : `space ${number} of ${this.place(area)}`;
  }

  deck(id: string): string {
    return titled(id);
  }

  /** `Africa 3`, `the Governor of Africa`. */
  card(id: string): string {
    const { cardIds, cardDeck, cardValue, cardIsGovernor, deckIds, deckArea, areaIds } = this.tables;
    const card = cardIds.indexOf(id);
    const deck = cardDeck[card];
    if (cardIsGovernor[card]) return `the Governor of ${this.place(areaIds[deckArea[deck]])}`;
    return `${this.deck(deckIds[deck])} ${cardValue[card]}`;
  }

  /** What a card carries, for pictures: `Ind 2 glory 1`. */
  cardIcons(card: number): string {
    const { statusIds, cardIcons, cardGlory, cardBonusDisc, cardIsAbolition } = this.tables;
    const icons = statusIds.flatMap((id, status) => {
      const number = cardIcons[card * statusIds.length + status];
      return number > 0 ? [this.ansi.brown(`${this.status(id).slice(0, 3)} ${number}`)] : [];
    });
    if (cardGlory[card] > 0) icons.push(`glory ${cardGlory[card]}`);
    if (cardBonusDisc[card]) icons.push('disc');
    if (cardIsAbolition[card]) icons.push('abolishes Slavery');
    return icons.join(' ');
  }
}
