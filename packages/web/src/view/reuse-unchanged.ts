/** A view of a position shares with the view before it everything that did not change, so that only the rest is drawn anew. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const parts = now.map((part, i) => reuseUnchanged(before[i], part));
    return haveSameElements(before, parts) ? (before as T) : (parts as T);
  }
  if (!isPlain(now) || !isPlain(before)) return now;
  const parts = Object.fromEntries(Object.entries(now).map(([key, part]) => [key, reuseUnchanged(before[key], part)]));
  return haveSameElements(Object.values(before), Object.values(parts)) &&
    haveSameElements(Object.keys(before), Object.keys(parts))
    ? (before as T)
    : (parts as T);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function haveSameElements(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, i) => Object.is(part, others[i]));
}
