/** Checks the boards of an edition's data: areas, sites, links, and a token for every round space. */
import { at, describeValue, type Faults } from '../faults.ts';
import type { FieldChecks, Fields } from './validate-fields.ts';

const MAX_SITES = 100;

export class BoardChecks {
  private readonly checks: FieldChecks;
  private readonly faults: Faults;

  constructor(checks: FieldChecks) {
    this.checks = checks;
    this.faults = checks.faults;
  }

  boards(value: unknown, tokens: unknown, players: unknown): void {
    const seen = new Set<string>();
    const boards = this.faults.entries(value, 'boards', 1);
    boards.forEach((entry, i) => {
      const path = at('boards', i);
      const board = this.checks.graded(entry, path, ['id', 'areas', 'links'], ['players']);
      this.checks.id(board.id, at(path, 'id'), seen);
      if (board.players !== undefined) this.playersOfBoard(board.players, at(path, 'players'), players);
      this.board(board, path, tokens);
      if (i > 0) this.sameAreas(board.areas, (boards[0] as Fields | null)?.areas, at(path, 'areas'));
    });
  }

  /** The player counts of a board must be within those of the edition. */
  private playersOfBoard(value: unknown, path: string, ofEdition: unknown): void {
    this.checks.players(value, path);
    const [own, all] = [value, ofEdition] as ({ least?: unknown; most?: unknown } | null | undefined)[];
    const beyond = Number(own?.least) < Number(all?.least) || Number(own?.most) > Number(all?.most);
    if (beyond) this.faults.add(path, `must be within ${all?.least} to ${all?.most}, the player counts of the edition`);
  }

  /** All boards must have the same areas, because the decks are the same on every board. */
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
    let homeAreas = 0;
    faults.entries(board.areas, at(path, 'areas'), 2).forEach((entry, i) => {
      const where = at(at(path, 'areas'), i);
      const area = this.checks.graded(entry, where, ['id', 'cities'], ['track', 'fleets']);
      this.checks.id(area.id, at(where, 'id'), areas);
      if (area.track === undefined) homeAreas++;
      else spaces += faults.integer(area.track, at(where, 'track'), 4, 20);
      faults.entries(area.cities, at(where, 'cities'), 1).forEach((cityEntry, k) => {
        const cityPath = at(at(where, 'cities'), k);
        const city = this.checks.graded(cityEntry, cityPath, ['id', 'name', 'glory', 'lon', 'lat']);
        this.checks.id(city.id, at(cityPath, 'id'), cities);
        sites++;
        faults.text(city.name, at(cityPath, 'name'));
        faults.integer(city.glory, at(cityPath, 'glory'), 0, 9);
        this.coordinates(city, cityPath);
      });
      faults.entries(area.fleets, at(where, 'fleets')).forEach((fleetEntry, k) => {
        const fleetPath = at(at(where, 'fleets'), k);
        const fleet = this.checks.graded(fleetEntry, fleetPath, ['id', 'name', 'lon', 'lat']);
        this.checks.id(fleet.id, at(fleetPath, 'id'), cities);
        sites++;
        faults.text(fleet.name, at(fleetPath, 'name'));
        this.coordinates(fleet, fleetPath);
      });
    });
    for (const area of areas) if (cities.has(area)) faults.add(at(path, 'areas'), `${area} is both an area and a site`);
    if (homeAreas !== 1) faults.add(at(path, 'areas'), `exactly one area must be without a track, not ${homeAreas}`);
    if (sites > MAX_SITES) faults.add(at(path, 'areas'), `there may be at most ${MAX_SITES} cities`);
    spaces += sites + this.links(board.links, at(path, 'links'), cities);
    const counts = Array.isArray(tokens) ? tokens.map((token) => (token as Fields | null | undefined)?.count) : [];
    const total = counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
    if (total !== spaces) {
      faults.add(path, `has ${spaces} spaces for tokens (tracks, cities and links), but there are ${total} tokens`);
    }
  }

  private coordinates(site: Fields, path: string): void {
    this.faults.number(site.lon, at(path, 'lon'), -180, 180);
    this.faults.number(site.lat, at(path, 'lat'), -90, 90);
  }

  /** Returns the number of links that receive a token. */
  private links(value: unknown, path: string, cities: Set<string>): number {
    const seen = new Set<string>();
    let tokenLinks = 0;
    this.faults.entries(value, path).forEach((entry, i) => {
      const where = at(at(path, i), 'ends');
      const { ends, square } = this.checks.graded(entry, at(path, i), ['ends'], ['square']);
      if (!this.faults.boolean(square, at(at(path, i), 'square'))) tokenLinks++;
      const names = this.faults.entries(ends, where).map((end, k) => this.faults.text(end, at(where, k)));
      if (names.length !== 2) {
        if (Array.isArray(ends)) this.faults.add(where, 'must name two cities');
        return;
      }
      names.forEach((name, k) => {
        if (name !== '' && !cities.has(name)) this.faults.add(at(where, k), `there is no city ${describeValue(name)}`);
      });
      if (names[0] === names[1]) this.faults.add(where, 'links a city with itself');
      const key = [...names].sort().join(' ');
      if (seen.has(key)) this.faults.add(where, 'links two cities that are already linked');
      seen.add(key);
    });
    return tokenLinks;
  }
}
