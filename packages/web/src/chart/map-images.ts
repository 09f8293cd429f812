/** The images of land and sea, drawn at build time for both themes and in several sizes. */

/** From the coarsest to the finest; `maxScale` is the maximum of pixels per unit at which a size is sharp enough. */
export const MAP_IMAGES = [
  { size: 'small', maxScale: 0.58 },
  { size: 'coarse', maxScale: 1.15 },
  { size: 'fine', maxScale: Number.POSITIVE_INFINITY },
] as const;

export type MapImageSize = (typeof MAP_IMAGES)[number]['size'];

/** The folder of the images in the client. */
export const MAP_FOLDER = `${import.meta.env.BASE_URL}chart/`;

export function mapImageUrl(folder: string, size: MapImageSize, dark: boolean): string {
  return `${folder}${dark ? 'dark' : 'light'}-${size}.webp`;
}
