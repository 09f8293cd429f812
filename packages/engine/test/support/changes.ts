/** Changes to data that a test breaks on purpose, by the paths that faults name; and what must be said about them. */
import { drop, get, type Loose, set } from './json.ts';

export type Change = (data: Loose) => void;

/** What is broken, how, and all that must be said about it. */
export type Case = [what: string, change: Change, ...faults: string[]];

export const to =
  (path: string, value: unknown): Change =>
  (data) =>
    set(data, path, value);

/** Without a key of an object, or an entry of a list. */
export const without =
  (path: string): Change =>
  (data) =>
    drop(data, path);

/** One more entry at the end of a list. */
export const also =
  (path: string, entry: unknown): Change =>
  (data) =>
    get(data, path).push(entry);

export const all =
  (...changes: Change[]): Change =>
  (data) => {
    for (const change of changes) change(data);
  };
