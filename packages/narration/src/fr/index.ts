/** All texts about games in French, assembled from their parts. */
import { grammar } from '../grammar/fr.ts';
import { modeDescriptions, modeTexts } from '../modes/index.ts';
import { opposition } from '../modes/solitaire/opposition/fr.ts';
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
  modes: modeDescriptions('fr'),
  events: { ...events, ...exploitTemplates.events, ...modeTexts('fr', 'events') },
  gains: { ...gains, ...exploitTemplates.gains, ...modeTexts('fr', 'gains') },
  moves: { ...moves, ...exploitTemplates.moves, ...modeTexts('fr', 'moves') },
  prompts: { ...prompts, ...exploitTemplates.prompts, ...modeTexts('fr', 'prompts') },
  refusals: { ...refusals, ...modeTexts('fr', 'refusals') },
  opposition,
  exploits,
  exploitRules,
};
