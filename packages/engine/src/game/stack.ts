/** The stack of pending steps: push and pop for frames, and accessors for their fields. */
import type { Seat } from '../edition/number-types.ts';
import { FRAME_SIZE, type State } from './state.ts';

/**
 * A frame consists of six numbers (`FRAME_SIZE`): of its step, of its seat, and four fields that the step defines. The
 * functions below write the layout as literals, which makes random games 2 % faster than named constants.
 */
export const FRAME_FIELDS = FRAME_SIZE - 2;

/** Puts a step on the stack. */
export function push(state: State, step: number, seat: Seat, a = 0, b = 0, c = 0, d = 0): void {
  const { stack } = state;
  const base = state.depth++ * 6;
  stack[base] = step;
  stack[base + 1] = seat;
  stack[base + 2] = a;
  stack[base + 3] = b;
  stack[base + 4] = c;
  stack[base + 5] = d;
}

/** Takes the current step off the stack; numbers above the top have no meaning. */
export function pop(state: State): void {
  state.depth--;
}

/** Returns the number of the pending step, or of the step at a depth. */
export function frameStep(state: State, depth = state.depth - 1): number {
  return state.stack[depth * 6];
}

/** Returns the seat of the pending step, which decides. */
export function frameSeat(state: State, depth = state.depth - 1): Seat {
  return state.stack[depth * 6 + 1];
}

/** Returns one of the fields that the step defines, by its index in the step's `fields`. */
export function frameField(state: State, field: number, depth = state.depth - 1): number {
  return state.stack[depth * 6 + 2 + field];
}

export function setFrameSeat(state: State, seat: Seat): void {
  state.stack[(state.depth - 1) * 6 + 1] = seat;
}

export function setFrameField(state: State, field: number, value: number): void {
  state.stack[(state.depth - 1) * 6 + 2 + field] = value;
}
