/** Writes the stack of pending steps for positions, and reads it. */

import { ACTIONS, type Action } from '../edition/data.ts';
import type { Seat } from '../edition/number-types.ts';
import { at, describeValue, type Faults } from '../faults.ts';
import type { Game } from '../game/game.ts';
import { frameField, frameSeat, frameStep, push } from '../game/stack.ts';
import { FRAME_SIZE } from '../game/state.ts';
import { STEPS, stepById } from '../steps/index.ts';
import { canStack } from '../steps/stacks.ts';
import type { StepField } from '../steps/step.ts';
import { stepNumber } from '../steps/step-numbers.ts';

/** One pending step: its kind, its seat, and its fields by name. */
export interface Frame {
  step: string;
  seat: Seat;
  [field: string]: unknown;
}

/** An activated building or spent token, and the actions performed so far. */
export interface StageWords {
  building?: string;
  token?: string;
  performed: readonly Action[];
}

const MAX_FRAME_COUNT = 100;

export function writeFrames(game: Game): Frame[] {
  const { state } = game;
  return Array.from({ length: state.depth }, (_, depth) => {
    const step = STEPS[frameStep(state, depth)];
    const frame: Frame = { step: step.id, seat: frameSeat(state, depth) };
    step.fields.forEach((field, i) => {
      frame[field.name] = writeField(game, field, frameField(state, i, depth));
    });
    return frame;
  });
}

function writeField(game: Game, field: StepField, value: number): unknown {
  const { tables } = game;
  switch (field.kind) {
    case 'count':
      return value;
    case 'name':
      return field.names(tables)[value];
    case 'area':
      return value < 0 ? null : tables.areaIds[value];
    case 'deck':
      return value < 0 ? null : tables.deckIds[value];
    case 'token':
      return value === 0 ? null : tables.tokenIds[value];
    case 'stage': {
      const source = tables.progress.source[value];
      const performed = tables.progress.performed[value];
      const buildings = tables.buildingIds.length;
      if (source < buildings) return { building: tables.buildingIds[source], performed };
      return { token: tables.tokenIds[source - buildings], performed };
    }
  }
}

/** Puts the frames on the empty stack of a game whose other parts have been read. */
export function readFrames(game: Game, value: unknown, path: string, faults: Faults): void {
  const { state } = game;
  const entries = faults.entries(value, path);
  const ids = entries.map((entry) => {
    const step = (entry as { step?: unknown } | null | undefined)?.step;
    return typeof step === 'string' ? step : describeValue(step);
  });
  if (ids.length === 0) return;
  if (!canStack(ids)) {
    faults.add(path, `the steps ${describeValue(ids.join(', '))} cannot follow each other`);
    return;
  }
  if (entries.length * FRAME_SIZE > state.stack.length) {
    faults.add(path, `there are more than ${state.stack.length / FRAME_SIZE} steps`);
    return;
  }
  entries.forEach((entry, i) => {
    const where = at(path, i);
    const step = stepById(ids[i]);
    const words = faults.object(entry, where, ['step', 'seat', ...step.fields.map((field) => field.name)]);
    const seat = faults.integer(words.seat, at(where, 'seat'), 0, state.players - 1);
    const fields = step.fields.map((field) => readField(game, field, words[field.name], at(where, field.name), faults));
    push(state, stepNumber(step.id), seat, fields[0], fields[1], fields[2], fields[3]);
  });
}

function readField(game: Game, field: StepField, value: unknown, path: string, faults: Faults): number {
  const { tables } = game;
  if (value === undefined) return 0;
  switch (field.kind) {
    case 'count':
      return faults.integer(value, path, 0, MAX_FRAME_COUNT);
    case 'name': {
      const number = field.names(tables).indexOf(value as string);
      if (number < 0) faults.add(path, `there is no ${field.name} ${describeValue(value)}`);
      return Math.max(0, number);
    }
    case 'area':
      return value === null ? -1 : tables.areaIds.indexOf(faults.oneOf(value, path, tables.areaIds));
    case 'deck':
      return value === null ? -1 : tables.deckIds.indexOf(faults.oneOf(value, path, tables.deckIds));
    case 'token':
      return value === null ? 0 : tables.tokenIds.indexOf(faults.oneOf(value, path, tables.tokenIds.slice(1)));
    case 'stage':
      return readStage(game, faults.object(value, path, ['performed'], ['building', 'token']), path, faults);
  }
}

function readStage(game: Game, words: Record<string, unknown>, path: string, faults: Faults): number {
  const { tables } = game;
  const { building, token } = words;
  if ((building === undefined) === (token === undefined)) {
    faults.add(path, 'must name either a building or a token');
    return 0;
  }
  const source =
    building === undefined
      ? tables.buildingIds.length + tables.tokenIds.indexOf(token as string)
      : tables.buildingIds.indexOf(building as string);
  const performed = faults.entries(words.performed, at(path, 'performed'));
  const actions = performed.map((action, i) => faults.oneOf(action, at(at(path, 'performed'), i), ACTIONS));
  const key = actions.sort().join();
  const stage = tables.progress.performed.findIndex(
    (done, i) => tables.progress.source[i] === source && done.join() === key,
  );
  if (stage >= 0) return stage;
  faults.add(path, 'no building or token can be at this stage');
  return 0;
}
