/** The Doldrums: at the start of every round the first player becalms the waters of a region (rules DO). */
import type { Area } from '../../../src/edition/number-types.ts';
import type { Game, Mode } from '../../../src/game/game.ts';
import { LEGAL, reason, refusal } from '../../../src/game/reasons.ts';
import { frameField, frameSeat, pop, push } from '../../../src/game/stack.ts';
import type { Decision } from '../../../src/steps/step.ts';
import { stepNumber } from '../../../src/steps/step-numbers.ts';
import type {} from './events.ts';

const BECALM = stepNumber('becalm');
/** The field of the frame: the wind that dies down. */
const WIND = 0;
const WINDS = ['trade-wind', 'monsoon'];
/** Offsets of the mode's numbers in the state: the becalmed area, then how many each seat has becalmed. */
const CALM_AREA = 0;
const TIMES = 1;

const MUST_BECALM = reason('must-becalm', 'DO-1');
const NO_SEA = reason('no-sea', 'DO-2');
const ALREADY_CALM = reason('already-calm', 'DO-3');

/** Winds die down in turn order (DO-1). */
function windOf({ round }: { readonly round: number }): number {
  return round % WINDS.length;
}

function becalmRefusal({ state, tables }: Game, area: Area): number {
  if (area === tables.home) return NO_SEA;
  return state.extra[CALM_AREA] === area ? ALREADY_CALM : LEGAL;
}

export const becalm: Decision = {
  id: 'becalm',
  asks: true,
  fields: [{ name: 'wind', kind: 'name', names: () => WINDS }],
  seatAsked: ({ state }) => state.first,
  problems: ({ state }) =>
    frameField(state, WIND) === windOf(state) ? [] : [{ value: 'wind', problem: 'does not blow in this round' }],

  list(game, list) {
    const { areaIds, catalogue } = game.tables;
    for (let area = 0; area < areaIds.length; area++) {
      if (becalmRefusal(game, area) === LEGAL) list.add(catalogue.base.becalm + area);
    }
  },

  whyNot(game, move) {
    const { catalogue, data, areaIds } = game.tables;
    if (catalogue.verb[move] !== 'becalm') return refusal(data.rulebook, MUST_BECALM);
    const area = catalogue.target[move];
    const refused = becalmRefusal(game, area);
    return refused === LEGAL ? null : refusal(data.rulebook, refused, { region: areaIds[area] });
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const area = tables.catalogue.target[move];
    pop(state);
    state.extra[CALM_AREA] = area;
    state.extra[TIMES + seat] += 1;
    game.log?.add({ event: 'waters-becalmed', seat, region: tables.areaIds[area] });
  },
};

export const doldrumsMode: Mode = {
  id: 'doldrums',
  fields: [
    { name: 'calmArea', length: 1 },
    { name: 'timesBecalmed', length: 2 },
  ],
  steps: () => [becalm.id],

  /** The first becalmed region is drawn at random (DO-4). */
  prepare({ state, tables }, { calm = '' }) {
    state.extra[CALM_AREA] = tables.areaIds.indexOf(calm);
  },

  beforeBuild({ state }) {
    state.turn++;
    push(state, BECALM, state.first, windOf(state));
  },

  glory: ({ state, options }, seat) => (options['do.prize'] === 'glory' ? state.extra[TIMES + seat] : 0),

  problems: ({ state, tables }) => (state.extra[CALM_AREA] === tables.home ? ['the home area is becalmed'] : []),
};
