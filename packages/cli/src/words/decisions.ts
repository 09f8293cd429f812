/** What a player is asked, in one sentence for every kind of decision. A test sees that none is missing. */
import { allowance, counted, type Game, type Position, pending, writePosition } from '@windrose/engine';
import { count } from '../layout.ts';
import type { Action, Names } from './names.ts';

type Frame = Position['pending'][number];

interface Stage {
  readonly building?: string;
  readonly token?: string;
  readonly performed: readonly string[];
}

const sourceOf = ({ building, token }: Stage, names: Names) =>
  building === undefined ? `${names.token(token ?? '')} token` : names.building(building);

const neutral = ({ seat }: Frame, names: Names) => names.object(names.neutralOf(seat));

/** What is asked where the occasion is not a plain action. */
const OPPOSITION_QUESTIONS: Readonly<Record<string, (who: string) => string>> = {
  settle: (who) => `where in Europe does ${who} settle?`,
  clear: () => 'which city of Europe loses its blue token?',
  'bonus-draw': (who) => `which card does ${who} draw?`,
};

export const QUESTIONS: Readonly<Record<string, (frame: Frame, game: Game, names: Names) => string>> = {
  'start-building': () => 'Choose the side of your start tile.',
  'remove-token': () => 'Choose a token that is removed from its track.',
  shortage: () => 'Choose a tile that leaves the game.',
  build: () => 'Choose a tile to build.',
  salary: (frame, game) => {
    const left = count(Number(frame.payments), 'payment');
    const free = game.tables.salaryOptional ? ', or end' : '';
    return `Choose whose disc returns to the harbor${free} (${left} left).`;
  },
  turn: () => 'Activate a building, spend a blue token, or pass.',
  perform(frame, _game, names) {
    const stage = frame.stage as Stage;
    const offers = names.actions(stage.building ?? stage.token ?? '');
    const again = stage.performed.length > 0 ? ' — once more, or end' : '';
    return `The ${sourceOf(stage, names)} offers ${offers}${again}.`;
  },
  casualty: () => 'You may put the lost disc in front of a status.',
  'governor-slot': () => 'Where do you keep your Governor?',
  discard: (frame, game) =>
    `Discard a card: you hold ${counted(game, frame.seat)} and may keep ${allowance(game, frame.seat)}.`,

  'neutral-ship': (frame, _game, names) => `Where does a disc of ${neutral(frame, names)} ship to?`,
  'neutral-occupy': (frame, _game, names) => `Which city does a disc of ${neutral(frame, names)} occupy?`,
  'play-neutral': (frame, _game, names) => {
    const where = frame.region === null ? 'anywhere' : `in ${names.place(String(frame.region))}`;
    return `You may play a neutral disc ${where}.`;
  },
  'fleet-trigger': (frame, _game, names) =>
    `Which action of the ${sourceOf(frame.stage as Stage, names)} does the Silent Fleet answer?`,
  'fleet-ship': (_frame, _game, names) => `The Silent Fleet answers your ${names.action('ship')}: where does it sail?`,
  'fleet-occupy': () => 'The Silent Fleet answers your Occupy: which city does it take?',
  'fleet-draw': () => 'The Silent Fleet answers your Draw: which card leaves the game?',

  'opposition-action': (frame, _game, names) => {
    const who = names.seat(Number(frame.colour));
    return `For the Opposition: ${OPPOSITION_QUESTIONS[String(frame.occasion)]?.(who) ?? `where does ${who} act?`}`;
  },
  'opposition-discard': () => 'For the Opposition: which card does it discard? These are equally good for it.',

  'following-action': (frame, _game, names) => {
    const action = names.action(frame.action as Action);
    return `You may now ${action} in ${names.place(String(frame.region))}, or end.`;
  },
  'following-ability': (frame, _game, names) => {
    const [exploit] = String(frame.ability).split('.');
    return `You may go on with ${names.exploit(exploit)}, or end.`;
  },
};

/** The question that is pending, for the player it is put to; the end of the game otherwise. */
export function question(game: Game, names: Names): string {
  const asked = pending(game);
  const frame = writePosition(game).pending.at(-1);
  if (asked === null || frame === undefined) return 'The game is over.';
  return QUESTIONS[asked.decision]?.(frame, game, names) ?? `Choose a move (${asked.decision}).`;
}
