/** Checks data with a published edition's id against what published sources state about it. A variant must use a different id. */
import { at, type Faults } from '../faults.ts';
import ageOfSailFacts from './data/age-of-sail-facts.json' with { type: 'json' };
import classicFacts from './data/classic-facts.json' with { type: 'json' };
import type { BoardData, EditionData, Icons } from './data.ts';

/** Statements of the sources about one edition; optional ones are not known for every edition. */
interface Facts {
  edition: string;
  /** Number of brown tokens by id. */
  tokens?: { [id: string]: number };
  /** Total number of blue tokens. */
  actionTokens?: number;
  allTokens?: number;
  /** Number of tiles of each kind, by level. */
  copiesByLevel?: number[];
  kindsPerLevel?: number;
  allTiles?: { kinds: number; tiles: number; ofTopLevel: number };
  tracks: { role: 'build' | 'growth' | 'salary' | 'cardLimit'; score: number; level: number }[];
  glory: { score: number; glory: number }[];
  cards: { deck: string; value: number | 'governor'; icons: Icons }[];
  /** Icons that at least one pair of Slavery cards has together. */
  slaveryPair: Icons;
  /** Ids of the decks whose card of value 1 gives a disc. */
  bonusDiscs?: string[];
  minCities: { [area: string]: number };
  connected?: boolean;
}

const FACTS: Facts[] = [classicFacts as Facts, ageOfSailFacts as Facts];

export function checkFacts(data: EditionData, faults: Faults): void {
  for (const facts of FACTS) if (facts.edition === data.id) new FactCheck(data, facts, faults).all();
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
    this.slaveryPair();
    this.bonusDiscs();
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
    const { tokens, actionTokens, allTokens } = this.facts;
    const sum = (counted: EditionData['tokens']) => counted.reduce((total, { count }) => total + count, 0);
    if (tokens !== undefined) this.brownTokens(tokens);
    if (actionTokens !== undefined) {
      const blue = this.data.tokens.filter((token) => token.actions !== undefined);
      this.expect('tokens', sum(blue), actionTokens, 'the number of action tokens');
    }
    if (allTokens !== undefined) this.expect('tokens', sum(this.data.tokens), allTokens, 'the number of tokens');
  }

  private brownTokens(stated: { [id: string]: number }): void {
    this.data.tokens.forEach((token, i) => {
      const path = at('tokens', i);
      if (token.actions !== undefined) return;
      if (stated[token.id] === undefined) {
        this.faults.add(at(path, 'id'), `the ${this.data.id} edition has no token ${token.id}`);
      } else this.expect(at(path, 'count'), token.count, stated[token.id], 'the number of tokens');
    });
    for (const id of Object.keys(stated)) {
      if (!this.data.tokens.some((token) => token.id === id)) this.faults.add('tokens', `${id} is missing`);
    }
  }

  private buildings(): void {
    const { copiesByLevel, kindsPerLevel, allTiles } = this.facts;
    const { buildings } = this.data;
    copiesByLevel?.forEach((_, i) => {
      const kinds = buildings.filter((building) => building.level === i + 1);
      if (kindsPerLevel !== undefined)
        this.expect('buildings', kinds.length, kindsPerLevel, `the number of kinds of level ${i + 1}`);
    });
    buildings.forEach((building, i) => {
      if (copiesByLevel === undefined) return;
      const stated = copiesByLevel[building.level - 1] ?? 0;
      this.expect(at(at('buildings', i), 'copies'), building.copies, stated, 'the number of copies');
    });
    if (allTiles === undefined) return;
    const top = Math.max(...this.data.tracks.build);
    const tiles = (counted: EditionData['buildings']) => counted.reduce((sum, { copies }) => sum + copies, 0);
    const highest = buildings.filter((building) => building.level === top);
    this.expect('buildings', buildings.length, allTiles.kinds, 'the number of kinds');
    this.expect('buildings', tiles(buildings), allTiles.tiles, 'the number of tiles');
    this.expect('buildings', tiles(highest), allTiles.ofTopLevel, `the number of tiles of level ${top}`);
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

  private slaveryPair(): void {
    const stated = this.facts.slaveryPair;
    const has = (pair: Icons[]) =>
      Object.values(this.data.statuses).every(
        (id) => pair.reduce((sum, icons) => sum + (icons[id] ?? 0), 0) === (stated[id] ?? 0),
      );
    const cards = this.data.decks.filter((deck) => deck.slavery).flatMap((deck) => deck.cards);
    if (cards.some((a, i) => cards.slice(i + 1).some((b) => has([a.icons, b.icons])))) return;
    const icons = Object.entries(stated).map(([id, count]) => `${count} ${id}`);
    this.faults.add('decks', `no two Slavery cards have ${icons.join(' and ')}; a variant needs another id`);
  }

  private bonusDiscs(): void {
    for (const id of this.facts.bonusDiscs ?? []) {
      const d = this.data.decks.findIndex((deck) => deck.id === id);
      const c = this.data.decks[d]?.cards.findIndex((card) => card.value === 1) ?? -1;
      if (c < 0) this.faults.add('decks', `the card ${id} 1 is missing`);
      else if (!this.data.decks[d].cards[c].bonusDisc) {
        const path = at(at(at('decks', d), 'cards'), c);
        this.faults.add(path, `gives a disc in the ${this.data.id} edition; a variant needs another id`);
      }
    }
  }

  private board(board: BoardData, path: string): void {
    board.areas.forEach((area, i) => {
      const min = this.facts.minCities[area.id] ?? 1;
      if (area.cities.length < min) this.faults.add(at(at(path, 'areas'), i), `must have at least ${min} cities`);
    });
    for (const id of Object.keys(this.facts.minCities)) {
      if (!board.areas.some((area) => area.id === id)) this.faults.add(at(path, 'areas'), `${id} is missing`);
    }
    if (this.facts.connected) this.reachable(board, path);
  }

  /** Checks that every city can be reached from every other along links. */
  private reachable(board: BoardData, path: string): void {
    const cities = board.areas.flatMap((area) => area.cities.map((city) => city.id));
    const reached = new Set([cities[0]]);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { ends } of board.links)
        if (reached.has(ends[0]) || reached.has(ends[1])) for (const end of ends) reached.add(end);
    }
    const unreached = cities.filter((city) => !reached.has(city));
    if (unreached.length > 0)
      this.faults.add(at(path, 'links'), `no links connect ${cities[0]} with ${unreached.join(', ')}`);
  }
}
