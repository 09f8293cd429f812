/** The Discard Phase, where the edition has one: all players' cards are checked in turn order (AS-DIS). */
import { frameField, pop, setFrameField } from '../game/stack.ts';
import { DISCARDING } from '../game/state.ts';
import { checkCards } from './check-cards.ts';
import type { Procedure } from './step.ts';

/** The field of the frame: how many players' cards were checked. */
const CHECKED = 0;

export const discards: Procedure = {
  id: 'discards',
  asks: false,
  fields: [{ name: 'checked', kind: 'count' }],

  run(game) {
    const { state } = game;
    const checked = frameField(state, CHECKED);
    if (checked === 0) {
      state.phase = DISCARDING;
      game.log?.add({ event: 'phase-started', seat: null });
    }
    if (checked === state.players) {
      pop(state);
      game.log?.add({ event: 'phase-ended', seat: null });
      return;
    }
    setFrameField(state, CHECKED, checked + 1);
    state.turn++;
    checkCards(game, (state.first + checked) % state.players);
  },
};
