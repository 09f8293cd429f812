/** The languages of the narration. */
export const LANGUAGES = ['en', 'fr', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];
