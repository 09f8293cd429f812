/** The definitions of SoloPlay for two and for three: a verb, options and steps, which both share. */
import type { TargetKind } from '../../edition/verbs.ts';
import { choice, type OptionRules, type OptionValues } from '../../game/option-rules.ts';
import type { ModeDefinition } from '../definition.ts';
import { NEUTRAL_VERBS } from '../neutral.ts';
import { playNeutral, removeTokenStep, soloplayThreeMode, soloplayTwoMode } from './soloplay.ts';

const VERBS = { 'remove-token': 'space' } as const satisfies Record<string, TargetKind>;

const OPTIONS = {
  /** The effect on a track space whose token was removed before the game (S2-SET-6). */
  'rulings.sp.trackRemoval': choice('shorten', 'emptySpace'),
  /** Who takes the token of a space on which a neutral disc is placed (S2-NEU-9). */
  'rulings.sp.neutralToken': choice('player', 'discard'),
  /** The number of neutral discs that may be played in one turn (S2-NEU-8). */
  'rulings.sp.neutralsPerTurn': choice('1', 'unlimited'),
} satisfies OptionRules;

type SoloplayVerbs = typeof VERBS;
type SoloplayOptions = OptionValues<typeof OPTIONS>;

declare module '../../game/game.ts' {
  interface Modes extends Record<'soloplay-two' | 'soloplay-three', true> {}
}

declare module '../../edition/verbs.ts' {
  interface Verbs extends SoloplayVerbs {}
}

declare module '../../game/options.ts' {
  interface Options extends SoloplayOptions {}
}

declare module '../../steps/step.ts' {
  interface Decisions extends Record<'remove-token' | 'play-neutral', true> {}
}

declare module '../../game/reasons.ts' {
  interface Reasons extends Record<'must-remove-token' | 'no-token' | 'track-spared' | 'must-play-neutral', true> {}
}

const shared = {
  rulebooks: ['classic'],
  document: 'soloplay',
  verbs: { ...NEUTRAL_VERBS, ...VERBS },
  options: OPTIONS,
  steps: [removeTokenStep, playNeutral],
  stacks: [
    { moment: 'set-up', steps: 'remove-token' },
    { moment: 'activation', steps: 'play-neutral' },
  ],
} as const;

export const soloplayTwo: ModeDefinition = { ...shared, mode: soloplayTwoMode, rules: ['S2'], players: 2 };
export const soloplayThree: ModeDefinition = { ...shared, mode: soloplayThreeMode, rules: ['S3'], players: 3 };
