/** The stack of pending steps: push and pop for frames, and accessors for their fields. */
import type { Seat } from '../edition/number-types.ts';
import { FRAME_SIZE, type State } from './state.ts';

// The layout of a frame: the number of its step, its seat, and fields that the step defines.
const STEP = 0;
const SEAT = 1;
const FIELDS = 2;
/** Maximum number of fields of a step. */
export const FRAME_FIELDS = FRAME_SIZE - FIELDS;

/** Puts a step on the stack. */
export function push(state: State, step: number, seat: Seat, a = 0, b = 0, c = 0, d = 0): void {
  const { stack } = state;
  const base = state.depth++ * FRAME_SIZE;
  stack[base + STEP] = step;
  stack[base + SEAT] = seat;
  stack[base + FIELDS] = a;
  stack[base + FIELDS + 1] = b;
  stack[base + FIELDS + 2] = c;
  stack[base + FIELDS + 3] = d;
}

/** Takes the current step off the stack; numbers above the top have no meaning. */
export function pop(state: State): void {
  state.depth--;
}

/** Returns the number of the pending step, or of the step at a depth. */
export function frameStep(state: State, depth = state.depth - 1): number {
  return state.stack[depth * FRAME_SIZE + STEP];
}

/** Returns the seat of the pending step, which decides. */
export function frameSeat(state: State, depth = state.depth - 1): Seat {
  return state.stack[depth * FRAME_SIZE + SEAT];
}

/** Returns one of the fields that the step defines, by its index in the step's `fields`. */
export function frameField(state: State, field: number, depth = state.depth - 1): number {
  return state.stack[depth * FRAME_SIZE + FIELDS + field];
}

export function setFrameSeat(state: State, seat: Seat): void {
  state.stack[(state.depth - 1) * FRAME_SIZE + SEAT] = seat;
}

export function setFrameField(state: State, field: number, value: number): void {
  state.stack[(state.depth - 1) * FRAME_SIZE + FIELDS + field] = value;
}
