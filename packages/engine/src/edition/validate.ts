/** Checks edition data from any source, ours or a user's, and reports every fault with its path. */
import { at, type Faults, shown } from '../faults.ts';
import { ACTIONS, type EditionData, GRADES, NOT_PLAYED, RULEBOOKS, SPECIALS, STATUS_ROLES } from './data.ts';
import { EXPLOIT_DATA } from './exploits.ts';
import { checkFacts } from './facts.ts';

/** What the tables have room for. */
const MOST_BUILDINGS = 31;
export const MOST_ICONS = 127;
const MOST_SITES = 100;
const MOST_DECKS = 20;
const MOST_TOKENS = 20;
const MOST_CARD_VALUE = 9;

const STATUSES_OF_EXPLOITS = ['culture', 'industry', 'influence', 'wealth'];

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const EDITION_KEYS = [
  'format',
  'id',
  'year',
  'rulebook',
  'players',
  'rounds',
  'discs',
  'buildingSpaces',
  'cardSlots',
  'emptyGovernorSlotGlory',
  'harborDiscsPerGlory',
  'topLevelLimit',
  'phaseByPhaseOnRequest',
  'statuses',
  'tracks',
  'tokens',
  'startBuildings',
  'buildings',
  'decks',
  'boards',
];
/** Keys without which an edition plays as Classic does. */
const OPTIONAL_KEYS = [
  'topLevelInPlay',
  'salaryOptional',
  'discardPhase',
  'discardPile',
  'drawInClosedRegions',
  'anyRegion',
];
const TRACK_KEYS = [
  'thresholds',
  'build',
  'growth',
  'salary',
  'cardLimit',
  'glorySpaces',
  'gloryOnEverySpaceFrom',
  'cap',
];

type Fields = Record<string, unknown>;

/** The data as an edition if it can be used; otherwise faults were added. */
export function validateEdition(value: unknown, faults: Faults): EditionData {
  new Validation(faults).edition(value);
  const data = value as EditionData;
  if (faults.list.length === 0) checkFacts(data, faults);
  return data;
}

class Validation {
  private readonly faults: Faults;
  private statuses: string[] = [];

  constructor(faults: Faults) {
    this.faults = faults;
  }

  edition(value: unknown): void {
    const { faults } = this;
    const data = this.graded(value, '', EDITION_KEYS, OPTIONAL_KEYS);
    if (data.format !== undefined && data.format !== 1) faults.add('format', `must be 1, not ${shown(data.format)}`);
    this.id(data.id, 'id', new Set());
    faults.integer(data.year, 'year', 1900, 2100);
    faults.oneOf(data.rulebook, 'rulebook', RULEBOOKS);
    this.players(data.players, 'players');
    faults.integer(data.rounds, 'rounds', 1, 20);
    faults.integer(data.discs, 'discs', 5, 100);
    const spaces = faults.integer(data.buildingSpaces, 'buildingSpaces', 1, 20);
    if (typeof data.rounds === 'number' && spaces < data.rounds) {
      faults.add('buildingSpaces', `must be at least the number of rounds, ${data.rounds}`);
    }
    faults.integer(data.cardSlots, 'cardSlots', 1, 20);
    faults.integer(data.emptyGovernorSlotGlory, 'emptyGovernorSlotGlory', 0, 20);
    faults.integer(data.harborDiscsPerGlory, 'harborDiscsPerGlory', 1, 20);
    if (data.topLevelLimit !== null) faults.integer(data.topLevelLimit, 'topLevelLimit', 1, 20);
    faults.yesNo(data.phaseByPhaseOnRequest, 'phaseByPhaseOnRequest');
    for (const key of OPTIONAL_KEYS.slice(1)) faults.yesNo(data[key], key);
    if (data.topLevelInPlay !== undefined) faults.integer(data.topLevelInPlay, 'topLevelInPlay', 0, MOST_BUILDINGS);
    this.statusIds(data.statuses);
    const top = this.tracks(data.tracks);
    this.tokens(data.tokens);
    this.buildings(data.startBuildings, data.buildings, top);
    this.boards(data.boards, data.tokens, data.players);
    this.decks(data.decks, data.boards);
    if (this.faults.list.length > 0) return;
    const edition = value as EditionData;
    this.iconTotals(edition);
    this.inPlay(edition);
    if (edition.rulebook === 'age-of-sail') this.exploits(edition);
  }

  /** No more of the highest tiles can be in the game than there are. */
  private inPlay({ buildings, topLevelInPlay, tracks }: EditionData): void {
    const highest = Math.max(...tracks.build);
    const kinds = buildings.filter(({ level }) => level === highest).length;
    if (topLevelInPlay === undefined || topLevelInPlay <= kinds) return;
    this.faults.add('topLevelInPlay', `is ${topLevelInPlay}, but there are ${kinds} kinds of level ${highest}`);
  }

  /** The exploits name regions, statuses and the Slavery cards by their ids. */
  private exploits({ boards, decks, statuses }: EditionData): void {
    const regions = new Set(EXPLOIT_DATA.flatMap((exploit) => exploit.regions));
    const tracked = boards[0].areas.filter((area) => area.track !== undefined).map((area) => area.id);
    for (const id of regions) {
      if (!tracked.includes(id)) this.faults.add('boards[0].areas', `the exploits need the region ${id}`);
    }
    for (const id of STATUSES_OF_EXPLOITS) {
      if (!Object.values(statuses).includes(id)) this.faults.add('statuses', `the exploits need the status ${id}`);
    }
    if (!decks.some((deck) => deck.id === 'slavery' && deck.slavery === true)) {
      this.faults.add('decks', 'the exploits need a deck slavery with Slavery cards');
    }
  }

  private players(value: unknown, path: string): void {
    const players = this.faults.object(value, path, ['least', 'most']);
    const least = this.faults.integer(players.least, at(path, 'least'), 2, 5);
    this.faults.integer(players.most, at(path, 'most'), least, 5);
  }

  /** An object that may carry grades for its own keys. */
  private graded(value: unknown, path: string, required: readonly string[], optional: readonly string[] = []): Fields {
    const fields = this.faults.object(value, path, required, [...optional, 'grades']);
    for (const [key, grade] of Object.entries(this.faults.map(fields.grades, at(path, 'grades')))) {
      if (!Object.hasOwn(fields, key)) this.faults.add(at(at(path, 'grades'), key), 'grades a key that is not there');
      this.faults.oneOf(grade, at(at(path, 'grades'), key), GRADES);
    }
    return fields;
  }

  private id(value: unknown, path: string, seen: Set<string>): void {
    const id = this.faults.text(value, path);
    if (id === '') return;
    if (!ID.test(id)) this.faults.add(path, `${shown(id)} is not an id: lower-case words joined by hyphens`);
    else if (id in {}) this.faults.add(path, `${shown(id)} cannot be an id`);
    else if (seen.has(id)) this.faults.add(path, `${shown(id)} is used twice`);
    seen.add(id);
  }

  private statusIds(value: unknown): void {
    const fields = this.faults.object(value, 'statuses', STATUS_ROLES);
    const seen = new Set<string>();
    for (const role of STATUS_ROLES) {
      this.id(fields[role], at('statuses', role), seen);
      if (['glory', ...NOT_PLAYED].includes(fields[role] as string)) {
        this.faults.add(at('statuses', role), `a status cannot be called ${fields[role]}`);
      }
    }
    this.statuses = [...seen];
  }

  /** Returns the number of the highest build level. */
  private tracks(value: unknown): number {
    const { faults } = this;
    const tracks = this.graded(value, 'tracks', TRACK_KEYS);
    const thresholds = this.rising(tracks.thresholds, 'tracks.thresholds');
    if (thresholds.length > 0 && thresholds[0] !== 0) faults.add('tracks.thresholds[0]', 'must be 0');
    for (const role of STATUS_ROLES) {
      const path = at('tracks', role);
      const levels = faults.entries(tracks[role], path).map((level, i) => faults.integer(level, at(path, i), 1, 20));
      if (levels.length !== thresholds.length) {
        faults.add(path, `must have one entry for each of the ${thresholds.length} thresholds, not ${levels.length}`);
      }
    }
    this.rising(tracks.glorySpaces, 'tracks.glorySpaces');
    faults.integer(tracks.gloryOnEverySpaceFrom, 'tracks.gloryOnEverySpaceFrom', 0, MOST_ICONS);
    if (tracks.cap !== null) faults.integer(tracks.cap, 'tracks.cap', 1, MOST_ICONS);
    const build = Array.isArray(tracks.build) ? tracks.build.filter((level) => typeof level === 'number') : [];
    return Math.max(1, ...build);
  }

  private rising(value: unknown, path: string): number[] {
    const numbers = this.faults
      .entries(value, path, 1)
      .map((entry, i) => this.faults.integer(entry, at(path, i), 0, MOST_ICONS));
    for (let i = 1; i < numbers.length; i++) {
      if (numbers[i] <= numbers[i - 1]) this.faults.add(at(path, i), 'must be greater than the one before');
    }
    return numbers;
  }

  private icons(value: unknown, path: string, glory: boolean): void {
    const known = glory ? [...this.statuses, 'glory'] : this.statuses;
    for (const [key, count] of Object.entries(this.faults.map(value, path))) {
      if (known.includes(key)) this.faults.integer(count, at(path, key), 1, 9);
      else this.faults.add(at(path, key), `is not one of ${known.join(', ')}`);
    }
  }

  private actions(value: unknown, path: string): void {
    this.faults.entries(value, path).forEach((step, i) => {
      const alternatives = this.faults.entries(step, at(path, i), 1);
      alternatives.forEach((action, k) => {
        this.faults.oneOf(action, at(at(path, i), k), ACTIONS);
        if (alternatives.indexOf(action) < k) this.faults.add(at(at(path, i), k), 'is named twice in one step');
      });
    });
    if (Array.isArray(value) && value.length > 3) this.faults.add(path, 'has more than three steps');
  }

  private tokens(value: unknown): void {
    const seen = new Set<string>();
    let blue = false;
    const entries = this.faults.entries(value, 'tokens', 1);
    if (entries.length > MOST_TOKENS) this.faults.add('tokens', `there may be at most ${MOST_TOKENS} kinds`);
    entries.forEach((entry, i) => {
      const path = at('tokens', i);
      const token = this.graded(entry, path, ['id', 'count'], ['status', 'actions']);
      this.id(token.id, at(path, 'id'), seen);
      if (token.id === 'none') this.faults.add(at(path, 'id'), 'a token cannot be called none');
      this.faults.integer(token.count, at(path, 'count'), 1, MOST_ICONS);
      if ((token.status === undefined) === (token.actions === undefined)) {
        this.faults.add(path, 'must have either a status or actions');
      } else if (token.status !== undefined) {
        if (blue) this.faults.add(path, 'must come before the tokens with actions');
        this.faults.oneOf(token.status, at(path, 'status'), this.statuses);
      } else {
        blue = true;
        this.actions(token.actions, at(path, 'actions'));
        if (Array.isArray(token.actions) && token.actions.length === 0) {
          this.faults.add(at(path, 'actions'), 'must have at least one step');
        }
      }
    });
  }

  private buildings(starts: unknown, others: unknown, topLevel: number): void {
    const { faults } = this;
    const seen = new Set<string>();
    const startEntries = faults.entries(starts, 'startBuildings', 1);
    const entries = faults.entries(others, 'buildings', 1);
    if (startEntries.length + entries.length > MOST_BUILDINGS) {
      faults.add('buildings', `there may be at most ${MOST_BUILDINGS} kinds, start buildings included`);
    }
    const shared = (building: Fields, path: string) => {
      this.id(building.id, at(path, 'id'), seen);
      this.icons(building.icons, at(path, 'icons'), false);
      faults.integer(building.glory, at(path, 'glory'), 0, 20);
      this.actions(building.actions, at(path, 'actions'));
    };
    startEntries.forEach((entry, i) => {
      const path = at('startBuildings', i);
      const start = this.graded(entry, path, ['id', 'icons', 'glory', 'actions'], ['startsWithDisc']);
      shared(start, path);
      if (
        faults.yesNo(start.startsWithDisc, at(path, 'startsWithDisc')) &&
        Array.isArray(start.actions) &&
        start.actions.length === 0
      ) {
        faults.add(at(path, 'startsWithDisc'), 'needs an activation circle, and so actions');
      }
    });
    entries.forEach((entry, i) => {
      const path = at('buildings', i);
      const building = this.graded(
        entry,
        path,
        ['id', 'level', 'copies', 'icons', 'glory', 'actions'],
        ['notPayableInActionPhase', 'special'],
      );
      faults.yesNo(building.notPayableInActionPhase, at(path, 'notPayableInActionPhase'));
      if (building.special !== undefined) faults.oneOf(building.special, at(path, 'special'), SPECIALS);
      shared(building, path);
      faults.integer(building.level, at(path, 'level'), 1, topLevel);
      faults.integer(building.copies, at(path, 'copies'), 1, 20);
    });
  }

  private boards(value: unknown, tokens: unknown, players: unknown): void {
    const seen = new Set<string>();
    const boards = this.faults.entries(value, 'boards', 1);
    boards.forEach((entry, i) => {
      const path = at('boards', i);
      const board = this.graded(entry, path, ['id', 'areas', 'links'], ['players']);
      this.id(board.id, at(path, 'id'), seen);
      if (board.players !== undefined) this.playersOfBoard(board.players, at(path, 'players'), players);
      this.board(board, path, tokens);
      if (i > 0) this.sameAreas(board.areas, (boards[0] as Fields | null)?.areas, at(path, 'areas'));
    });
  }

  /** A board is for some of the numbers of players that the edition is for. */
  private playersOfBoard(value: unknown, path: string, ofEdition: unknown): void {
    this.players(value, path);
    const [own, all] = [value, ofEdition] as ({ least?: unknown; most?: unknown } | null | undefined)[];
    const beyond = Number(own?.least) < Number(all?.least) || Number(own?.most) > Number(all?.most);
    if (beyond) this.faults.add(path, `must be within ${all?.least} to ${all?.most}, as the edition's`);
  }

  /** The decks lie in the same areas on every board. */
  private sameAreas(areas: unknown, ofFirst: unknown, path: string): void {
    const ids = (value: unknown, tracked: boolean) =>
      (Array.isArray(value) ? value : [])
        .filter((area) => ((area as Fields | null)?.track !== undefined) === tracked)
        .map((area) => (area as Fields | null)?.id)
        .sort()
        .join(', ');
    const same = [true, false].every((tracked) => ids(areas, tracked) === ids(ofFirst, tracked));
    if (!same) this.faults.add(path, 'must be the areas of the first board, with a track where those have one');
  }

  private board(board: Fields, path: string, tokens: unknown): void {
    const { faults } = this;
    const areas = new Set<string>();
    const cities = new Set<string>();
    let sites = 0;
    let spaces = 0;
    let homes = 0;
    faults.entries(board.areas, at(path, 'areas'), 2).forEach((entry, i) => {
      const where = at(at(path, 'areas'), i);
      const area = this.graded(entry, where, ['id', 'cities'], ['track', 'fleets']);
      this.id(area.id, at(where, 'id'), areas);
      if (area.track === undefined) homes++;
      else spaces += faults.integer(area.track, at(where, 'track'), 4, 20);
      faults.entries(area.cities, at(where, 'cities'), 1).forEach((cityEntry, k) => {
        const cityPath = at(at(where, 'cities'), k);
        const city = this.graded(cityEntry, cityPath, ['id', 'name', 'glory', 'lon', 'lat']);
        this.id(city.id, at(cityPath, 'id'), cities);
        sites++;
        faults.text(city.name, at(cityPath, 'name'));
        faults.integer(city.glory, at(cityPath, 'glory'), 0, 9);
        this.place(city, cityPath);
      });
      faults.entries(area.fleets, at(where, 'fleets')).forEach((fleetEntry, k) => {
        const fleetPath = at(at(where, 'fleets'), k);
        const fleet = this.graded(fleetEntry, fleetPath, ['id', 'name', 'lon', 'lat']);
        this.id(fleet.id, at(fleetPath, 'id'), cities);
        sites++;
        faults.text(fleet.name, at(fleetPath, 'name'));
        this.place(fleet, fleetPath);
      });
    });
    for (const area of areas) if (cities.has(area)) faults.add(at(path, 'areas'), `${area} is both an area and a site`);
    if (homes !== 1) faults.add(at(path, 'areas'), `exactly one area must be without a track, not ${homes}`);
    if (sites > MOST_SITES) faults.add(at(path, 'areas'), `there may be at most ${MOST_SITES} cities`);
    spaces += sites + this.links(board.links, at(path, 'links'), cities);
    const counts = Array.isArray(tokens) ? tokens.map((token) => (token as Fields | null | undefined)?.count) : [];
    const total = counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
    if (total !== spaces) {
      faults.add(path, `has ${spaces} spaces for tokens (tracks, cities and links), but there are ${total} tokens`);
    }
  }

  private place(site: Fields, path: string): void {
    this.faults.number(site.lon, at(path, 'lon'), -180, 180);
    this.faults.number(site.lat, at(path, 'lat'), -90, 90);
  }

  /** Returns the number of links that get a token. */
  private links(value: unknown, path: string, cities: Set<string>): number {
    const seen = new Set<string>();
    let round = 0;
    this.faults.entries(value, path).forEach((entry, i) => {
      const where = at(at(path, i), 'ends');
      const { ends, square } = this.graded(entry, at(path, i), ['ends'], ['square']);
      if (!this.faults.yesNo(square, at(at(path, i), 'square'))) round++;
      const names = this.faults.entries(ends, where).map((end, k) => this.faults.text(end, at(where, k)));
      if (names.length !== 2) {
        if (Array.isArray(ends)) this.faults.add(where, 'must name two cities');
        return;
      }
      names.forEach((name, k) => {
        if (name !== '' && !cities.has(name)) this.faults.add(at(where, k), `there is no city ${shown(name)}`);
      });
      if (names[0] === names[1]) this.faults.add(where, 'joins a city with itself');
      const key = [...names].sort().join(' ');
      if (seen.has(key)) this.faults.add(where, 'joins two cities that are joined already');
      seen.add(key);
    });
    return round;
  }

  private decks(value: unknown, boards: unknown): void {
    const { faults } = this;
    const board = (Array.isArray(boards) ? boards[0] : undefined) as { areas?: unknown } | undefined;
    const areas = (Array.isArray(board?.areas) ? board.areas : []) as ({ id?: unknown; track?: unknown } | null)[];
    const withCards = new Set<unknown>();
    const governed = new Set<unknown>();
    const seen = new Set<string>();
    let abolitions = 0;
    const entries = faults.entries(value, 'decks', 1);
    if (entries.length > MOST_DECKS) faults.add('decks', `there may be at most ${MOST_DECKS}`);
    entries.forEach((entry, i) => {
      const path = at('decks', i);
      const deck = this.graded(entry, path, ['id', 'area', 'cards'], ['slavery', 'governor']);
      this.id(deck.id, at(path, 'id'), seen);
      faults.text(deck.area, at(path, 'area'));
      faults.yesNo(deck.slavery, at(path, 'slavery'));
      const area = areas.find((candidate) => candidate?.id === deck.area);
      if (!area) faults.add(at(path, 'area'), `there is no area ${shown(deck.area)}`);
      else withCards.add(deck.area);
      if (deck.governor !== undefined) {
        if (area && area.track === undefined) faults.add(at(path, 'governor'), 'belongs to an area that has no track');
        if (deck.slavery === true) faults.add(at(path, 'governor'), 'cannot belong to a Slavery deck');
        if (governed.has(deck.area)) faults.add(at(path, 'governor'), 'is the second of its area');
        governed.add(deck.area);
        const governor = this.graded(deck.governor, at(path, 'governor'), ['icons']);
        this.icons(governor.icons, at(at(path, 'governor'), 'icons'), true);
      }
      let previous = -1;
      faults.entries(deck.cards, at(path, 'cards'), 1).forEach((cardEntry, k) => {
        const where = at(at(path, 'cards'), k);
        const card = this.graded(cardEntry, where, ['value', 'icons'], ['abolition', 'bonusDisc']);
        faults.yesNo(card.bonusDisc, at(where, 'bonusDisc'));
        const cardValue = faults.integer(card.value, at(where, 'value'), 0, MOST_CARD_VALUE);
        if (cardValue <= previous) faults.add(at(where, 'value'), 'must be greater than that of the card before');
        previous = cardValue;
        this.icons(card.icons, at(where, 'icons'), true);
        if (faults.yesNo(card.abolition, at(where, 'abolition'))) abolitions++;
      });
    });
    for (const area of areas) {
      if (typeof area?.id !== 'string') continue;
      if (!withCards.has(area.id)) faults.add('decks', `no deck lies in ${area.id}`);
      else if (area.track !== undefined && !governed.has(area.id)) faults.add('decks', `${area.id} has no governor`);
    }
    if (abolitions > 1) faults.add('decks', 'more than one card carries the abolition');
  }

  /** A status can never pass what the tables have room for. */
  private iconTotals(edition: EditionData): void {
    const hasMemorial = edition.buildings.some((building) => building.special === 'memorial');
    // Discs of a player may come to count like icons.
    const markers = hasMemorial || edition.rulebook === 'age-of-sail' ? edition.discs : 0;
    for (const status of this.statuses) {
      let total = markers;
      for (const token of edition.tokens) if (token.status === status) total += token.count;
      for (const building of edition.startBuildings) total += building.icons[status] ?? 0;
      for (const building of edition.buildings) total += (building.icons[status] ?? 0) * building.copies;
      for (const deck of edition.decks) {
        total += deck.governor?.icons[status] ?? 0;
        for (const card of deck.cards) total += card.icons[status] ?? 0;
      }
      if (total > MOST_ICONS)
        this.faults.add(
          'statuses',
          `${status} has ${total} ${markers > 0 ? 'icons and discs' : 'icons'} in all, more than ${MOST_ICONS}`,
        );
    }
  }
}
