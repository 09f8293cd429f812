/** The definition of solitaire: verbs, options, steps and a part of the set-up. */
import type { TargetKind } from '../../edition/verbs.ts';
import { choice, flag, type OptionRules, type OptionValues } from '../../game/option-rules.ts';
import type { ModeDefinition } from '../definition.ts';
import { oppositionAction } from './action.ts';
import { dealOpposition, fitsSolitaire, rearrangeTokens } from './deal.ts';
import { oppositionDiscard } from './discards.ts';
import { readOpposition } from './read-opposition.ts';
import { SETUP_LINES } from './setup-lines.ts';
import { oppositionTurn, solitaireMode } from './solitaire.ts';

const VERBS = {
  'opposition-occupy': 'site',
  'opposition-ship': 'waters',
  'opposition-draw': 'deck',
  'opposition-attack': 'site',
  'opposition-take': 'status',
  'opposition-clear': 'site',
  'opposition-discard': 'card',
} as const satisfies Record<string, TargetKind>;

const OPTIONS = {
  /** The difficulty (SOLO-DIF). */
  'solo.difficulty': choice('normal', 'easier', 'harder'),
  /**
   * Who decides for the Opposition where its rules leave a choice: the player, or a rule that takes what is worst for
   * the player.
   */
  'solo.choices': choice('asked', 'worst'),
  /** Which colours must be able to occupy a city for the Opposition to act first (SOLO-FIRST-3). */
  'rulings.solo.firstTest': choice('firstColour', 'anyColour', 'anyone'),
  /** Whether the Build Level limits what may be taken from the grid (SOLO-BLD-2). */
  'rulings.solo.industryGate': flag(true),
  /** Whether the Opposition also occupies ordinary cities that complete no link (SOLO-OPP-B). */
  'rulings.solo.occupyOneGlory': flag(true),
  /** Glory of the Opposition for an empty free-Governor slot (SOLO-END-4). */
  'rulings.solo.oppEmptyGovernor': choice('0', '3'),
} satisfies OptionRules;

type SolitaireVerbs = typeof VERBS;
type SolitaireOptions = OptionValues<typeof OPTIONS>;

declare module '../../game/game.ts' {
  interface Modes extends Record<'solitaire', true> {}
}

declare module '../../edition/verbs.ts' {
  interface Verbs extends SolitaireVerbs {}
}

declare module '../../game/options.ts' {
  interface Options extends SolitaireOptions {}
}

declare module '../../steps/step.ts' {
  interface Decisions extends Record<'opposition-action' | 'opposition-discard', true> {}
}

declare module '../../game/reasons.ts' {
  interface Reasons
    extends Record<
      | 'must-choose-for-opposition'
      | 'not-an-option'
      | 'must-discard-for-opposition'
      | 'keeps-better-cards'
      | 'not-on-grid'
      | 'last-column-again',
      true
    > {}
}

export const solitaire: ModeDefinition = {
  mode: solitaireMode,
  rulebooks: ['classic'],
  document: 'solitaire',
  rules: ['SOLO'],
  players: 1,
  fits: fitsSolitaire,
  verbs: VERBS,
  options: OPTIONS,
  steps: [oppositionTurn, oppositionAction, oppositionDiscard],
  stacks: [
    { moment: 'set-up', steps: 'opposition-action' },
    { moment: 'turns', steps: '(opposition-turn )?opposition-action( opposition-action)*' },
    { moment: 'turns', steps: 'opposition-discard' },
  ],
  setup: {
    key: 'opposition',
    rearrange: rearrangeTokens,
    deal: (tables, random) => ({ opposition: dealOpposition(tables, random) }),
    read: (...given) => ({ opposition: readOpposition(...given) }),
    lines: SETUP_LINES,
  },
};
