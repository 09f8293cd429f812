/** What published sources state of an edition: data that bears the edition's id must agree with it. A variant takes an id of its own. */
import { at, type Faults } from '../faults.ts';
import classicFacts from './data/classic-facts.json' with { type: 'json' };
import type { BoardData, EditionData, Icons } from './data.ts';

interface Facts {
  edition: string;
  tokens: { [id: string]: number };
  actionTokens: number;
  copiesByLevel: number[];
  kindsPerLevel: number;
  tracks: { role: 'build' | 'growth' | 'salary' | 'cardLimit'; score: number; level: number }[];
  glory: { score: number; glory: number }[];
  cards: { deck: string; value: number | 'governor'; icons: Icons }[];
  leastCities: { [area: string]: number };
  connected: boolean;
}

const ALL: Facts[] = [classicFacts as Facts];

export function checkFacts(data: EditionData, faults: Faults): void {
  for (const facts of ALL) if (facts.edition === data.id) new FactCheck(data, facts, faults).all();
}

class FactCheck {
  private readonly data: EditionData;
  private readonly facts: Facts;
  private readonly faults: Faults;

  constructor(data: EditionData, facts: Facts, faults: Faults) {
    this.data = data;
    this.facts = facts;
    this.faults = faults;
  }

  all(): void {
    this.tokens();
    this.buildings();
    this.tracks();
    this.cards();
    this.data.boards.forEach((board, i) => this.board(board, at('boards', i)));
  }

  private expect(path: string, found: number, stated: number, what: string): void {
    if (found === stated) return;
    this.faults.add(
      path,
      `${what} is ${found}, but the ${this.data.id} edition has ${stated}; a variant needs another id`,
    );
  }

  private tokens(): void {
    let action = 0;
    this.data.tokens.forEach((token, i) => {
      const stated = this.facts.tokens[token.id];
      if (token.actions !== undefined) action += token.count;
      else if (stated !== undefined)
        this.expect(at(at('tokens', i), 'count'), token.count, stated, 'the number of tokens');
      else this.faults.add(at(at('tokens', i), 'id'), `the ${this.data.id} edition has no token ${token.id}`);
    });
    for (const id of Object.keys(this.facts.tokens)) {
      if (!this.data.tokens.some((token) => token.id === id)) this.faults.add('tokens', `${id} is missing`);
    }
    this.expect('tokens', action, this.facts.actionTokens, 'the number of action tokens');
  }

  private buildings(): void {
    this.facts.copiesByLevel.forEach((_, i) => {
      const kinds = this.data.buildings.filter((building) => building.level === i + 1);
      this.expect('buildings', kinds.length, this.facts.kindsPerLevel, `the number of kinds of level ${i + 1}`);
    });
    this.data.buildings.forEach((building, i) => {
      const stated = this.facts.copiesByLevel[building.level - 1] ?? 0;
      this.expect(at(at('buildings', i), 'copies'), building.copies, stated, 'the number of copies');
    });
  }

  private tracks(): void {
    const { tracks } = this.data;
    for (const { role, score, level } of this.facts.tracks) {
      const index = tracks.thresholds.filter((threshold) => threshold <= score).length - 1;
      this.expect(at('tracks', role), tracks[role][index] ?? 0, level, `the level at ${score}`);
    }
    for (const { score, glory } of this.facts.glory) {
      const spaces = tracks.glorySpaces.filter((space) => space <= score);
      const found = score >= tracks.gloryOnEverySpaceFrom ? score : Math.max(0, ...spaces);
      this.expect('tracks.glorySpaces', found, glory, `the glory of a score of ${score}`);
    }
  }

  private cards(): void {
    for (const { deck: id, value, icons } of this.facts.cards) {
      const d = this.data.decks.findIndex((deck) => deck.id === id);
      const deck = this.data.decks[d];
      const c = deck?.cards.findIndex((card) => card.value === value) ?? -1;
      const card = value === 'governor' ? deck?.governor : deck?.cards[c];
      if (card === undefined) {
        this.faults.add('decks', `the card ${id} ${value} is missing`);
        continue;
      }
      const path = value === 'governor' ? at(at('decks', d), 'governor') : at(at(at('decks', d), 'cards'), c);
      const keys = new Set(
        [...Object.keys(icons), ...Object.keys(card.icons)].filter((key) => key !== 'glory' || 'glory' in icons),
      );
      for (const key of keys) {
        this.expect(at(at(path, 'icons'), key), card.icons[key] ?? 0, icons[key] ?? 0, `the number of ${key} icons`);
      }
    }
  }

  private board(board: BoardData, path: string): void {
    board.areas.forEach((area, i) => {
      const least = this.facts.leastCities[area.id] ?? 1;
      if (area.cities.length < least) this.faults.add(at(at(path, 'areas'), i), `must have at least ${least} cities`);
    });
    for (const id of Object.keys(this.facts.leastCities)) {
      if (!board.areas.some((area) => area.id === id)) this.faults.add(at(path, 'areas'), `${id} is missing`);
    }
    if (this.facts.connected) this.reachable(board, path);
  }

  /** Every city can be reached from every other along links. */
  private reachable(board: BoardData, path: string): void {
    const cities = board.areas.flatMap((area) => area.cities.map((city) => city.id));
    const reached = new Set([cities[0]]);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { ends } of board.links)
        if (reached.has(ends[0]) || reached.has(ends[1])) for (const end of ends) reached.add(end);
    }
    const lost = cities.filter((city) => !reached.has(city));
    if (lost.length > 0) this.faults.add(at(path, 'links'), `no links lead from ${cities[0]} to ${lost.join(', ')}`);
  }
}
