/** Changes that break data at the paths of its faults, with the faults to expect. */
import { drop, get, type Loose, set } from './json.ts';

export type Change = (data: Loose) => void;

/** A description, the change, and all expected faults. */
export type Case = [what: string, change: Change, ...faults: string[]];

export const setTo =
  (path: string, value: unknown): Change =>
  (data) =>
    set(data, path, value);

/** Removes a key of an object or an entry of a list. */
export const removed =
  (path: string): Change =>
  (data) =>
    drop(data, path);

/** Adds an entry at the end of a list. */
export const appended =
  (path: string, entry: unknown): Change =>
  (data) =>
    get(data, path).push(entry);

export const allOf =
  (...changes: Change[]): Change =>
  (data) => {
    for (const change of changes) change(data);
  };
