/** Faults that a reader reports about refused input. */
import { type Fault, InputError } from '../../src/index.ts';

/** Returns the faults of refused input, or an empty list for accepted input. Other errors are rethrown. */
export function faultsOf(read: () => unknown): readonly Fault[] {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error.faults;
    throw error;
  }
  return [];
}

/** Returns the same faults, each as `path: message`. */
export function faultTexts(read: () => unknown): string[] {
  return faultsOf(read).map(({ path, message }) => `${path}: ${message}`);
}
