/** The prints of land and sea, as engraved at build time: by day and by night, each in several sizes. */

/** From the coarsest to the finest, with the most pixels of the screen to a unit at which it still looks well. */
export const PRINTS = [
  { size: 'small', reach: 0.58 },
  { size: 'coarse', reach: 1.15 },
  { size: 'fine', reach: Number.POSITIVE_INFINITY },
] as const;

export type Print = (typeof PRINTS)[number]['size'];

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark';
}

export function printAt(size: Print, dark: boolean): string {
  return `${import.meta.env.BASE_URL}chart/${dark ? 'dark' : 'light'}-${size}.webp`;
}

/** Asks for the print that every chart begins with while the rest of the table is still on its way. */
export function fetchFirstPrint(): void {
  new Image().src = printAt(PRINTS[0].size, isDark());
}
