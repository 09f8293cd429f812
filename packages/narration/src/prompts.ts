/** What the decision asks that is pending. Decisions are plain words in the engine, so that a test sees that none is missing. */
import { allowance, counted, type Game, legalMoves, type Position, pending, writePosition } from '@windrose/engine';
import type { Values } from './grammar/grammar.ts';
import type { PromptText } from './keys.ts';
import type { Lexicon } from './lexicon.ts';
import type { Action } from './narrator.ts';
import type { Scene } from './scene.ts';

type Frame = Position['pending'][number];
type Stage = { readonly building?: string; readonly token?: string; readonly performed: readonly string[] };
type Question = readonly [PromptText, Values];

/** The colour whose discs a player handles, in modes with neutral colours. */
export function neutralOf({ state }: Game, seat: number): number {
  const one = state.colours === state.seats + 1;
  return state.seats + (one ? 0 : seat);
}

/** In the order of their numbers. */
const ACTIONS: readonly Action[] = ['ship', 'occupy', 'attack', 'pay', 'draw'];

/** The actions that can be performed yet: `Occupy or Draw`. */
function stillPossible(game: Game, words: Lexicon): string {
  const { catalogue, data } = game.tables;
  const numbers = new Set(legalMoves(game).map(({ number }) => catalogue.action[number]));
  return words.any(ACTIONS.filter((_, number) => numbers.has(number)).map((id) => words.action(data.rulebook, id)));
}

const QUESTIONS: Readonly<Record<string, (frame: Frame, game: Game, scene: Scene) => Question>> = {
  'start-building': () => ['start-building', {}],
  'remove-token': () => ['remove-token', {}],
  shortage: () => ['shortage', {}],
  build: () => ['build', {}],
  salary: ({ payments }, { tables }) => [tables.salaryOptional ? 'salary:optional' : 'salary', { n: Number(payments) }],
  turn(_frame, game) {
    const verbs = new Set(legalMoves(game).map(({ verb }) => verb));
    if (verbs.has('activate')) return [verbs.has('spend') ? 'turn' : 'turn:building', {}];
    return [verbs.has('spend') ? 'turn:token' : 'turn:pass', {}];
  },
  perform({ stage }, game, { words, tables }) {
    const { performed, ...source } = stage as Stage;
    const { noun, offers } = words.source(tables, source);
    if (performed.length === 0) return ['perform', { source: noun, actions: offers }];
    return ['perform:again', { source: noun, actions: stillPossible(game, words) }];
  },
  casualty: () => ['casualty', {}],
  'governor-slot': () => ['governor-slot', {}],
  discard: ({ seat }, game, { words }) => [
    'discard',
    { held: words.cardCount(counted(game, seat)), limit: allowance(game, seat) },
  ],
  'neutral-ship': ({ seat }, game, { who }) => ['neutral-ship', { neutral: who(neutralOf(game, seat)) }],
  'neutral-occupy': ({ seat }, game, { who }) => ['neutral-occupy', { neutral: who(neutralOf(game, seat)) }],
  'play-neutral': ({ region }, _game, { words }) =>
    region === null ? ['play-neutral:anywhere', {}] : ['play-neutral', { region: words.area(String(region)) }],
  'fleet-trigger': ({ stage }, _game, { words, tables }) => [
    'fleet-trigger',
    { source: words.source(tables, stage as Stage).noun },
  ],
  'fleet-ship': () => ['fleet-ship', {}],
  'fleet-occupy': () => ['fleet-occupy', {}],
  'fleet-draw': () => ['fleet-draw', {}],
  'opposition-action': ({ occasion, colour }, game, { who }) => {
    const special = occasion === 'settle' || occasion === 'clear' || occasion === 'bonus-draw';
    const values = { who: who(Number(colour)), n: legalMoves(game).length };
    return [special ? `opposition-action:${occasion}` : 'opposition-action', values];
  },
  'opposition-discard': () => ['opposition-discard', {}],
  'following-action': ({ action, region }, _game, { words, tables }) => [
    'following-action',
    { action: words.action(tables.data.rulebook, action as Action), region: words.area(String(region)) },
  ],
  'following-ability': ({ ability }, _game, { words }) => [
    'following-ability',
    { exploit: words.exploit(String(ability).split('.')[0]) },
  ],
};

export const DECISIONS = Object.keys(QUESTIONS);

export function promptInWords(game: Game, scene: Scene): string {
  const { words } = scene;
  const [text, values] = QUESTIONS[pending(game)!.decision](writePosition(game).pending.at(-1)!, game, scene);
  return words.sentence(words.texts.prompts[text], values);
}
