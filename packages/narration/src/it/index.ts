/** All texts about games in Italian, assembled from their parts. */
import { grammar } from '../grammar/it.ts';
import { modeDescriptions, modeTexts } from '../modes/index.ts';
import { opposition } from '../modes/solitaire/opposition/it.ts';
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
  modes: modeDescriptions('it'),
  events: { ...events, ...exploitTemplates.events, ...modeTexts('it', 'events') },
  gains: { ...gains, ...exploitTemplates.gains, ...modeTexts('it', 'gains') },
  moves: { ...moves, ...exploitTemplates.moves, ...modeTexts('it', 'moves') },
  prompts: { ...prompts, ...exploitTemplates.prompts, ...modeTexts('it', 'prompts') },
  refusals: { ...refusals, ...modeTexts('it', 'refusals') },
  opposition,
  exploits,
  exploitRules,
};
