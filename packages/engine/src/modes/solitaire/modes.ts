/** Solitaire with its steps and its part of a set-up, to be put at hand. */
import type { Modes } from '../registry.ts';
import { oppositionAction } from './action.ts';
import { dealOpposition, fitsSolitaire, rearrangeTokens } from './deal.ts';
import { oppositionDiscard } from './discards.ts';
import { oppositionTurn, solitaire } from './solitaire.ts';

export const solitaireModes: Modes = {
  entries: [
    {
      mode: solitaire,
      rulebooks: ['classic'],
      players: 1,
      fits: fitsSolitaire,
      chance: { rearrange: rearrangeTokens, deal: dealOpposition },
    },
  ],
  steps: [oppositionTurn, oppositionAction, oppositionDiscard],
};
