/** Splits a list, because both databases limit the number of parameters of a statement. */
export function* slices<T>(all: readonly T[], size = 200): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
