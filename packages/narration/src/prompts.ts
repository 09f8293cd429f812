/** The prompt of the pending decision. */
import {
  allowance,
  counted,
  type DecisionId,
  type Game,
  legalMoves,
  type Position,
  pending,
  writePosition,
} from '@windrose/engine';
import type { Context } from './context.ts';
import type { Text, Value, Values } from './grammar/grammar.ts';
import type { Action } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import { MODE_PROMPTS } from './modes/values.ts';
import { valuesOf } from './values.ts';

type Frame = Position['pending'][number];
type Stage = { readonly building?: string; readonly token?: string; readonly performed: readonly string[] };

/** In the order of their numbers. */
const ACTIONS: readonly Action[] = ['ship', 'occupy', 'attack', 'pay', 'draw'];

/** The actions that can be performed yet: `Occupy or Draw`. */
function stillPossible(game: Game, words: Lexicon): string {
  const { catalogue, data } = game.tables;
  const numbers = new Set(legalMoves(game).map(({ number }) => catalogue.action[number]));
  return words.any(ACTIONS.filter((_, number) => numbers.has(number)).map((id) => words.action(data.rulebook, id)));
}

/** What a player can do in a turn, where that is not everything. */
function turnVariant(game: Game): string | null {
  const verbs = new Set(legalMoves(game).map(({ verb }) => verb));
  if (verbs.has('activate')) return verbs.has('spend') ? null : 'building';
  return verbs.has('spend') ? 'token' : 'pass';
}

/** Variants of a prompt that fit the position, behind the colon of its key. Most decisions have no text for any of them. */
function variantsOf(decision: DecisionId, { stage, region, occasion }: Frame, game: Game): string[] {
  const { performed = [] } = (stage ?? {}) as Partial<Stage>;
  const variants = [
    decision === 'turn' && turnVariant(game),
    performed.length > 0 && 'again',
    game.tables.salaryOptional && 'optional',
    region === null && 'anywhere',
    occasion,
  ];
  return variants.filter((variant) => typeof variant === 'string');
}

function textFor(decision: DecisionId, frame: Frame, game: Game, { words }: Context): Text {
  const texts: Readonly<Record<string, Text>> = words.texts.prompts;
  const keys = variantsOf(decision, frame, game).map((variant) => `${decision}:${variant}`);
  return texts[keys.find((key) => Object.hasOwn(texts, key)) ?? decision];
}

/** Everything that the text of a prompt may need. */
function valuesFor(decision: DecisionId, frame: Frame, text: Text, game: Game, context: Context): Values {
  const { words, tables, who } = context;
  const { seat, stage, colour, payments } = frame;
  const ids = Object.entries({ ...frame, ...(stage as Stage | undefined) });
  const values: Record<string, Value> = valuesOf(
    words,
    tables,
    Object.fromEntries(ids.filter(([, id]) => typeof id === 'string')),
  );
  if (stage !== undefined) {
    const { performed, ...source } = stage as Stage;
    values.actions = performed.length === 0 ? words.source(tables, source).offers : stillPossible(game, words);
  }
  if (typeof colour === 'number') values.who = who(colour);
  if (typeof text !== 'string') values.n = payments === undefined ? legalMoves(game).length : Number(payments);
  if (decision === 'discard') {
    values.held = words.cardCount(counted(game, seat));
    values.limit = allowance(game, seat);
  }
  return { ...values, ...MODE_PROMPTS[decision]?.(game, seat, context) };
}

export function describePrompt(game: Game, context: Context): string {
  const { decision } = pending(game)!;
  const frame = writePosition(game).pending.at(-1)!;
  const text = textFor(decision, frame, game, context);
  return context.words.sentence(text, valuesFor(decision, frame, text, game, context));
}
