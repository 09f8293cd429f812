/** The stack of pending steps in words, for positions. */

import { ACTIONS, type Action } from '../edition/data.ts';
import { at, describeValue, type Faults } from '../faults.ts';
import type { Game } from '../game/game.ts';
import { frameField, frameSeat, frameStep, push } from '../game/stack.ts';
import { FRAME_SIZE } from '../game/state.ts';
import { OCCASIONS } from '../modes/solitaire/occasions.ts';
import { STEPS } from '../steps/index.ts';
import type { Step } from '../steps/step.ts';

type Field = Step['fields'][number];

/** One pending step: its kind, its seat, and what else it needs, by name. */
export interface Frame {
  step: string;
  seat: number;
  [field: string]: unknown;
}

/** A building or token at work, and what it has done so far. */
export interface StageWords {
  building?: string;
  token?: string;
  performed: readonly Action[];
}

/** Steps that ask a player something while or after an activation of the own. */
const REACTIONS = 'neutral-ship|neutral-occupy|play-neutral|fleet-trigger|fleet-ship|fleet-occupy|fleet-draw';

/** What may lie on the stack, from the bottom: one of these, or nothing when the game is over. */
const STACKS = [
  /^set-up (start-building|remove-token|opposition-action)$/,
  /^round (build|salary|shortage)$/,
  /^round-end (discards )?turns (turn|perform)$/,
  new RegExp(`^round-end (discards )?turns (perform )?(${REACTIONS})$`),
  /^round-end (discards )?turns (perform )?(casualty( casualty)?|following-action|following-ability)$/,
  /^round-end (turns )?discard( governor-slot)?$/,
  /^round-end discards discard( governor-slot)?$/,
  /^round-end turns (opposition-turn )?(opposition-action ?)+$/,
  /^round-end turns opposition-discard$/,
];
const MAX_COUNT = 100;

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

/** Names for the numbers of some fields that count nothing, by field; null for the others. */
function namesOf({ tables }: Game, field: string): readonly string[] | null {
  if (field === 'action') return ACTIONS;
  if (field === 'occasion') return OCCASIONS;
  return field === 'ability' ? tables.abilityMoves.map((move) => move.ability) : null;
}

function writeField(game: Game, { name, kind }: Field, value: number): unknown {
  const { tables } = game;
  switch (kind) {
    case 'count':
      return namesOf(game, name)?.[value] ?? value;
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
  if (!STACKS.some((stack) => stack.test(ids.join(' ')))) {
    faults.add(path, `the steps ${describeValue(ids.join(', '))} cannot follow each other`);
    return;
  }
  if (entries.length * FRAME_SIZE > state.stack.length) {
    faults.add(path, `there are more than ${state.stack.length / FRAME_SIZE} steps`);
    return;
  }
  entries.forEach((entry, i) => {
    const where = at(path, i);
    const kind = STEPS.findIndex((step) => step.id === ids[i]);
    const step = STEPS[kind];
    const words = faults.object(entry, where, ['step', 'seat', ...step.fields.map((field) => field.name)]);
    const seat = faults.integer(words.seat, at(where, 'seat'), 0, state.players - 1);
    const fields = step.fields.map((field) => readField(game, field, words[field.name], at(where, field.name), faults));
    push(state, kind, seat, fields[0], fields[1], fields[2], fields[3]);
  });
}

function readField(game: Game, { name, kind }: Field, value: unknown, path: string, faults: Faults): number {
  const { tables } = game;
  if (value === undefined) return 0;
  switch (kind) {
    case 'count': {
      const names = namesOf(game, name);
      if (names === null) return faults.integer(value, path, 0, MAX_COUNT);
      const number = names.indexOf(value as string);
      if (number < 0) faults.add(path, `there is no ${name} ${describeValue(value)}`);
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
