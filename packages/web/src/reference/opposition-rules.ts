/** The rules of the Opposition's steps and of the tie-breaks between its targets. */
import type { GameEvent } from '@windrose/engine';

type Plan = Extract<GameEvent, { event: 'opposition-planned' }>;
type Step = Plan['step'];
type Tie = Plan['ties'][number]['by'];

/** The rules of steps of a scheduled action, and of other occasions unless a table below has a different rule. */
const STEPS: Readonly<Record<Step, string>> = {
  'occupy-linked': 'SOLO-OPP-A',
  occupy: 'SOLO-OPP-B',
  'complete-track': 'SOLO-OPP-C',
  ship: 'SOLO-OPP-D',
  'ship-beside': 'SOLO-OPP-D',
  draw: 'SOLO-OPP-E',
  attack: 'SOLO-BON-6',
  'take-token': 'SOLO-BON-7',
  settle: 'SOLO-SET-9',
  clear: 'SOLO-SET-10',
  nothing: 'SOLO-OPP-4',
};
const TOKEN_STEPS: Partial<Record<Step, string>> = {
  'occupy-linked': 'SOLO-BON-4',
  occupy: 'SOLO-BON-4',
  'complete-track': 'SOLO-BON-3',
  draw: 'SOLO-BON-5',
  nothing: 'SOLO-BON-5',
};

const TIES: Readonly<Record<Tie, string>> = {
  'two-glory': 'SOLO-OPP-B',
  'blue-token': 'SOLO-TIE-1',
  'least-advanced': 'SOLO-TIE-2',
  'farthest-disc': 'SOLO-OPP-D',
  'most-discs': 'SOLO-OPP-E',
  'where-won': 'SOLO-BON-5',
  'greatest-advance': 'SOLO-DRAW-2',
  'within-tracks': 'SOLO-DRAW-3',
  'greatest-swing': 'SOLO-BON-6',
  'linked-to-first': 'SOLO-SET-9',
  'linked-to-second': 'SOLO-SET-9',
  'worst-for-player': 'SOLO-TIE-4',
};
/** The tie-break by the least advanced status has different rules for different steps. */
const ADVANCE_TIES: Partial<Record<Step, string>> = {
  draw: 'SOLO-DRAW-2',
  ship: 'SOLO-TIE-3',
  'complete-track': 'SOLO-TIE-3',
  'take-token': 'SOLO-BON-7',
};

export function ruleOfStep({ occasion, step }: Plan): string {
  if (occasion === 'bonus-draw') return 'SOLO-BDR-1';
  return (occasion === 'token' ? TOKEN_STEPS[step] : undefined) ?? STEPS[step];
}

export function ruleOfTie({ step }: Plan, by: Tie): string {
  return (by === 'least-advanced' ? ADVANCE_TIES[step] : undefined) ?? TIES[by];
}
