/** All texts about games in Italian, assembled from their parts. */
import { grammar } from '../grammar/it.ts';
import { combineModes } from '../modes/index.ts';
import { modes, own, shared } from '../modes/it.ts';
import type { LanguageTexts } from '../texts.ts';
import { components } from './components.ts';
import { events } from './events.ts';
import { exploitRules } from './exploit-rules.ts';
import { exploitTemplates } from './exploit-templates.ts';
import { exploits } from './exploits.ts';
import { gains } from './gains.ts';
import { games } from './games.ts';
import { moves } from './moves.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export { guide } from './guide.ts';

const ofModes = combineModes(modes, shared);

export const texts: LanguageTexts = {
  grammar,
  components,
  games,
  modes: ofModes.descriptions,
  events: { ...events, ...exploitTemplates.events, ...ofModes.events },
  gains: { ...gains, ...exploitTemplates.gains, ...ofModes.gains },
  moves: { ...moves, ...exploitTemplates.moves, ...ofModes.moves },
  prompts: { ...prompts, ...exploitTemplates.prompts, ...ofModes.prompts },
  refusals: { ...refusals, ...ofModes.refusals },
  own,
  exploits,
  exploitRules,
};
