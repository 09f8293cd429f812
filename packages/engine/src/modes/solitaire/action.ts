/**
 * One action of the Opposition: automatic where its rules leave one target, otherwise the player chooses (SOLO-TIE-4).
 */

import type { Verb } from '../../edition/verbs.ts';
import type { Game } from '../../game/game.ts';
import { moveToken } from '../../game/pieces.ts';
import { reason, refusal } from '../../game/reasons.ts';
import { pop } from '../../game/stack.ts';
import { totalScore } from '../../rules/score.ts';
import type { Decision } from '../../steps/step.ts';
import { carryOut } from './carry-out.ts';
import type { Plan } from './choice.ts';
import type { OppositionStep } from './events.ts';
import { HUMAN, OPPOSITION } from './layout.ts';
import { OCCASIONS, occasionAt } from './occasions.ts';
import { type Occasion, planFor } from './plan.ts';

const MUST_CHOOSE = reason('must-choose-for-opposition', 'SOLO-TIE-4');
const NOT_AN_OPTION = reason('not-an-option', 'EC-113');

/** The verbs by which the player chooses a target for each step. */
const VERBS: Readonly<Record<Exclude<OppositionStep, 'nothing'>, Verb>> = {
  'occupy-linked': 'opposition-occupy',
  occupy: 'opposition-occupy',
  'complete-track': 'opposition-ship',
  ship: 'opposition-ship',
  'ship-beside': 'opposition-ship',
  draw: 'opposition-draw',
  attack: 'opposition-attack',
  'take-token': 'opposition-take',
  settle: 'opposition-occupy',
  clear: 'opposition-clear',
};

function occasionOf({ state }: Game): Occasion {
  return occasionAt(state, state.depth - 1);
}

/** Returns the verb of a plan, which must have targets. */
function verbOf({ step }: Plan): Verb {
  return VERBS[step as keyof typeof VERBS];
}

/** Returns the ids of a plan's targets, for the log. */
function idsOf({ tables }: Game, plan: Plan, targets: readonly number[]): string[] {
  const { base, moves } = tables.catalogue;
  return targets.map((target) => moves[base[verbOf(plan)] + target].target ?? '');
}

function report(game: Game, { kind, colour, token }: Occasion, plan: Plan, chosen: number | undefined): void {
  if (game.log === null) return;
  const { choice, passedOver } = plan;
  const ids = (targets: readonly number[]) => idsOf(game, plan, targets);
  const { areaIds, tokenIds } = game.tables;
  const worst = chosen !== undefined && choice.options.length > 1;
  const ties = worst ? [...choice.ties, { by: 'worst-for-player' as const, left: [chosen] }] : choice.ties;
  game.log.add({
    event: 'opposition-planned',
    seat: OPPOSITION,
    occasion: kind,
    colour,
    ...(kind === 'token' ? { token: tokenIds[token] } : {}),
    pieces: kind === 'token' ? [moveToken(tokenIds[token], 'pending', null)] : [],
    step: plan.step,
    candidates: ids(choice.candidates),
    ties: ties.map(({ by, left }) => ({ by, left: ids(left) })),
    options: ids(worst ? [chosen] : choice.options),
    ...(passedOver === undefined ? {} : { passedOver: passedOver.map((area) => areaIds[area]) }),
  });
}

/** Carries out the plan with all immediate consequences: bonus actions from the tokens that it wins. */
function act(game: Game, occasion: Occasion, plan: Plan, target: number): void {
  pop(game.state);
  carryOut(game, plan.step, occasion, target);
}

/** Returns the option after which the player is least ahead; the first in the order of the board among equals. */
function worstForPlayer(game: Game, occasion: Occasion, plan: Plan): number {
  const { state, log } = game;
  const before = state.save();
  const below = state.depth - 1;
  let worst = plan.choice.options[0];
  let least = Number.POSITIVE_INFINITY;
  game.log = null;
  for (const option of plan.choice.options) {
    act(game, occasion, plan, option);
    while (state.depth > below) proceed(game);
    const margin = totalScore(game, HUMAN) - totalScore(game, OPPOSITION);
    if (margin < least) {
      least = margin;
      worst = option;
    }
    state.restore(before);
  }
  game.log = log;
  return worst;
}

/** Acts if there is one target or the options give the player no choice. Returns false if the player has to choose. */
function proceed(game: Game): boolean {
  const occasion = occasionOf(game);
  const plan = planFor(game, occasion);
  const { options } = plan.choice;
  const asks = options.length > 1 && game.options['solo.choices'] === 'asked';
  const target = asks ? undefined : options.length > 1 ? worstForPlayer(game, occasion, plan) : options[0];
  report(game, occasion, plan, target);
  if (asks) return false;
  act(game, occasion, plan, target ?? -1);
  return true;
}

export const oppositionAction: Decision = {
  id: 'opposition-action',
  asks: true,
  fields: [
    { name: 'occasion', kind: 'name', names: () => OCCASIONS },
    { name: 'colour', kind: 'count' },
    { name: 'token', kind: 'token' },
    { name: 'region', kind: 'area' },
  ],

  ready: (game) => !proceed(game),

  behalfOf: () => OPPOSITION,

  list(game, list) {
    const plan = planFor(game, occasionOf(game));
    for (const option of plan.choice.options) list.add(game.tables.catalogue.base[verbOf(plan)] + option);
  },

  whyNot(game, move) {
    const { catalogue, data } = game.tables;
    const plan = planFor(game, occasionOf(game));
    if (catalogue.verb[move] !== verbOf(plan)) return refusal(data.rulebook, MUST_CHOOSE);
    if (plan.choice.options.includes(catalogue.target[move])) return null;
    return refusal(data.rulebook, NOT_AN_OPTION, { target: catalogue.moves[move].target ?? '' });
  },

  play(game, move) {
    const occasion = occasionOf(game);
    act(game, occasion, planFor(game, occasion), game.tables.catalogue.target[move]);
  },
};
