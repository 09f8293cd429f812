/** A long list in parts: not more parameters in one statement than both databases like. */
export function* slices<T>(all: readonly T[], size = 200): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
