/** The Discard Phase, where the edition has one: in turn order everybody's cards are checked (AS-DIS). */
import { DISCARDING, pop, top } from '../game/state.ts';
import { checkCards } from './check-cards.ts';
import type { Procedure } from './step.ts';

/** The frame's number counts the players whose cards were checked. */
export const discards: Procedure = {
  id: 'discards',
  asks: false,
  fields: [{ name: 'checked', kind: 'count' }],

  run(game) {
    const { state } = game;
    const frame = top(state);
    const checked = state.stack[frame + 2];
    if (checked === 0) {
      state.phase = DISCARDING;
      game.log?.add({ event: 'phase-started' });
    }
    if (checked === state.players) {
      pop(state);
      game.log?.add({ event: 'phase-ended' });
      return;
    }
    state.stack[frame + 2] = checked + 1;
    state.turn++;
    checkCards(game, (state.first + checked) % state.players);
  },
};
