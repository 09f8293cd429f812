/** All texts about games in English, assembled from their parts. */
import { grammar } from '../grammar/en.ts';
import { modeDescriptions, modeTexts } from '../modes/index.ts';
import { opposition } from '../modes/solitaire/opposition/en.ts';
import type { LanguageTexts } from '../texts.ts';
import { components } from './components.ts';
import { events } from './events.ts';
import { exploitRules } from './exploit-rules.ts';
import { exploits, exploitTemplates } from './exploits.ts';
import { gains } from './gains.ts';
import { games } from './games.ts';
import { moves } from './moves.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export const texts: LanguageTexts = {
  grammar,
  components,
  games,
  modes: modeDescriptions('en'),
  events: { ...events, ...exploitTemplates.events, ...modeTexts('en', 'events') },
  gains: { ...gains, ...exploitTemplates.gains, ...modeTexts('en', 'gains') },
  moves: { ...moves, ...exploitTemplates.moves, ...modeTexts('en', 'moves') },
  prompts: { ...prompts, ...exploitTemplates.prompts, ...modeTexts('en', 'prompts') },
  refusals: { ...refusals, ...modeTexts('en', 'refusals') },
  opposition,
  exploits,
  exploitRules,
};
