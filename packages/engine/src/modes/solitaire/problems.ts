/** Checks the numbers of solitaire, in positions from outside and in tests of the rules. */
import type { Colour } from '../../edition/number-types.ts';
import type { Game } from '../../game/game.ts';
import { frameField, frameStep } from '../../game/stack.ts';
import { ACTION, colourOf, SETTING_UP } from '../../game/state.ts';
import { colourUnderMarker, scheduledActions } from './ladder.ts';
import {
  COLOURS,
  COLUMNS,
  columnAt,
  DISCS,
  DISCS_ON_LADDER,
  DRAW_OWED,
  HUMAN,
  INDICATOR,
  INDICATOR_LEVEL,
  kindsOf,
  LADDER,
  LEVELS,
  MARKER,
  OPPOSITION,
  OPPOSITION_ACTION,
  OPPOSITION_DISCARD,
  OPPOSITION_TURN,
  RUNGS,
  SETTLERS,
  STAGE,
  TAKEN,
} from './layout.ts';
import { occasionAt } from './occasions.ts';
import type { Occasion } from './plan.ts';
import { lacksTokens, nextSettler } from './settling.ts';

/** Stages of the Opposition's part of a round, as in `solitaire.ts`. */
const ACTING = 1;
const DRAWING = 2;
const DISCARDING = 3;

export function problems(game: Game): string[] {
  const { state } = game;
  const { extra } = state;
  const found: string[] = [];
  const check = (holds: boolean, problem: string) => {
    if (!holds) found.push(problem);
  };
  const within = (at: number, least: number, most: number) => extra[at] >= least && extra[at] <= most;
  const settingUp = state.phase === SETTING_UP;
  checkGrid(game, check);
  check(within(INDICATOR_LEVEL, 1, LEVELS) && within(INDICATOR, 1, COLUMNS), 'the indicator is not on the grid');
  check(settingUp ? extra[MARKER] === 0 : within(MARKER, 2, RUNGS), 'the marker is not on the ladder');
  check(!settingUp || !lacksTokens(game), 'a token that the set-up needs does not lie in the home area');
  check(within(DRAW_OWED, 0, 1), 'a bonus Draw is owed once or not at all');
  check(within(STAGE, 0, DISCARDING), 'the Opposition has no such stage');
  for (const colour of COLOURS) checkColour(game, colour, check);
  check(
    state.built[OPPOSITION] === 0 && state.harbor[OPPOSITION] === 0,
    'the Opposition has neither buildings nor a harbor',
  );
  checkFrames(game, check);
  return found;
}

/** Checks that the pending steps fit the progress of the Opposition's part of the round. */
function checkFrames(game: Game, check: Check): void {
  const { state } = game;
  const stage = state.extra[STAGE];
  check(
    state.phase === ACTION || (stage === 0 && state.extra[DRAW_OWED] === 0),
    'the Opposition acts in the Action Phase',
  );
  check(stage < DRAWING || state.passed[HUMAN] === 1, 'the Opposition ends its part after the player has passed');
  for (let depth = 0; depth < state.depth; depth++) {
    const step = frameStep(state, depth);
    if (step === OPPOSITION_TURN) {
      const taken = frameField(state, TAKEN, depth);
      const fits = stage === ACTING && taken >= 1 && taken <= scheduledActions(game);
      check(fits, 'the Opposition has taken actions that it does not have');
    } else if (step === OPPOSITION_DISCARD) check(stage === DISCARDING, 'the Opposition discards too early');
    else if (step === OPPOSITION_ACTION) checkOccasion(game, occasionAt(state, depth), check);
  }
}

function checkOccasion(game: Game, { kind, colour, token, area }: Occasion, check: Check): void {
  const { state, tables } = game;
  const stage = state.extra[STAGE];
  const settler = state.phase === SETTING_UP ? nextSettler(game) : -1;
  const won = kind === 'token';
  const fits = {
    action: stage === ACTING,
    token: stage > 0,
    'bonus-draw': stage === DRAWING && state.extra[DRAW_OWED] === 1 && colour === colourUnderMarker(game),
    settle: state.phase === SETTING_UP && colour === settler,
    clear: state.phase === SETTING_UP && settler < 0,
  }[kind];
  check(fits, `the Opposition has no occasion for ${kind} now`);
  check(
    kind === 'clear' ? colour === colourOf(OPPOSITION) : COLOURS.includes(colour),
    'the Opposition has no such colour',
  );
  check(won ? tables.tokenStage[token] >= 0 && area >= 0 : token === 0, 'the Opposition has won no such token');
}

type Check = (holds: boolean, problem: string) => void;

/** Checks that the kinds of a level are in different columns, and that only kinds with tiles are shown. */
function checkGrid(game: Game, check: Check): void {
  const { state, tables } = game;
  for (let level = 1; level <= LEVELS; level++) {
    const kinds = kindsOf(tables, level);
    const columns = kinds.map((kind) => state.extra[columnAt(game, kind)]);
    const shown = columns.filter((column) => column > 0);
    check(
      columns.every((column) => column >= 0 && column <= COLUMNS) && new Set(shown).size === shown.length,
      `the tiles of level ${level} do not lie in columns of their own`,
    );
    kinds.forEach((kind, i) => {
      check(
        columns[i] === 0 || state.tiles[kind] > 0,
        `the grid shows a ${tables.buildingIds[kind]}, but none is left`,
      );
    });
  }
}

/** Checks that every disc of a colour is somewhere, two of them on the ladder. */
function checkColour({ state, tables }: Game, colour: Colour, check: Check): void {
  const count = (list: Iterable<number>) => [...list].filter((each) => each === colour).length;
  const ladder = count(state.extra.subarray(LADDER, LADDER + RUNGS));
  check(ladder === DISCS_ON_LADDER, `colour ${colour} has ${ladder} discs on the ladder`);
  check(count(state.extra.subarray(SETTLERS, SETTLERS + COLOURS.length)) === 1, `colour ${colour} settles not once`);
  let sum = state.supply[colour] + ladder + count(state.siteOwner) + count(state.spaceOwner);
  for (let area = 0; area < tables.areaIds.length; area++) sum += state.beside[area * state.colours + colour];
  check(sum === DISCS && state.supply[colour] >= 0, `there are ${sum} discs of colour ${colour}, but must be ${DISCS}`);
}
