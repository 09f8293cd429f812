/** The stack of pending steps in words, for positions. */
import { ACTIONS, type Action } from '../edition/data.ts';
import { at, type Faults, shown } from '../faults.ts';
import type { Game } from '../game/game.ts';
import { FRAME, push } from '../game/state.ts';
import { STEPS } from '../steps/index.ts';
import type { FieldKind } from '../steps/step.ts';

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

/** What may lie on the stack, from the bottom: any of these, or nothing when the game is over. */
const STACKS: readonly (readonly string[])[] = [
  ['round', 'build'],
  ['round', 'salary'],
  ['round-end', 'turns', 'turn'],
  ['round-end', 'turns', 'perform'],
  ['round-end', 'turns', 'discard'],
  ['round-end', 'turns', 'discard', 'governor-slot'],
  ['round-end', 'discard'],
  ['round-end', 'discard', 'governor-slot'],
];
const MOST_COUNT = 100;

export function writeFrames(game: Game): Frame[] {
  const { state } = game;
  return Array.from({ length: state.depth }, (_, depth) => {
    const base = depth * FRAME;
    const step = STEPS[state.stack[base]];
    const frame: Frame = { step: step.id, seat: state.stack[base + 1] };
    step.fields.forEach(({ name, kind }, i) => {
      frame[name] = writeField(game, kind, state.stack[base + 2 + i]);
    });
    return frame;
  });
}

function writeField(game: Game, kind: FieldKind, value: number): unknown {
  const { tables } = game;
  switch (kind) {
    case 'count':
      return value;
    case 'area':
      return value < 0 ? null : tables.areaIds[value];
    case 'deck':
      return value < 0 ? null : tables.deckIds[value];
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
    return typeof step === 'string' ? step : shown(step);
  });
  if (ids.length === 0) return;
  if (!STACKS.some((stack) => stack.join() === ids.join())) {
    faults.add(path, `the steps ${shown(ids.join(', '))} cannot follow each other`);
    return;
  }
  entries.forEach((entry, i) => {
    const where = at(path, i);
    const kind = STEPS.findIndex((step) => step.id === ids[i]);
    const step = STEPS[kind];
    const words = faults.object(entry, where, ['step', 'seat', ...step.fields.map((field) => field.name)]);
    const seat = faults.integer(words.seat, at(where, 'seat'), 0, state.seats - 1);
    const fields = step.fields.map((field) =>
      readField(game, field.kind, words[field.name], at(where, field.name), faults),
    );
    push(state, kind, seat, fields[0], fields[1], fields[2], fields[3]);
  });
}

function readField(game: Game, kind: FieldKind, value: unknown, path: string, faults: Faults): number {
  const { tables } = game;
  if (value === undefined) return 0;
  switch (kind) {
    case 'count':
      return faults.integer(value, path, 0, MOST_COUNT);
    case 'area':
      return value === null ? -1 : tables.areaIds.indexOf(faults.oneOf(value, path, tables.areaIds));
    case 'deck':
      return value === null ? -1 : tables.deckIds.indexOf(faults.oneOf(value, path, tables.deckIds));
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
