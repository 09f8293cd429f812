/**
 * The features of the evaluation: some sixty numbers about one seat in a position, the same in every edition and mode.
 */
import {
  ACTION,
  ACTIONS,
  allowance,
  CULTURE,
  counted,
  DISCARDING,
  decidingSeat,
  FINANCE,
  type Game,
  GROWTH,
  INDUSTRY,
  NO_CARD,
  POLITICS,
  pendingActions,
  SALARY,
  type Seat,
  STATUSES,
} from '@windrose/engine';
import { type BoardFeatures, boardFeatures } from './board-features.ts';
import { cardFeatures } from './card-features.ts';

const withPrefix = (names: readonly string[], prefix: string) => names.map((name) => `${prefix} ${name}`);
const ROLES = ['build', 'growth', 'salary', 'cardLimit'];

/** Names of the features in order. Weights only fit the same list. */
export const FEATURES: readonly string[] = [
  'one',
  ...withPrefix(ROLES, 'score'),
  ...withPrefix(ROLES, 'level'),
  'statusGlory',
  'cityGlory',
  'links',
  'cardGlory',
  'buildingGlory',
  'emptyGovernorSlot',
  'slaveryAside',
  'modeGlory',
  'harbor',
  'firstTwoDiscs',
  'discsBeyondSix',
  'supplyBelowSix',
  'growthToCome',
  'paymentsToCome',
  'passed',
  'harborAfterPass',
  ...withPrefix(ACTIONS, 'circles'),
  ...withPrefix(ACTIONS, 'freeCircles'),
  ...withPrefix(ACTIONS, 'tokens'),
  'regionsPresent',
  'presenceOpen',
  'presenceClosed',
  'presenceHome',
  'tracksLed',
  'governorsNear',
  'freeCities',
  'attackable',
  'exposed',
  'halfLinksFree',
  'halfLinksClosed',
  'halfLinksTaken',
  'bestCard',
  'secondCard',
  'cardsBeyondLimit',
  'roomForCards',
  'slaveryHeld',
  'governorsHeld',
  ...withPrefix(ACTIONS, 'pending'),
  'placeInOrder',
];

const FEW_DISCS = 2;
const MANY_DISCS = 6;

/** Writes the features of a seat to `out`. Allocates nothing, except what the scoring of a mode allocates. */
export function readFeatures(game: Game, seat: Seat, out: Float64Array): void {
  const { state, tables } = game;
  out.fill(0);
  out[0] = 1;
  const at = readStatuses(game, seat, out, 1);
  const harbor = state.harbor[seat];
  const map: BoardFeatures = boardFeatures(game, seat);
  let i = at;
  out[i++] = map.cityGlory;
  out[i++] = map.links;
  const cards = cardFeatures(game, seat);
  out[i++] = cards.gloryHeld;
  out[i++] = buildingGlory(game, seat);
  out[i++] = state.freeSlot[seat] === NO_CARD ? 1 : 0;
  out[i++] = state.aside[seat];
  out[i++] = modeGlory(game, seat);
  out[i++] = harbor;
  out[i++] = Math.min(harbor, FEW_DISCS);
  out[i++] = Math.max(0, harbor - MANY_DISCS);
  out[i++] = Math.max(0, MANY_DISCS - state.supply[seat]);
  const { phase } = state;
  const base = seat * STATUSES;
  out[i++] = phase <= GROWTH ? tables.growthAt[state.status[base + CULTURE]] : 0;
  out[i++] = phase <= SALARY ? Math.min(state.busy[seat], tables.salaryAt[state.status[base + FINANCE]]) : 0;
  const passed = phase === DISCARDING || (phase === ACTION && state.passed[seat] === 1);
  out[i++] = passed ? 1 : 0;
  out[i++] = passed ? harbor : 0;
  i = readCircles(game, seat, out, i);
  i = readTokens(game, seat, out, i);
  out[i++] = map.regions;
  out[i++] = map.presenceOpen;
  out[i++] = map.presenceClosed;
  out[i++] = map.presenceHome;
  out[i++] = map.tracksLed;
  out[i++] = map.governorsNear;
  out[i++] = Math.min(map.freeCities, MANY_DISCS);
  out[i++] = map.attackable;
  out[i++] = map.exposed;
  out[i++] = map.halfLinksFree;
  out[i++] = map.halfLinksClosed;
  out[i++] = map.halfLinksTaken;
  out[i++] = cards.best;
  out[i++] = cards.second;
  const room = allowance(game, seat) - counted(game, seat);
  out[i++] = Math.max(0, -room);
  out[i++] = Math.max(0, room);
  out[i++] = state.abolished ? 0 : state.heldSlavery[seat];
  out[i++] = state.heldGovernors[seat];
  const pending = state.depth > 0 && decidingSeat(game) === seat ? pendingActions(game) : 0;
  for (let action = 0; action < ACTIONS.length; action++) out[i++] = (pending >> action) & 1;
  out[i++] = (seat - state.first + state.seats) % state.seats;
}

function readStatuses({ state, tables }: Game, seat: Seat, out: Float64Array, from: number): number {
  const { buildAt, growthAt, salaryAt, cardLimitAt, gloryAt, shownAt } = tables;
  let glory = 0;
  for (let status = 0; status < STATUSES; status++) {
    const score = state.status[seat * STATUSES + status];
    out[from + status] = shownAt[score];
    glory += gloryAt[score];
  }
  const levels = from + STATUSES;
  const base = seat * STATUSES;
  out[levels + INDUSTRY] = buildAt[state.status[base + INDUSTRY]];
  out[levels + CULTURE] = growthAt[state.status[base + CULTURE]];
  out[levels + FINANCE] = salaryAt[state.status[base + FINANCE]];
  out[levels + POLITICS] = cardLimitAt[state.status[base + POLITICS]];
  out[levels + STATUSES] = glory;
  return levels + STATUSES + 1;
}

function buildingGlory({ state, tables }: Game, seat: Seat): number {
  const start = seat * state.slots;
  let glory = 0;
  for (let i = start; i < start + state.built[seat]; i++) glory += tables.buildingGlory[state.buildings[i]];
  return glory;
}

function modeGlory(game: Game, seat: Seat): number {
  const { mode } = game;
  let glory = mode.glory === undefined ? 0 : mode.glory(game, seat);
  if (mode.exploitGlory !== undefined) for (const part of mode.exploitGlory(game, seat)) glory += part;
  return glory;
}

/** Counts activation circles by the actions that they offer: first all circles, then those without a disc. */
function readCircles({ state, tables }: Game, seat: Seat, out: Float64Array, from: number): number {
  const start = seat * state.slots;
  for (let i = start; i < start + state.built[seat]; i++) {
    const offered = tables.buildingActions[state.buildings[i]];
    for (let action = 0; action < ACTIONS.length; action++) {
      if ((offered & (1 << action)) === 0) continue;
      out[from + action]++;
      if (!state.discs[i]) out[from + ACTIONS.length + action]++;
    }
  }
  return from + 2 * ACTIONS.length;
}

function readTokens({ state, tables }: Game, seat: Seat, out: Float64Array, from: number): number {
  for (let token = tables.firstActionToken; token < state.tokenKinds; token++) {
    const held = state.tokens[seat * state.tokenKinds + token];
    if (held === 0) continue;
    const offered = tables.progress.actions[tables.tokenStage[token]];
    for (let action = 0; action < ACTIONS.length; action++) {
      if (offered & (1 << action)) out[from + action] += held;
    }
  }
  return from + ACTIONS.length;
}
