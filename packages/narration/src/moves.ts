/** Labels of moves, as on a button. */
import { type Game, type Move, pending } from '@windrose/engine';
import type { Context } from './context.ts';
import { MODE_MOVES } from './modes/values.ts';
import { drawing, type MoveLabel, type MoveLabels } from './move-labels.ts';
import type { MoveKey } from './text-keys.ts';
import { abilityLabel, targetsOf, valuesOf } from './values.ts';

const decisionOf = (game: Game) => pending(game)?.decision ?? '';

function endKey(game: Game): MoveKey {
  const decision = decisionOf(game);
  if (decision === 'salary') return 'end:salary';
  return decision.startsWith('following') ? 'end:nothing' : 'end';
}

const MOVES: MoveLabels = {
  spend: { field: 'token' },
  ship: { key: (_found, _move, _game, { sails }) => (sails ? 'ship:sail' : 'ship') },
  attack: {
    values({ state, tables }, { number }, { who }) {
      const owner = state.siteOwner[tables.catalogue.target[number]];
      return owner < 0 ? {} : { other: who(owner) };
    },
    key: ({ other }) => (other === undefined ? 'attack:free' : 'attack'),
  },
  draw: drawing('draw'),
  governor: { key: (_, { target }) => (target === 'free' ? 'governor:free' : 'governor:normal') },
  decline: { key: (_found, _move, game) => (decisionOf(game) === 'casualty' ? 'decline:casualty' : 'decline') },
  end: { key: (_found, _move, game) => endKey(game) },
  exploit: {
    field: 'ability',
    values: (_, { target = '' }, { words, tables }) => ({ label: abilityLabel(words, tables, target) }),
  },
  ...MODE_MOVES,
};

export function describeMove(game: Game, move: Move, context: Context): string {
  const { words, tables } = context;
  const { verb, target = '' } = move;
  const { field, values, key }: MoveLabel = MOVES[verb] ?? {};
  const found = values?.(game, move, context) ?? {};
  const targets = valuesOf(words, tables, field === undefined ? targetsOf(tables, target) : { [field]: target });
  // The key of every verb without a function for it is the verb.
  const text = key?.(found, move, game, context) ?? (verb as MoveKey);
  return words.sentence(words.texts.moves[text], { ...targets, ...found });
}
