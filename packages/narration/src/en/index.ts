/** Everything that is said about games in English, but for what is said later. */

import { grammar } from '../grammar/en.ts';
import type { LanguageTexts } from '../texts.ts';
import { components } from './components.ts';
import { events } from './events.ts';
import { gains } from './gains.ts';
import { moves } from './moves.ts';
import { prompts } from './prompts.ts';

export const speech: LanguageTexts = {
  grammar,
  components,
  events,
  gains,
  moves,
  prompts,
};
