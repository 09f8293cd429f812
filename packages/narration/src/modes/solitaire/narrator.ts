/** Sentences about the Opposition: its step, the possible targets, the tie-breaks, and the choice that is left. */
import type { EventOf, Game } from '@windrose/engine';
import { type Context, contextOf } from '../../context.ts';
import type { Names } from '../../kinds.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { OppositionStep } from './opposition/procedure.ts';

type Planned = EventOf<'opposition-planned'>;

/** The reasons of an action of the Opposition, part by part. A part that does not apply is null or empty. */
interface Reasoning {
  readonly action: string;
  readonly skipped: string | null;
  readonly candidates: string | null;
  /** What each tie-break leaves. */
  readonly ties: readonly string[];
  readonly choice: string | null;
}

export interface OppositionNarrator {
  reasoning(game: Game, plan: Planned, names: Names): Reasoning;
  /** A step that the Opposition may try. */
  oppositionStep(step: OppositionStep): string;
}

export function oppositionNarrator(words: Lexicon): OppositionNarrator {
  return {
    reasoning: (game, plan, names) => explainPlan(plan, contextOf(words, game, names)),
    oppositionStep: (step) => words.texts.own.opposition.procedure[step],
  };
}

/** The only player of a solitaire game. */
export const PLAYER = 0;

/** Targets of a plan by the names of what they are. */
function targets(step: Planned['step'], ids: readonly string[], { words, tables }: Context): string {
  return words.all(
    ids.map((id) => {
      if (step === 'draw') return words.deck(id).text;
      if (step === 'take-token') return words.status(id).text;
      return words.waters(tables, id).text;
    }),
  );
}

/** Who does what, and on which occasion. */
function action({ occasion, colour, step, token }: Planned, { words, tables, who }: Context): string {
  const texts = words.texts.own.opposition;
  const player = who(PLAYER);
  return words.sentence(texts.occasions[occasion], {
    who: who(colour),
    player,
    step: words.fill(texts.steps[step], { player }),
    ...(token === undefined ? {} : { token: words.token(tables, token) }),
  });
}

function explainPlan(event: Planned, context: Context): Reasoning {
  const { step, candidates, ties, options, passedOver = [] } = event;
  const { words } = context;
  const texts = words.texts.own.opposition;
  const listTargets = (ids: readonly string[]) => targets(step, ids, context);
  const possible = words.fill(candidates.length === 1 ? texts.only : texts.possible, {
    candidates: listTargets(candidates),
  });
  return {
    action: `${action(event, context)}.`,
    skipped: passedOver.length === 0 ? null : words.fill(texts.skipped, { places: listTargets(passedOver) }),
    candidates: candidates.length === 0 ? null : possible,
    ties: ties.map(({ by, left }) => words.fill(texts.leaves, { tie: texts.ties[by], left: listTargets(left) })),
    choice: options.length > 1 ? words.fill(texts.youChoose, { n: options.length }) : null,
  };
}

/** Writes a plan as one sentence. */
export function describePlan(event: Planned, context: Context): string {
  const { step, candidates, ties, options, passedOver } = event;
  const { words } = context;
  const texts = words.texts.own.opposition;
  let plan = action(event, context);
  if (passedOver !== undefined && passedOver.length > 0) {
    plan = words.fill(texts.passedOver, { plan, places: targets(step, passedOver, context) });
  }
  if (ties.length > 0) {
    plan = words.fill(texts.decided, {
      plan,
      candidates: targets(step, candidates, context),
      ties: words.all(ties.map(({ by }) => texts.ties[by])),
    });
  }
  if (options.length > 1) plan = words.fill(texts.choice, { plan, options: targets(step, options, context) });
  return `${plan}.`;
}
