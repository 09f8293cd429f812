/** What stands on the button of a move. The table must be complete: a missing verb does not compile. */
import { type Game, type Move, pending, type Verb } from '@windrose/engine';
import type { Values } from '../grammar.ts';
import type { Action } from '../speech.ts';
import type { MoveText } from '../texts.ts';
import { neutralOf } from './prompts.ts';
import type { Scene } from './scene.ts';
import { abilityLabel } from './targets.ts';

interface About extends Scene {
  readonly game: Game;
  /** Number of what the move names, within its kind. */
  readonly target: number;
  readonly id: string;
}

type Label = readonly [MoveText, Values];
type Plain = Exclude<Verb, 'exploit'>;

const building = ({ words, id }: About): Values => ({ building: words.building(id) });
const site = ({ words, tables, id }: About): Values => ({ site: words.site(tables, id) });
const card = ({ words, tables, id }: About): Values => ({ card: words.card(tables, id) });
const waters = ({ words, tables, id }: About): Values => ({ waters: words.waters(tables, id) });

/** The disc that the player handles for nobody. */
const neutral = ({ game, words, names }: About): Values => ({
  neutral: words.who(names, neutralOf(game, pending(game)?.seat ?? 0)),
});

/** The top card of a stack, or only the stack if that is empty. */
function top(about: About, text: MoveText): Label {
  const { game, words, tables, target, id } = about;
  const drawn = game.state.deckTop[target];
  if (drawn < 0) return ['draw:deck', { deck: words.deck(id) }];
  return [text, { card: words.card(tables, tables.cardIds[drawn]) }];
}

const LABELS: { readonly [V in Plain]: (about: About) => Label } = {
  start: (about) => ['start', building(about)],
  build: (about) => ['build', building(about)],
  pay: (about) => ['pay', building(about)],
  'pay-all': () => ['pay-all', {}],
  activate: (about) => ['activate', building(about)],
  spend: ({ words, tables, id }) => ['spend', { token: words.token(tables, id) }],
  ship: (about) => [about.sails ? 'ship:sail' : 'ship', waters(about)],
  occupy: (about) => ['occupy', site(about)],
  attack(about) {
    const owner = about.game.state.siteOwner[about.target];
    return owner < 0 ? ['attack:free', site(about)] : ['attack', { ...site(about), other: about.who(owner) }];
  },
  draw: (about) => top(about, 'draw'),
  take: (about) => ['take', card(about)],
  memorial: ({ words, id }) => ['memorial', { status: words.status(id) }],
  discard: (about) => ['discard', card(about)],
  governor: ({ id }) => [id === 'free' ? 'governor:free' : 'governor:normal', {}],
  'neutral-ship': (about) => [
    about.sails ? 'neutral-ship:sail' : 'neutral-ship',
    { ...waters(about), ...neutral(about) },
  ],
  'neutral-occupy': (about) => ['neutral-occupy', { ...site(about), ...neutral(about) }],
  'neutral-draw': (about) => top(about, 'neutral-draw'),
  'remove-token': ({ game, words, tables, target, id }) => {
    const space = words.space(id);
    const token = game.state.spaceToken[target];
    if (token <= 0) return ['remove-token:none', { space }];
    return ['remove-token', { token: words.token(tables, tables.tokenIds[token]), space }];
  },
  trigger: ({ words, tables, id }) => ['trigger', { action: words.action(tables.data.rulebook, id as Action) }],
  shortage: (about) => ['shortage', building(about)],
  'opposition-occupy': (about) => ['opposition-occupy', site(about)],
  'opposition-ship': (about) => ['opposition-ship', waters(about)],
  'opposition-draw': (about) => top(about, 'opposition-draw'),
  'opposition-attack': (about) => ['opposition-attack', site(about)],
  'opposition-take': ({ words, tables, id }) => ['opposition-take', { token: words.token(tables, id) }],
  'opposition-clear': (about) => ['opposition-clear', site(about)],
  'opposition-discard': (about) => ['opposition-discard', card(about)],
  decline: ({ game }) => [pending(game)?.decision === 'casualty' ? 'decline:casualty' : 'decline', {}],
  end({ game }) {
    const decision = pending(game)?.decision ?? '';
    if (decision === 'salary') return ['end:salary', {}];
    return [decision.startsWith('following') ? 'end:nothing' : 'end', {}];
  },
  pass: () => ['pass', {}],
  'by-phase': () => ['by-phase', {}],
};

export function moveInWords(game: Game, move: Move, scene: Scene): string {
  const { words, tables } = scene;
  const id = move.target ?? '';
  if (move.verb === 'exploit') {
    const exploit = words.exploit(id.split('.')[0]);
    return words.sentence(words.texts.moves.exploit, { exploit, label: abilityLabel(words, tables, id) });
  }
  const target = tables.catalogue.target[move.number];
  const [text, values] = LABELS[move.verb]({ ...scene, game, target, id });
  return words.sentence(words.texts.moves[text], values);
}
