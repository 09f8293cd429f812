/** All texts about games in French, assembled from their parts. */
import { grammar } from '../grammar/fr.ts';
import { modeDescriptions, modeTexts } from '../modes/index.ts';
import { opposition } from '../modes/solitaire/opposition/fr.ts';
import type { LanguageTexts } from '../texts.ts';
import { components } from './components.ts';
import { events } from './events.ts';
import { exploitRules } from './exploit-rules.ts';
import { exploitSayings, exploits } from './exploits.ts';
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
  events: { ...events, ...exploitSayings.events, ...modeTexts('fr', 'events') },
  gains: { ...gains, ...exploitSayings.gains, ...modeTexts('fr', 'gains') },
  moves: { ...moves, ...exploitSayings.moves, ...modeTexts('fr', 'moves') },
  prompts: { ...prompts, ...exploitSayings.prompts, ...modeTexts('fr', 'prompts') },
  refusals: { ...refusals, ...modeTexts('fr', 'refusals') },
  opposition,
  exploits,
  exploitRules,
};
