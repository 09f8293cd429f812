/** The stack of pending steps in words, for positions. */
import { ACTIONS, type Action } from '../edition/data.ts';
import { at, type Faults, shown } from '../faults.ts';
import type { Game } from '../game/game.ts';
import { ACTION, FRAME, PHASES, push, top } from '../game/state.ts';
import { discsOn } from '../rules/pay.ts';
import { STEPS } from '../steps/index.ts';
import type { FieldKind } from '../steps/step.ts';

/** One pending step: its kind, its seat, and what else it needs, by name. */
export interface Frame {
  step: string;
  seat: number;
  [field: string]: unknown;
}

/** A building or token at work, and what it has done so far. */
interface StageWords {
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
  const ids = entries.map((entry) => String((entry as { step?: unknown } | null)?.step));
  if (ids.length === 0) return;
  if (!STACKS.some((stack) => stack.join() === ids.join())) {
    faults.add(path, `the steps ${shown(ids.join(', '))} cannot follow each other`);
    return;
  }
  if ((ids[0] === 'round') !== state.phase < ACTION) faults.add(path, 'the steps do not belong to the phase');
  const asked = new Set<unknown>();
  entries.forEach((entry, i) => {
    const where = at(path, i);
    const kind = STEPS.findIndex((step) => step.id === ids[i]);
    const step = STEPS[kind];
    const words = faults.object(entry, where, ['step', 'seat', ...step.fields.map((field) => field.name)]);
    const seat = faults.integer(words.seat, at(where, 'seat'), 0, state.seats - 1);
    if (step.asks) asked.add(seat);
    const fields = step.fields.map((field) =>
      readField(game, field.kind, words[field.name], at(where, field.name), faults),
    );
    push(state, kind, seat, fields[0], fields[1], fields[2], fields[3]);
  });
  if (asked.size > 1) faults.add(path, 'two seats are asked at the same time');
  if (faults.list.length === 0) checkPending(game, ids, path, faults);
}

/** A decision must fit the rest of the position, or playing on would lead nowhere. */
function checkPending(game: Game, ids: readonly string[], path: string, faults: Faults): void {
  const { state, tables } = game;
  const frame = top(state);
  const seat = state.stack[frame + 1];
  const number = state.stack[frame + 2];
  const step = ids[ids.length - 1];
  const where = at(path, ids.length - 1);
  if (step === 'build' || step === 'salary') {
    if (step !== PHASES[state.phase]) faults.add(where, 'does not belong to the phase');
    if (seat !== (state.first + state.offset) % state.seats)
      faults.add(at(where, 'seat'), 'it is not the turn of this seat');
    if (step === 'salary' && (number < 1 || number >= state.busy[seat])) {
      faults.add(at(where, 'payments'), 'must be at least 1 and less than the discs on buildings');
    }
  } else {
    const passed = step === 'discard' || step === 'governor-slot';
    if (passed !== (state.passed[seat] === 1)) faults.add(at(where, 'seat'), passed ? 'has not passed' : 'has passed');
  }
  const begun = state.stack[frame - FRAME + 2];
  if ((ids[ids.length - 2] === 'round' || ids[ids.length - 2] === 'turns') && begun !== 1) {
    faults.add(at(path, ids.length - 2), 'must have begun');
  }
  if (step !== 'perform') return;
  const building = tables.progress.source[number];
  if (building < tables.buildingIds.length && discsOn(game, seat, building) === 0) {
    faults.add(at(where, 'stage'), 'the building at work has no disc');
  }
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
  const { building, token } = words as Partial<StageWords>;
  const source =
    building === undefined
      ? tables.buildingIds.length + tables.tokenIds.indexOf(token ?? '')
      : tables.buildingIds.indexOf(building);
  const performed = faults.entries(words.performed, at(path, 'performed'));
  performed.forEach((action, i) => faults.oneOf(action, at(at(path, 'performed'), i), ACTIONS));
  const key = [...performed].sort().join();
  const stage = tables.progress.performed.findIndex(
    (done, i) => tables.progress.source[i] === source && done.join() === key,
  );
  if (stage >= 0) return stage;
  faults.add(path, 'no building or token can be at this stage');
  return 0;
}
