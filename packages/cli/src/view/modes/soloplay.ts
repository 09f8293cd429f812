/** The neutral discs of the players in SoloPlay: those that may be played, and those in reserve. */
import type { ModeView } from './mode-view.ts';

export const soloplay: ModeView = {
  seatItems({ numbers = {} }, seat, { say }) {
    const { neutralHarbor, neutralReserve } = numbers;
    return [say('neutralDiscs', { harbor: neutralHarbor[seat], reserve: neutralReserve[seat] })];
  },
};
