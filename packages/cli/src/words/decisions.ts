/** What a player is asked, in one sentence for every kind of decision. A test sees that none is missing. */
import { allowance, counted, type Game, type Position, pending, writePosition } from '@windrose/engine';
import { count } from '../layout.ts';
import type { Names } from './names.ts';

type Frame = Position['pending'][number];

interface Stage {
  readonly building?: string;
  readonly token?: string;
  readonly performed: readonly string[];
}

export const QUESTIONS: Readonly<Record<string, (frame: Frame, game: Game, names: Names) => string>> = {
  build: () => 'Choose a tile to build.',
  salary: (frame) => `Choose whose disc returns to the harbor (${count(Number(frame.payments), 'payment')} left).`,
  turn: () => 'Activate a building, spend a blue token, or pass.',
  perform(frame, _game, names) {
    const stage = frame.stage as Stage;
    const source =
      stage.building === undefined ? `${names.token(stage.token ?? '')} token` : names.building(stage.building);
    const offers = names.actions(stage.building ?? stage.token ?? '');
    const again = stage.performed.length > 0 ? ' — once more, or end' : '';
    return `The ${source} offers ${offers}${again}.`;
  },
  'governor-slot': () => 'Where do you keep your Governor?',
  discard: (frame, game) =>
    `Discard a card: you hold ${counted(game, frame.seat)} and may keep ${allowance(game, frame.seat)}.`,
};

/** The question that is pending, for the player it is put to; the end of the game otherwise. */
export function question(game: Game, names: Names): string {
  const asked = pending(game);
  const frame = writePosition(game).pending.at(-1);
  if (asked === null || frame === undefined) return 'The game is over.';
  return QUESTIONS[asked.decision]?.(frame, game, names) ?? `Choose a move (${asked.decision}).`;
}
