/** What a reader says of input that it refuses. */
import { type Fault, InputError } from '../../src/index.ts';

/** The faults for which it refuses; none if it accepts. Any other error is thrown on. */
export function faultsOf(read: () => unknown): readonly Fault[] {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error.faults;
    throw error;
  }
  return [];
}

/** The same faults, each as `path: message`. */
export function faultTexts(read: () => unknown): string[] {
  return faultsOf(read).map(({ path, message }) => `${path}: ${message}`);
}
