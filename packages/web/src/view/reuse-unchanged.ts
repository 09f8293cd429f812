/** Replaces unchanged parts of a view by those of the view before, so that only components with changes render again. */

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (!isContainer(before) || !isContainer(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(([key, part]) => [key, reuseUnchanged(before[key], part)] as const);
  const isUnchanged = ([key, part]: (typeof parts)[number]) => key in before && Object.is(before[key], part);
  if (parts.length === Object.keys(before).length && parts.every(isUnchanged)) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
