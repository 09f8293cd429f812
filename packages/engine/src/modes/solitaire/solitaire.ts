/**
 * Solitaire: one player against the Opposition, four colours that share a board and follow a procedure (rules SOLO).
 */

import { DRAW } from '../../edition/data.ts';
import type { Area, Colour } from '../../edition/number-types.ts';
import type { Game, Mode } from '../../game/game.ts';
import { frameField, pop, push, setFrameField } from '../../game/stack.ts';
import { colourOf } from '../../game/state.ts';
import { reportLimit } from '../../rules/cards.ts';
import { fromSupply } from '../../rules/disc-source.ts';
import { claimSpace, nextSpace } from '../../rules/ship.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import type { Procedure } from '../../steps/step.ts';
import { oppositionAction } from './action.ts';
import { missingKinds } from './deal.ts';
import { oppositionDiscard } from './discards.ts';
import { building, forecast, refillGrid } from './grid.ts';
import {
  colourOn,
  colourUnderMarker,
  oppositionFirst,
  oweDraw,
  resetMarker,
  scheduledActions,
  turnLadder,
} from './ladder.ts';
import {
  COLOURS,
  columnAt,
  DISCS,
  DISCS_ON_LADDER,
  DRAW_OWED,
  FIELDS,
  HUMAN,
  INDICATOR,
  INDICATOR_LEVEL,
  LADDER,
  OPPOSITION,
  OPPOSITION_ACTION,
  OPPOSITION_DISCARD,
  OPPOSITION_TURN,
  SETTLERS,
  STAGE,
  TAKEN,
} from './layout.ts';
import { OCCASIONS } from './occasions.ts';
import { problems } from './problems.ts';
import { mustClear, nextSettler } from './settling.ts';
import { isBlue } from './statuses.ts';
import { victory } from './victory.ts';

/** Stages of the Opposition's part of a round: its scheduled actions, its bonus Draw and its discards are done. */
const ACTED = 1;
const CHECKED = 3;

function pushAction(game: Game, kind: (typeof OCCASIONS)[number], colour: Colour): void {
  push(game.state, OPPOSITION_ACTION, HUMAN, OCCASIONS.indexOf(kind), colour, 0, -1);
}

/** Places a disc on a track before the game; its token goes to the Opposition's board (SOLO-SET-6, SOLO-SET-7). */
function shipAtStart(game: Game, colour: Colour, area: Area): void {
  game.state.supply[colour] -= 1;
  const space = nextSpace(game, area);
  const token = claimSpace(game, colour, area, fromSupply);
  if (isBlue(game, token)) removeToken(game, token, 'track', space, colour);
  else gainToken(game, OPPOSITION, token, 'track', space);
}

export const solitaireMode: Mode = {
  id: 'solitaire',
  moreSeats: 1,
  moreColours: COLOURS.map(() => ({ discs: DISCS, seat: OPPOSITION })),
  // One occupation may win several blue tokens, and each may lead to another.
  frames: 32,
  fields: FIELDS,
  steps: () => [oppositionTurn.id, oppositionAction.id, oppositionDiscard.id],
  building,

  prepare(game, { opposition, tokens }) {
    if (opposition === undefined || missingKinds(game.tables, tokens).length > 0) {
      throw new RangeError('A solitaire game needs a set-up for it, dealt or read.');
    }
    const { state, tables, log } = game;
    const { grid, ladder, tracks, settlers } = opposition;
    for (const row of grid) {
      row.forEach((id, i) => {
        state.extra[columnAt(game, tables.buildingIds.indexOf(id))] = i + 1;
      });
    }
    state.extra[INDICATOR_LEVEL] = 1;
    state.extra[INDICATOR] = 1;
    state.extra.set(ladder, LADDER);
    state.extra.set(settlers, SETTLERS);
    for (const colour of COLOURS) state.supply[colour] -= DISCS_ON_LADDER;
    log?.add({ event: 'grid-prepared', seat: null, rows: grid.map((row) => [...row]) });
    log?.add({ event: 'ladder-prepared', seat: null, order: [...ladder] });
    for (const pass of [0, 1]) {
      tables.areaIds.forEach((id, area) => {
        if (area !== tables.home) shipAtStart(game, tracks[id][pass], area);
      });
    }
  },

  setUp(game) {
    const settler = nextSettler(game);
    if (settler >= 0) pushAction(game, 'settle', settler);
    else if (mustClear(game)) pushAction(game, 'clear', colourOf(OPPOSITION));
    else return false;
    return true;
  },

  afterSalary(game) {
    if (oppositionFirst(game)) takeTurn(game);
  },

  afterAction(game, _seat, action) {
    if (action === DRAW) oweDraw(game);
  },

  /** The Opposition's turn, if it has not acted first, then its bonus Draw, then its cards (SOLO-SEQ-1, SOLO-EOR-1). */
  beforeTurnsEnd(game) {
    const { state } = game;
    const stage = state.extra[STAGE];
    if (stage === CHECKED) return false;
    if (stage < ACTED) takeTurn(game);
    else {
      state.extra[STAGE] = stage + 1;
      if (stage + 1 === CHECKED) {
        reportLimit(game, OPPOSITION);
        push(state, OPPOSITION_DISCARD, HUMAN);
      } else if (state.extra[DRAW_OWED]) pushAction(game, 'bonus-draw', colourUnderMarker(game));
    }
    return true;
  },

  afterRound(game) {
    refillGrid(game);
    turnLadder(game);
    resetMarker(game, game.state.round + 1);
    game.state.extra[STAGE] = 0;
  },

  emptySlotGlory: ({ options }) => Number(options['rulings.solo.oppEmptyGovernor']),

  /** An equal score is a victory (EC-103). */
  winners: (game) => [victory(game).margin >= 0 ? HUMAN : OPPOSITION],

  victory,
  forecast,
  problems,
};

function takeTurn({ state }: Game): void {
  state.extra[STAGE] = ACTED;
  push(state, OPPOSITION_TURN, HUMAN);
}

/** The scheduled actions, one for each colour before the marker. The frame counts those that were taken. */
export const oppositionTurn: Procedure = {
  id: 'opposition-turn',
  asks: false,
  fields: [{ name: 'taken', kind: 'count' }],

  run(game) {
    const { state } = game;
    const taken = frameField(state, TAKEN);
    if (taken === scheduledActions(game)) {
      pop(state);
      return;
    }
    setFrameField(state, TAKEN, taken + 1);
    pushAction(game, 'action', colourOn(game, taken));
  },
};
