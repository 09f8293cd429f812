/** After which decisions a turn that is over waits until the player confirms it. */
import { type Past, PHASES, type Phase, pending } from '@windrose/engine';

/** Every turn, those with actions, or none. */
export type Confirm = 'always' | 'actions' | 'never';

/** Phases in which a turn is one plain choice, such as a tile to build. */
const PLAIN: ReadonlySet<Phase> = new Set(['build', 'growth', 'salary']);

/** What was decided for somebody else, such as the Opposition. */
export function isForAnother({ before }: Past): boolean {
  return pending(before)?.behalfOf !== undefined;
}

/** `last` is the decision with which the turn ended. */
export function asksToConfirm(confirm: Confirm, last: Past): boolean {
  if (confirm !== 'actions') return confirm === 'always';
  return !isForAnother(last) && !PLAIN.has(PHASES[last.before.state.phase]);
}
