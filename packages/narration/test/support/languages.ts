/** The narrators of all languages, as rows for tests. */
import { LANGUAGES as ALL, narrator } from '../../src/index.ts';

export const LANGUAGES = ALL.map((language) => ({ language, narrator: narrator(language) }));
