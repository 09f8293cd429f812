/** The prints of land and sea, as engraved at build time: by day and by night, each in several sizes. */

/** From the coarsest to the finest, with the most pixels of the screen to a unit at which it still looks well. */
export const MAP_IMAGES = [
  { size: 'small', reach: 0.58 },
  { size: 'coarse', reach: 1.15 },
  { size: 'fine', reach: Number.POSITIVE_INFINITY },
] as const;

export type MapImageSize = (typeof MAP_IMAGES)[number]['size'];

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark';
}

export function mapImageUrl(size: MapImageSize, dark: boolean): string {
  return `${import.meta.env.BASE_URL}chart/${dark ? 'dark' : 'light'}-${size}.webp`;
}

/** Asks for the print that every chart begins with while the rest of the table is still on its way. */
export function preloadMap(): void {
  new Image().src = mapImageUrl(MAP_IMAGES[0].size, isDark());
}
