/** English names for everything an edition and a table have: components from their ids, players as they are called. */
import type { GameEvent, Tables } from '@windrose/engine';
import { type Paint, PLAIN, SEAT_MARKS } from '../paint.ts';

export type Action = Extract<GameEvent, { event: 'action-chosen' }>['action'];

const ACTION_NAMES: Record<Action, string> = {
  ship: 'Ship',
  occupy: 'Occupy',
  attack: 'Attack',
  pay: 'Payment',
  draw: 'Draw',
};

/** What a level of each of the four statuses is, in the order of the status numbers. */
const LEVEL_NAMES = ['build level', 'growth', 'salary', 'card limit'];

/** Areas that a sentence speaks of with an article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['caribbean', 'far-east']);

/** For players who were given no name. */
const SEAT_NAMES = ['Amaro', 'Brigit', 'Cornelis', 'Dalia', 'Enzo'];

/** The only player at the keyboard is addressed, not named. */
export const YOU = 'You';

/** Longest name that a player may take. */
export const MOST_NAME = 20;

/** Names from a file may hold anything, and some of it would control the terminal. */
const UNPRINTABLE = /\p{C}/gu;

/** Can a player be called this? */
export function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= MOST_NAME && text.search(UNPRINTABLE) < 0;
}

/** `far-east` becomes `Far East`. */
function titled(id: string): string {
  return id.split('-').map(capitalized).join(' ');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The steps of a building or token: `Ship or Draw`, `Ship and/or Occupy`, `Draw once or twice`. */
export function actionsInWords(steps: readonly (readonly Action[])[]): string {
  const words = steps.map((step) => step.map((action) => ACTION_NAMES[action]).join(' or '));
  if (words.length > 1 && words.every((word) => word === words[0])) return `${words[0]} once or twice`;
  return words.join(' and/or ');
}

export class Names {
  readonly tables: Tables;
  readonly paint: Paint;
  private readonly seats: readonly string[];
  private readonly cities: ReadonlyMap<string, string>;

  constructor(tables: Tables, seats: readonly string[] = [], paint: Paint = PLAIN) {
    this.tables = tables;
    this.paint = paint;
    this.seats = seats.map((name) => name.replace(UNPRINTABLE, '').trim());
    const cities = tables.data.boards[0].areas.flatMap((area) => area.cities);
    this.cities = new Map(cities.map((city) => [city.id, city.name]));
  }

  /** A player as the subject of a sentence. */
  seat(seat: number): string {
    return this.seats[seat] || SEAT_NAMES[seat];
  }

  /** A player elsewhere in a sentence. */
  object(seat: number): string {
    return this.isYou(seat) ? 'you' : this.seat(seat);
  }

  isYou(seat: number): boolean {
    return this.seat(seat) === YOU;
  }

  mark(seat: number): string {
    return this.paint.seat(seat, SEAT_MARKS[seat]);
  }

  /** Mark and name, in the player's colour, the name cut if it is longer than there is room for. */
  player(seat: number, room = MOST_NAME): string {
    const name = [...this.seat(seat)];
    const shown = name.length > room ? `${name.slice(0, room - 1).join('')}…` : name.join('');
    return this.paint.seat(seat, `${SEAT_MARKS[seat]} ${shown}`);
  }

  edition(): string {
    return titled(this.tables.data.id);
  }

  status(id: string): string {
    return titled(id);
  }

  /** What the levels of a status are called. */
  level(status: string): string {
    return LEVEL_NAMES[this.tables.statusIds.indexOf(status)];
  }

  action(action: Action): string {
    return ACTION_NAMES[action];
  }

  /** `Culture`, `Ship/Draw`. */
  token(id: string): string {
    const token = this.tables.data.tokens.find((known) => known.id === id);
    if (token?.actions === undefined) return titled(token?.status ?? id);
    return token.actions.map((step) => step.map((action) => ACTION_NAMES[action]).join('/')).join('+');
  }

  /** A token in three letters, for pictures: `Cul`, `S/D`. */
  tokenMark(id: string): string {
    const name = this.token(id);
    const mark = name.includes('/') ? name.replace(/(\w)\w*/g, '$1') : name.slice(0, 3);
    const isBlue = this.tables.tokenIds.indexOf(id) >= this.tables.firstActionToken;
    return isBlue ? this.paint.blue(mark) : this.paint.brown(mark);
  }

  building(id: string): string {
    return titled(id);
  }

  /** What a building or token that is at work offers. */
  actions(id: string): string {
    const { startBuildings, buildings, tokens } = this.tables.data;
    const source = [...startBuildings, ...buildings, ...tokens].find((known) => known.id === id);
    return actionsInWords(source?.actions ?? []);
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
    const { statusIds, cardIcons, cardGlory, cardIsAbolition } = this.tables;
    const icons = statusIds.flatMap((id, status) => {
      const number = cardIcons[card * statusIds.length + status];
      return number > 0 ? [this.paint.brown(`${this.status(id).slice(0, 3)} ${number}`)] : [];
    });
    if (cardGlory[card] > 0) icons.push(`glory ${cardGlory[card]}`);
    if (cardIsAbolition[card]) icons.push('abolishes Slavery');
    return icons.join(' ');
  }
}
