/** Checks for fields that occur in many places of edition data: graded objects, ids, icons, actions, ascending numbers. */
import { at, describeValue, type Faults } from '../faults.ts';
import { ACTIONS, DATA_GRADES } from './data.ts';
import { MAX_ICONS } from './limits.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export type Fields = Record<string, unknown>;

export class FieldChecks {
  readonly faults: Faults;
  /** Ids of the statuses; set when they have been read. */
  statuses: readonly string[] = [];

  constructor(faults: Faults) {
    this.faults = faults;
  }

  players(value: unknown, path: string): void {
    const players = this.faults.object(value, path, ['least', 'most']);
    const least = this.faults.integer(players.least, at(path, 'least'), 2, 5);
    this.faults.integer(players.most, at(path, 'most'), least, 5);
  }

  /** An object that may contain grades for its own keys. */
  graded(value: unknown, path: string, required: readonly string[], optional: readonly string[] = []): Fields {
    const fields = this.faults.object(value, path, required, [...optional, 'grades']);
    for (const [key, grade] of Object.entries(this.faults.map(fields.grades, at(path, 'grades')))) {
      if (!Object.hasOwn(fields, key)) this.faults.add(at(at(path, 'grades'), key), 'grades a key that does not exist');
      this.faults.oneOf(grade, at(at(path, 'grades'), key), DATA_GRADES);
    }
    return fields;
  }

  id(value: unknown, path: string, seen: Set<string>): void {
    const id = this.faults.text(value, path);
    if (id === '') return;
    if (!ID.test(id)) this.faults.add(path, `${describeValue(id)} is not an id: lower-case words joined by hyphens`);
    else if (id in {}) this.faults.add(path, `${describeValue(id)} cannot be an id`);
    else if (seen.has(id)) this.faults.add(path, `${describeValue(id)} is used twice`);
    seen.add(id);
  }

  ascending(value: unknown, path: string): number[] {
    const numbers = this.faults
      .entries(value, path, 1)
      .map((entry, i) => this.faults.integer(entry, at(path, i), 0, MAX_ICONS));
    for (let i = 1; i < numbers.length; i++) {
      if (numbers[i] <= numbers[i - 1]) this.faults.add(at(path, i), 'must be greater than the one before');
    }
    return numbers;
  }

  icons(value: unknown, path: string, glory: boolean): void {
    const known = glory ? [...this.statuses, 'glory'] : this.statuses;
    for (const [key, count] of Object.entries(this.faults.map(value, path))) {
      if (known.includes(key)) this.faults.integer(count, at(path, key), 1, 9);
      else this.faults.add(at(path, key), `is not one of ${known.join(', ')}`);
    }
  }

  actions(value: unknown, path: string): void {
    this.faults.entries(value, path).forEach((step, i) => {
      const alternatives = this.faults.entries(step, at(path, i), 1);
      alternatives.forEach((action, k) => {
        this.faults.oneOf(action, at(at(path, i), k), ACTIONS);
        if (alternatives.indexOf(action) < k) this.faults.add(at(at(path, i), k), 'occurs twice in one step');
      });
    });
    if (Array.isArray(value) && value.length > 3) this.faults.add(path, 'has more than three steps');
  }
}
