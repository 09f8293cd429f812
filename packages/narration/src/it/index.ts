/** All texts about games in Italian, assembled from their parts. */
import { grammar } from '../grammar/it.ts';
import type { LanguageTexts } from '../texts.ts';
import { components } from './components.ts';
import { events } from './events.ts';
import { exploitRules } from './exploit-rules.ts';
import { exploitSayings, exploits } from './exploits.ts';
import { gains } from './gains.ts';
import { games } from './games.ts';
import { moves } from './moves.ts';
import { neutralSayings } from './neutral.ts';
import { opposition } from './opposition.ts';
import { oppositionSayings } from './opposition-sayings.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export const texts: LanguageTexts = {
  grammar,
  components,
  games,
  events: { ...events, ...neutralSayings.events, ...oppositionSayings.events, ...exploitSayings.events },
  gains: { ...gains, ...neutralSayings.gains, ...oppositionSayings.gains, ...exploitSayings.gains },
  moves: { ...moves, ...neutralSayings.moves, ...oppositionSayings.moves, ...exploitSayings.moves },
  prompts: { ...prompts, ...neutralSayings.prompts, ...oppositionSayings.prompts, ...exploitSayings.prompts },
  refusals,
  opposition,
  exploits,
  exploitRules,
};
