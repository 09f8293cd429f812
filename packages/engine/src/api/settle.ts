/** The main loop of the engine: runs procedures until a decision is pending or the game is over. */
import type { Game } from '../game/game.ts';
import { frameStep } from '../game/stack.ts';
import { STEPS } from '../steps/index.ts';
import type { Decision } from '../steps/step.ts';

export function settle(game: Game): void {
  const { state } = game;
  while (state.depth > 0) {
    const step = STEPS[frameStep(state)];
    if (!step.asks) step.run(game);
    else if (step.ready === undefined || step.ready(game)) return;
  }
}

/** Returns the step of the pending decision; null when the game is over. */
export function pendingStep(game: Game): Decision | null {
  const { state } = game;
  return state.depth === 0 ? null : (STEPS[frameStep(state)] as Decision);
}
