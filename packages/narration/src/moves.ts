/** Labels of moves, as on a button. */
import { type Game, type Move, pending, type Verb } from '@windrose/engine';
import type { Context } from './context.ts';
import type { Value } from './grammar/grammar.ts';
import { neutralOf } from './prompts.ts';
import type { MoveKey } from './text-keys.ts';
import { abilityLabel, targetsOf, valuesOf } from './values.ts';

/** The field of a target whose id alone does not show its kind. */
const KINDS: Partial<Record<Verb, string>> = {
  spend: 'token',
  'opposition-take': 'token',
  trigger: 'action',
  'remove-token': 'space',
  exploit: 'ability',
};

const DRAWS: ReadonlySet<Verb> = new Set(['draw', 'neutral-draw', 'opposition-draw']);

/** Values from the position: the card to be drawn, the token to be removed, the attacked player, or the colour of the disc. */
function circumstances(game: Game, { verb, number, target = '' }: Move, context: Context): Record<string, Value> {
  const { words, tables, who } = context;
  const { deckTop, siteOwner, spaceToken } = game.state;
  const index = tables.catalogue.target[number];
  if (DRAWS.has(verb)) {
    return deckTop[index] < 0
      ? { deck: words.deck(target) }
      : { card: words.card(tables, tables.cardIds[deckTop[index]]) };
  }
  if (verb === 'remove-token' && spaceToken[index] > 0) {
    return { token: words.token(tables, tables.tokenIds[spaceToken[index]]) };
  }
  if (verb === 'attack' && siteOwner[index] >= 0) return { other: who(siteOwner[index]) };
  if (verb === 'exploit') return { label: abilityLabel(words, tables, target) };
  return verb.startsWith('neutral') ? { neutral: who(neutralOf(game, pending(game)?.seat ?? 0)) } : {};
}

/** The key for a move. A value that the position does not have, as for a refused move, is left out. */
function textOf(game: Game, { verb, target }: Move, { sails }: Context, found: Record<string, Value>): MoveKey {
  const decision = pending(game)?.decision ?? '';
  switch (verb) {
    case 'ship':
    case 'neutral-ship':
      return sails ? `${verb}:sail` : verb;
    case 'attack':
      return found.other === undefined ? 'attack:free' : verb;
    case 'draw':
    case 'neutral-draw':
    case 'opposition-draw':
      return found.card === undefined ? 'draw:deck' : verb;
    case 'remove-token':
      return found.token === undefined ? 'remove-token:none' : verb;
    case 'governor':
      return target === 'free' ? 'governor:free' : 'governor:normal';
    case 'decline':
      return decision === 'casualty' ? 'decline:casualty' : verb;
    case 'end':
      return decision === 'salary' ? 'end:salary' : decision.startsWith('following') ? 'end:nothing' : verb;
    default:
      return verb;
  }
}

export function describeMove(game: Game, move: Move, context: Context): string {
  const { words, tables } = context;
  const { verb, target = '' } = move;
  const kind = KINDS[verb];
  const found = circumstances(game, move, context);
  const values = valuesOf(words, tables, kind === undefined ? targetsOf(tables, target) : { [kind]: target });
  return words.sentence(words.texts.moves[textOf(game, move, context, found)], { ...values, ...found });
}
