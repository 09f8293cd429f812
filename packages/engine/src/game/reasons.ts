/**
 * The reasons for illegal moves: each has a number for the rules, a code for programs and the id of the rule for
 * readers.
 */
import type { Rulebook } from '../edition/data.ts';

/** The codes of the reasons of every game. */
type OwnReason =
  | 'game-over'
  | 'must-build'
  | 'must-pay-salary'
  | 'must-take-turn'
  | 'must-perform'
  | 'must-discard'
  | 'must-place-governor'
  | 'not-in-supply'
  | 'level-too-high'
  | 'next-level-only'
  | 'top-level-limit'
  | 'no-phase-request'
  | 'must-choose-start'
  | 'no-disc-on-building'
  | 'paid-in-salary-only'
  | 'too-few-payments'
  | 'pays-itself'
  | 'building-not-owned'
  | 'no-disc-in-harbor'
  | 'no-activation-circle'
  | 'circle-occupied'
  | 'token-not-owned'
  | 'not-an-action-token'
  | 'no-effect'
  | 'action-not-offered'
  | 'nothing-performed'
  | 'other-region'
  | 'other-stack'
  | 'too-few-discs'
  | 'no-track'
  | 'city-occupied'
  | 'region-closed'
  | 'not-present'
  | 'no-opponent'
  | 'stack-empty'
  | 'slavery-abolished'
  | 'presence-below-value'
  | 'fleet-occupied'
  | 'is-fleet'
  | 'not-on-pile'
  | 'must-place-casualty'
  | 'exploit-not-in-game'
  | 'card-not-held';

/** The codes of all reasons, as keys. Modes and exploits extend this interface with their codes. @public */
export interface Reasons extends Record<OwnReason, true> {}

export type ReasonCode = keyof Reasons;

interface ReasonEntry {
  readonly code: ReasonCode;
  readonly rules: Readonly<Record<Rulebook, string>>;
}

/** The entry of a reason is at its number; 0 is no reason. */
const entries: (ReasonEntry | undefined)[] = [undefined];

/** Registers a reason with its rule in each rule book; a mode's rules have the same id in both. */
export function reason(code: ReasonCode, classic: string, ageOfSail = classic): number {
  return entries.push({ code, rules: { classic, 'age-of-sail': ageOfSail } }) - 1;
}

/** A refused move: the rule, a reason code, and the parameters of its sentence. */
export interface Refusal {
  readonly rule: string;
  readonly reason: ReasonCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Params = Refusal['params'];

export const LEGAL = 0;

// Another decision is pending.
export const GAME_OVER = reason('game-over', 'CL-EOR-4', 'AS-EOR-1');
export const MUST_BUILD = reason('must-build', 'CL-BLD-1', 'AS-BLD-1');
export const MUST_PAY_SALARY = reason('must-pay-salary', 'CL-SAL-4', 'AS-SAL-1');
export const MUST_TAKE_TURN = reason('must-take-turn', 'CL-ACT-1', 'AS-ACT-1');
export const MUST_PERFORM = reason('must-perform', 'CL-ACT-7', 'AS-ACT-2');
export const MUST_DISCARD = reason('must-discard', 'CL-PAS-1', 'AS-DIS-1');
export const MUST_PLACE_GOVERNOR = reason('must-place-governor', 'CL-PAS-4', 'AS-DIS-2');

// Build.
export const NOT_IN_SUPPLY = reason('not-in-supply', 'CL-SET-3', 'AS-SET-5');
export const LEVEL_TOO_HIGH = reason('level-too-high', 'CL-BLD-2', 'AS-BLD-1');
export const NEXT_LEVEL_ONLY = reason('next-level-only', 'CL-BLD-3', 'AS-BLD-2');
export const TOP_LEVEL_LIMIT = reason('top-level-limit', 'CL-BLD-5', 'AS-BLD-6');
export const NO_PHASE_REQUEST = reason('no-phase-request', 'PO-3', 'PO-3');

// Set-up.
export const MUST_CHOOSE_START = reason('must-choose-start', 'CL-SET-4', 'AS-SET-9');

// Salary and payment.
export const SALARY_NO_DISC = reason('no-disc-on-building', 'CL-SAL-1', 'AS-SAL-1');
export const PAY_NO_DISC = reason('no-disc-on-building', 'CL-ACT-PAY-1', 'AS-ACT-PAY-1');
export const PAY_SALARY_ONLY = reason('paid-in-salary-only', 'CL-ACT-PAY-1', 'AS-ACT-PAY-2');
export const TOO_FEW_PAYMENTS = reason('too-few-payments', 'CL-SAL-2', 'AS-SAL-1');
export const PAY_ITSELF = reason('pays-itself', 'CL-ACT-PAY-3', 'AS-ACT-PAY-3');

// Turn.
export const BUILDING_NOT_OWNED = reason('building-not-owned', 'CL-ACT-3', 'AS-ACT-2');
export const NO_ACTIVATION_DISC = reason('no-disc-in-harbor', 'CL-ACT-3', 'AS-ACT-2');
export const NO_CIRCLE = reason('no-activation-circle', 'CL-ACT-4', 'AS-ACT-2');
export const CIRCLE_OCCUPIED = reason('circle-occupied', 'CL-ACT-4', 'AS-ACT-2');
export const TOKEN_NOT_OWNED = reason('token-not-owned', 'CL-ACT-6', 'AS-ACT-2');
export const NOT_AN_ACTION_TOKEN = reason('not-an-action-token', 'CL-ACT-6', 'AS-ACT-2');
export const NO_EFFECT = reason('no-effect', 'CL-ACT-8', 'AS-ACT-6');

// Actions.
export const NOT_OFFERED = reason('action-not-offered', 'CL-ACT-7', 'AS-ACT-2');
export const NOTHING_PERFORMED = reason('nothing-performed', 'CL-ACT-8', 'AS-ACT-6');
export const OTHER_REGION = reason('other-region', 'CL-MIX-2', 'AS-ACT-4');
export const OTHER_REGION_SHIPS = reason('other-region', 'CL-MIX-3', 'AS-ACT-4');
export const OTHER_STACK = reason('other-stack', 'CL-MIX-4', 'AS-ACT-4');
export const TOO_FEW_DISCS = reason('too-few-discs', 'CL-ACT-5', 'AS-ACT-3');
export const NO_TRACK = reason('no-track', 'CL-ACT-SHIP-4', 'AS-ACT-SAIL-8');
export const CITY_OCCUPIED = reason('city-occupied', 'CL-ACT-OCC-1', 'AS-ACT-OCC-1');
export const OCCUPY_CLOSED = reason('region-closed', 'CL-ACT-OCC-2', 'AS-ACT-OCC-1');
export const OCCUPY_ABSENT = reason('not-present', 'CL-ACT-OCC-3', 'AS-ACT-OCC-2');
export const NO_OPPONENT = reason('no-opponent', 'CL-ACT-ATT-2', 'AS-ACT-ATT-2');
export const ATTACK_CLOSED = reason('region-closed', 'CL-ACT-ATT-3', 'AS-ACT-ATT-2');
export const ATTACK_ABSENT = reason('not-present', 'CL-ACT-ATT-3', 'AS-ACT-ATT-2');
export const DRAW_CLOSED = reason('region-closed', 'CL-ACT-DRW-1', 'AS-ACT-DRW-1');
export const STACK_EMPTY = reason('stack-empty', 'CL-ACT-DRW-1', 'AS-ACT-DRW-1');
export const ABOLISHED = reason('slavery-abolished', 'CL-ABO-1', 'AS-ABO-2');
export const PRESENCE_BELOW_VALUE = reason('presence-below-value', 'CL-ACT-DRW-2', 'AS-ACT-DRW-2');

export const FLEET_OCCUPIED = reason('fleet-occupied', 'CL-ACT-SHIP-1', 'AS-ACT-SAIL-7');
export const FLEET_CLOSED = reason('region-closed', 'CL-ACT-SHIP-1', 'AS-ACT-SAIL-7');
export const IS_FLEET = reason('is-fleet', 'CL-ACT-OCC-1', 'AS-ACT-OCC-1');
export const NOT_ON_PILE = reason('not-on-pile', 'CL-PAS-6', 'AS-ACT-DRW-7');
export const PILE_PRESENCE = reason('presence-below-value', 'CL-PAS-6', 'AS-ACT-DRW-7');
export const MUST_PLACE_CASUALTY = reason('must-place-casualty', 'CL-ACT-ATT-1', 'AS-SPB-1');

export const EXPLOIT_NOT_IN_GAME = reason('exploit-not-in-game', 'EX-6');

// Cards.
export const CARD_NOT_HELD = reason('card-not-held', 'CL-PAS-1', 'AS-DIS-1');

export function refusal(rulebook: Rulebook, number: number, params: Params = {}): Refusal {
  const { code, rules } = entries[number]!;
  return { rule: rules[rulebook], reason: code, params };
}
