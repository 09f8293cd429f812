/** The prints of land and sea, as engraved at build time: for day and night, coarse, and finer for a closer look. */
export type Print = 'coarse' | 'fine';

export function addressOf(print: Print, dark: boolean): string {
  return `${import.meta.env.BASE_URL}chart/${dark ? 'dark' : 'light'}-${print}.webp`;
}

/** Lets the browser have the first one before there is a chart. */
export function fetchPrint(dark: boolean): void {
  new Image().src = addressOf('coarse', dark);
}
