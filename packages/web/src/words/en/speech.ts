/** Everything that is said about games in English, but for exploits. */
import type { SpeechTexts } from '../texts.ts';
import { components } from './components.ts';
import { events } from './events.ts';
import { gains } from './gains.ts';
import { games } from './games.ts';
import { grammar } from './grammar.ts';
import { moves } from './moves.ts';
import { opposition } from './opposition.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export const speech: SpeechTexts = {
  grammar,
  components,
  games,
  events,
  opposition,
  gains,
  moves,
  prompts,
  refusals,
};
