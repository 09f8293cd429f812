/** Why a move is not legal: every reason has a number for the rules, a code for programs and the id of the rule for readers. */
import type { EditionData } from '../edition/data.ts';

type Rulebook = EditionData['rulebook'];

interface ReasonEntry {
  code: string;
  rules: Record<Rulebook, string>;
}

const ENTRIES: ReasonEntry[] = [{ code: 'legal', rules: { classic: '' } }];

function reason(code: string, rules: Record<Rulebook, string>): number {
  return ENTRIES.push({ code, rules }) - 1;
}

/** A refused move: the rule, a reason code, and what a sentence about it needs. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Params = Refusal['params'];

export const LEGAL = 0;

// Another decision is pending.
export const GAME_OVER = reason('game-over', { classic: 'CL-EOR-4' });
export const MUST_BUILD = reason('must-build', { classic: 'CL-BLD-1' });
export const MUST_PAY_SALARY = reason('must-pay-salary', { classic: 'CL-SAL-4' });
export const MUST_TAKE_TURN = reason('must-take-turn', { classic: 'CL-ACT-1' });
export const MUST_PERFORM = reason('must-perform', { classic: 'CL-ACT-7' });
export const MUST_DISCARD = reason('must-discard', { classic: 'CL-PAS-1' });
export const MUST_PLACE_GOVERNOR = reason('must-place-governor', { classic: 'CL-PAS-4' });

// Build.
export const NOT_IN_SUPPLY = reason('not-in-supply', { classic: 'CL-SET-3' });
export const LEVEL_TOO_HIGH = reason('level-too-high', { classic: 'CL-BLD-2' });
export const NEXT_LEVEL_ONLY = reason('next-level-only', { classic: 'CL-BLD-3' });
export const TOP_LEVEL_LIMIT = reason('top-level-limit', { classic: 'CL-BLD-5' });
export const NO_PHASE_REQUEST = reason('no-phase-request', { classic: 'PO-3' });

// Salary and payment.
export const SALARY_NO_DISC = reason('no-disc-on-building', { classic: 'CL-SAL-1' });
export const PAY_NO_DISC = reason('no-disc-on-building', { classic: 'CL-ACT-PAY-1' });
export const PAY_ITSELF = reason('pays-itself', { classic: 'CL-ACT-PAY-3' });

// Turn.
export const BUILDING_NOT_OWNED = reason('building-not-owned', { classic: 'CL-ACT-3' });
export const NO_ACTIVATION_DISC = reason('no-disc-in-harbor', { classic: 'CL-ACT-3' });
export const NO_CIRCLE = reason('no-activation-circle', { classic: 'CL-ACT-4' });
export const CIRCLE_OCCUPIED = reason('circle-occupied', { classic: 'CL-ACT-4' });
export const TOKEN_NOT_OWNED = reason('token-not-owned', { classic: 'CL-ACT-6' });
export const NOT_AN_ACTION_TOKEN = reason('not-an-action-token', { classic: 'CL-ACT-6' });
export const NO_EFFECT = reason('no-effect', { classic: 'CL-ACT-8' });

// Actions.
export const NOT_OFFERED = reason('action-not-offered', { classic: 'CL-ACT-7' });
export const NOTHING_PERFORMED = reason('nothing-performed', { classic: 'CL-ACT-8' });
export const OTHER_REGION = reason('other-region', { classic: 'CL-MIX-2' });
export const OTHER_STACK = reason('other-stack', { classic: 'CL-MIX-4' });
export const TOO_FEW_DISCS = reason('too-few-discs', { classic: 'CL-ACT-5' });
export const NO_TRACK = reason('no-track', { classic: 'CL-ACT-SHIP-4' });
export const CITY_OCCUPIED = reason('city-occupied', { classic: 'CL-ACT-OCC-1' });
export const OCCUPY_CLOSED = reason('region-closed', { classic: 'CL-ACT-OCC-2' });
export const OCCUPY_ABSENT = reason('not-present', { classic: 'CL-ACT-OCC-3' });
export const NO_OPPONENT = reason('no-opponent', { classic: 'CL-ACT-ATT-2' });
export const ATTACK_CLOSED = reason('region-closed', { classic: 'CL-ACT-ATT-3' });
export const ATTACK_ABSENT = reason('not-present', { classic: 'CL-ACT-ATT-3' });
export const DRAW_CLOSED = reason('region-closed', { classic: 'CL-ACT-DRW-1' });
export const STACK_EMPTY = reason('stack-empty', { classic: 'CL-ACT-DRW-1' });
export const ABOLISHED = reason('slavery-abolished', { classic: 'CL-ABO-1' });
export const PRESENCE_BELOW_VALUE = reason('presence-below-value', { classic: 'CL-ACT-DRW-2' });

// Cards.
export const CARD_NOT_HELD = reason('card-not-held', { classic: 'CL-PAS-1' });

export function refusal(rulebook: Rulebook, number: number, params: Params = {}): Refusal {
  const { code, rules } = ENTRIES[number];
  return { rule: rules[rulebook], reason: code, params };
}
