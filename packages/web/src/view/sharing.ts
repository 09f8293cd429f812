/** A view of a position shares with the view before it everything that did not change, so that only the rest is drawn anew. */
export function sharing<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const parts = now.map((part, i) => sharing(before[i], part));
    return same(before, parts) ? (before as T) : (parts as T);
  }
  if (!isPlain(now) || !isPlain(before)) return now;
  const parts = Object.fromEntries(Object.entries(now).map(([key, part]) => [key, sharing(before[key], part)]));
  return same(Object.values(before), Object.values(parts)) && same(Object.keys(before), Object.keys(parts))
    ? (before as T)
    : (parts as T);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function same(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, i) => Object.is(part, others[i]));
}
