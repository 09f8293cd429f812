/** Everything that is said about games in Italian, but for exploits, the Opposition and refusals. */
import type { SpeechTexts } from '../texts.ts';
import { components } from './components.ts';
import { events } from './events.ts';
import { gains } from './gains.ts';
import { games } from './games.ts';
import { grammar } from './grammar.ts';
import { moves } from './moves.ts';
import { prompts } from './prompts.ts';

export const speech: SpeechTexts = {
  grammar,
  components,
  games,
  events,
  gains,
  moves,
  prompts,
};
