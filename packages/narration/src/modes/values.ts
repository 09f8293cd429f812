/** Composes what the modes add to the labels of moves, the values of prompts and to the entries of events. */
import type { EventTable } from '../event-table.ts';
import type { MoveLabels } from '../move-labels.ts';
import type { PromptValues } from '../prompt-values.ts';
import * as classicTwo from './classic-two/values.ts';
import * as neutral from './neutral/values.ts';
import * as silentFleet from './silent-fleet/values.ts';
import * as solitaire from './solitaire/values.ts';
import * as soloplay from './soloplay/values.ts';

export const MODE_MOVES: MoveLabels = {
  ...neutral.moves,
  ...silentFleet.moves,
  ...solitaire.moves,
  ...soloplay.moves,
};

export const MODE_PROMPTS: PromptValues = { ...classicTwo.prompts };

export const MODE_EVENTS = {
  ...silentFleet.events,
  ...solitaire.events,
  ...soloplay.events,
} satisfies Partial<EventTable>;

export const MODE_GAINS = { ...silentFleet.gains, ...solitaire.gains, ...soloplay.gains };
