/** Validates edition data, built-in or supplied by a user, and reports every fault with its path. */
import { at, describeValue, type Faults } from '../faults.ts';
import { DESCRIPTIVE_KEYS, type EditionData, RULEBOOKS, SPECIALS, STATUS_ROLES } from './data.ts';
import { EXPLOIT_DATA } from './exploits.ts';
import { checkFacts } from './facts.ts';
import { MAX_BUILDINGS, MAX_ICONS, MAX_TOKENS } from './limits.ts';
import { BoardChecks } from './validate-board.ts';
import { validateDecks } from './validate-decks.ts';
import { FieldChecks, type Fields } from './validate-fields.ts';

const STATUSES_OF_EXPLOITS = ['culture', 'industry', 'influence', 'wealth'];

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
/** Optional keys; without them an edition plays like Classic. */
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

/** Returns the data as an edition; the result is valid only if no faults were added. */
export function validateEdition(value: unknown, faults: Faults): EditionData {
  new EditionChecks(faults).edition(value);
  const data = value as EditionData;
  if (faults.list.length === 0) checkFacts(data, faults);
  return data;
}

class EditionChecks {
  private readonly checks: FieldChecks;
  private readonly faults: Faults;

  constructor(faults: Faults) {
    this.checks = new FieldChecks(faults);
    this.faults = faults;
  }

  edition(value: unknown): void {
    const { faults } = this;
    const data = this.checks.graded(value, '', EDITION_KEYS, OPTIONAL_KEYS);
    if (data.format !== undefined && data.format !== 1)
      faults.add('format', `must be 1, not ${describeValue(data.format)}`);
    this.checks.id(data.id, 'id', new Set());
    faults.integer(data.year, 'year', 1900, 2100);
    faults.oneOf(data.rulebook, 'rulebook', RULEBOOKS);
    this.checks.players(data.players, 'players');
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
    faults.boolean(data.phaseByPhaseOnRequest, 'phaseByPhaseOnRequest');
    for (const key of OPTIONAL_KEYS.slice(1)) faults.boolean(data[key], key);
    if (data.topLevelInPlay !== undefined) faults.integer(data.topLevelInPlay, 'topLevelInPlay', 0, MAX_BUILDINGS);
    this.statusIds(data.statuses);
    const top = this.tracks(data.tracks);
    this.tokens(data.tokens);
    this.buildings(data.startBuildings, data.buildings, top);
    new BoardChecks(this.checks).boards(data.boards, data.tokens, data.players);
    validateDecks(this.checks, data.decks, data.boards);
    if (this.faults.list.length > 0) return;
    const edition = value as EditionData;
    this.iconTotals(edition);
    this.topTilesInPlay(edition);
    if (edition.rulebook === 'age-of-sail') this.exploits(edition);
  }

  /** Checks that no more top tiles are drawn than exist. */
  private topTilesInPlay({ buildings, topLevelInPlay, tracks }: EditionData): void {
    const highest = Math.max(...tracks.build);
    const kinds = buildings.filter(({ level }) => level === highest).length;
    if (topLevelInPlay === undefined || topLevelInPlay <= kinds) return;
    this.faults.add('topLevelInPlay', `is ${topLevelInPlay}, but there are ${kinds} kinds of level ${highest}`);
  }

  /** Checks the ids of regions, statuses and Slavery cards that the exploits refer to. */
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

  private statusIds(value: unknown): void {
    const fields = this.faults.object(value, 'statuses', STATUS_ROLES);
    const seen = new Set<string>();
    for (const role of STATUS_ROLES) {
      this.checks.id(fields[role], at('statuses', role), seen);
      if (['glory', ...DESCRIPTIVE_KEYS].includes(fields[role] as string)) {
        this.faults.add(at('statuses', role), `a status cannot be called ${fields[role]}`);
      }
    }
    this.checks.statuses = [...seen];
  }

  /** Returns the highest build level. */
  private tracks(value: unknown): number {
    const { faults } = this;
    const tracks = this.checks.graded(value, 'tracks', TRACK_KEYS);
    const thresholds = this.checks.ascending(tracks.thresholds, 'tracks.thresholds');
    if (thresholds.length > 0 && thresholds[0] !== 0) faults.add('tracks.thresholds[0]', 'must be 0');
    for (const role of STATUS_ROLES) {
      const path = at('tracks', role);
      const levels = faults.entries(tracks[role], path).map((level, i) => faults.integer(level, at(path, i), 1, 20));
      if (levels.length !== thresholds.length) {
        faults.add(path, `must have one entry for each of the ${thresholds.length} thresholds, not ${levels.length}`);
      }
    }
    this.checks.ascending(tracks.glorySpaces, 'tracks.glorySpaces');
    faults.integer(tracks.gloryOnEverySpaceFrom, 'tracks.gloryOnEverySpaceFrom', 0, MAX_ICONS);
    if (tracks.cap !== null) faults.integer(tracks.cap, 'tracks.cap', 1, MAX_ICONS);
    const build = Array.isArray(tracks.build) ? tracks.build.filter((level) => typeof level === 'number') : [];
    return Math.max(1, ...build);
  }

  private tokens(value: unknown): void {
    const seen = new Set<string>();
    let blue = false;
    const entries = this.faults.entries(value, 'tokens', 1);
    if (entries.length > MAX_TOKENS) this.faults.add('tokens', `there may be at most ${MAX_TOKENS} kinds`);
    entries.forEach((entry, i) => {
      const path = at('tokens', i);
      const token = this.checks.graded(entry, path, ['id', 'count'], ['status', 'actions']);
      this.checks.id(token.id, at(path, 'id'), seen);
      if (token.id === 'none') this.faults.add(at(path, 'id'), 'a token cannot be called none');
      this.faults.integer(token.count, at(path, 'count'), 1, MAX_ICONS);
      if ((token.status === undefined) === (token.actions === undefined)) {
        this.faults.add(path, 'must have either a status or actions');
      } else if (token.status !== undefined) {
        if (blue) this.faults.add(path, 'must come before the tokens with actions');
        this.faults.oneOf(token.status, at(path, 'status'), this.checks.statuses);
      } else {
        blue = true;
        this.checks.actions(token.actions, at(path, 'actions'));
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
    if (startEntries.length + entries.length > MAX_BUILDINGS) {
      faults.add('buildings', `there may be at most ${MAX_BUILDINGS} kinds, start buildings included`);
    }
    const shared = (building: Fields, path: string) => {
      this.checks.id(building.id, at(path, 'id'), seen);
      this.checks.icons(building.icons, at(path, 'icons'), false);
      faults.integer(building.glory, at(path, 'glory'), 0, 20);
      this.checks.actions(building.actions, at(path, 'actions'));
    };
    startEntries.forEach((entry, i) => {
      const path = at('startBuildings', i);
      const start = this.checks.graded(entry, path, ['id', 'icons', 'glory', 'actions'], ['startsWithDisc']);
      shared(start, path);
      if (
        faults.boolean(start.startsWithDisc, at(path, 'startsWithDisc')) &&
        Array.isArray(start.actions) &&
        start.actions.length === 0
      ) {
        faults.add(at(path, 'startsWithDisc'), 'needs actions, because the disc is placed on the activation circle');
      }
    });
    entries.forEach((entry, i) => {
      const path = at('buildings', i);
      const building = this.checks.graded(
        entry,
        path,
        ['id', 'level', 'copies', 'icons', 'glory', 'actions'],
        ['notPayableInActionPhase', 'special'],
      );
      faults.boolean(building.notPayableInActionPhase, at(path, 'notPayableInActionPhase'));
      if (building.special !== undefined) faults.oneOf(building.special, at(path, 'special'), SPECIALS);
      shared(building, path);
      faults.integer(building.level, at(path, 'level'), 1, topLevel);
      faults.integer(building.copies, at(path, 'copies'), 1, 20);
    });
  }

  /** Checks that a status can never exceed the limit of the compiled tables. */
  private iconTotals(edition: EditionData): void {
    const hasMemorial = edition.buildings.some((building) => building.special === 'memorial');
    // With a memorial or exploits, discs of a player can count as icons.
    const markers = hasMemorial || edition.rulebook === 'age-of-sail' ? edition.discs : 0;
    for (const status of this.checks.statuses) {
      let total = markers;
      for (const token of edition.tokens) if (token.status === status) total += token.count;
      for (const building of edition.startBuildings) total += building.icons[status] ?? 0;
      for (const building of edition.buildings) total += (building.icons[status] ?? 0) * building.copies;
      for (const deck of edition.decks) {
        total += deck.governor?.icons[status] ?? 0;
        for (const card of deck.cards) total += card.icons[status] ?? 0;
      }
      if (total > MAX_ICONS)
        this.faults.add(
          'statuses',
          `${status} has ${total} ${markers > 0 ? 'icons and discs' : 'icons'} in all, more than ${MAX_ICONS}`,
        );
    }
  }
}
