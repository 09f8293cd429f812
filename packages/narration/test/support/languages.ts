/** The narrators and guides of all languages, as rows for tests. */
import { LANGUAGES as ALL, guide, narrator } from '../../src/index.ts';

export const LANGUAGES = ALL.map((language) => ({ language, narrator: narrator(language), guide: guide(language) }));
