/** The definition of the Silent Fleet: verbs, options and steps. */
import type { TargetKind } from '../../edition/verbs.ts';
import { flag, type OptionRules, type OptionValues } from '../../game/option-rules.ts';
import type { ModeDefinition } from '../definition.ts';
import { NEUTRAL_VERBS } from '../neutral.ts';
import { fleetDraw, fleetOccupy, fleetShip, fleetTrigger, shortage, silentFleetMode } from './silent-fleet.ts';

const VERBS = { 'neutral-draw': 'deck', trigger: 'action', shortage: 'building' } as const satisfies Record<
  string,
  TargetKind
>;

const OPTIONS = {
  /** The Silent Fleet's reaction to an Occupy stays in the same area (SF-OPT-1). */
  'sf.limitedOccupation': flag(false),
  /** The Silent Fleet does not react to tokens (SF-OPT-2). */
  'sf.noTokenReaction': flag(false),
  /** The player without the Crown discards a building each round (SF-OPT-3). */
  'sf.causeScarcity': flag(false),
} satisfies OptionRules;

type SilentFleetVerbs = typeof VERBS;
type SilentFleetOptions = OptionValues<typeof OPTIONS>;

declare module '../../game/game.ts' {
  interface Modes extends Record<'silent-fleet', true> {}
}

declare module '../../edition/verbs.ts' {
  interface Verbs extends SilentFleetVerbs {}
}

declare module '../../game/options.ts' {
  interface Options extends SilentFleetOptions {}
}

declare module '../../steps/step.ts' {
  interface Decisions
    extends Record<'fleet-trigger' | 'fleet-ship' | 'fleet-occupy' | 'fleet-draw' | 'shortage', true> {}
}

declare module '../../game/reasons.ts' {
  interface Reasons
    extends Record<'must-choose-trigger' | 'not-performed' | 'must-react' | 'must-cause-shortage', true> {}
}

export const silentFleet: ModeDefinition = {
  mode: silentFleetMode,
  rulebooks: ['age-of-sail'],
  document: 'silent-fleet',
  rules: ['SF'],
  players: 2,
  verbs: { ...NEUTRAL_VERBS, ...VERBS },
  options: OPTIONS,
  steps: [fleetTrigger, fleetShip, fleetOccupy, fleetDraw, shortage],
  stacks: [
    { moment: 'before-build', steps: 'shortage' },
    { moment: 'activation', steps: 'fleet-trigger|fleet-ship|fleet-occupy|fleet-draw' },
  ],
};
