/** One English sentence for every reason for which a move can be refused. A test sees that none is missing. */
import type { Refusal } from '@windrose/engine';
import { count } from '../layout.ts';
import { type Action, capitalized, type Names } from './names.ts';

type Say = (params: Refusal['params'], names: Names) => string;

const text = (value: string | number | undefined) => String(value ?? '');
const number = (value: string | number | undefined) => Number(value ?? 0);

export const REFUSALS: Readonly<Record<string, Say>> = {
  'game-over': () => 'The game is over.',
  'must-build': () => 'First you take a building tile: this is the Build phase.',
  'must-pay-salary': (p) =>
    `First you choose whose disc returns: the Salary phase gives you ${count(number(p.payments), 'more payment')}.`,
  'must-take-turn': () => 'First you begin a turn: activate a building, spend a blue token, or pass.',
  'must-perform': () => 'First you finish what you have begun: choose an action of the building or token at work.',
  'must-discard': (p) => `First you discard: you hold ${count(number(p.held), 'card')} and may keep ${text(p.limit)}.`,
  'must-place-governor': () => 'First you decide where your Governor is kept: in the free slot or in a normal one.',

  'not-in-supply': (p, n) => `No ${n.building(text(p.building))} tile is left to build.`,
  'level-too-high': (p, n) =>
    `The ${n.building(text(p.building))} is of level ${text(p.level)}, and your Industry allows level ${text(p.allowed)} at most.`,
  'next-level-only': (p, n) =>
    `No tile of your build level is left, so the next level that has one is allowed: level ${text(p.allowed)}, and the ${n.building(text(p.building))} is of level ${text(p.level)}.`,
  'top-level-limit': (p, n) =>
    `The ${n.building(text(p.building))} is of the highest level, and you have as many of those as one player may.`,
  'no-phase-request': () => 'The order of the phases cannot be changed now.',

  'no-disc-on-building': (p, n) => `No disc lies on a ${n.building(text(p.building))} of yours that could come back.`,
  'pays-itself': (p, n) =>
    `The ${n.building(text(p.building))} pays for other buildings, never for the disc that activates it.`,

  'building-not-owned': (p, n) => `You have not built a ${n.building(text(p.building))}.`,
  'no-disc-in-harbor': (p, n) =>
    `Your harbor is empty, and activating the ${n.building(text(p.building))} takes a disc from it.`,
  'no-activation-circle': (p, n) =>
    `The ${n.building(text(p.building))} has no circle for a disc: it works by itself and is never activated.`,
  'circle-occupied': (p, n) =>
    `A disc lies on the ${n.building(text(p.building))} already; a payment or the salary must free it first.`,
  'token-not-owned': (p, n) => `You have no ${n.token(text(p.token))} token to spend.`,
  'not-an-action-token': (p, n) => `${n.token(text(p.token))} tokens raise a status and are never spent.`,
  'no-effect': (p, n) => {
    const what = p.token === undefined ? n.building(text(p.building)) : `${n.token(text(p.token))} token`;
    return `Nothing could be done with the ${what} now, and a turn must have an effect: a target or a disc is missing.`;
  },

  'action-not-offered': (p, n) =>
    `The building or token at work does not offer ${n.action(text(p.action) as Action)}, or no longer.`,
  'nothing-performed': () => 'At least one action must be performed before you stop.',
  'other-region': () => 'Both actions of one activation must take place in the same region.',
  'other-stack': () => 'Both cards of one activation must come from the same stack.',
  'too-few-discs': (p) =>
    `Your harbor has too few discs for it: ${text(p.discs)}, where an attack takes 2 and shipping or occupying 1.`,
  'no-track': (p, n) => `${capitalized(n.place(text(p.region)))} has no shipping track.`,
  'city-occupied': (p, n) => `${n.city(text(p.city))} is occupied already.`,
  'region-closed': (p, n) => `${capitalized(n.place(text(p.region)))} is closed until its shipping track is full.`,
  'not-present': (p, n) =>
    `You have no disc in ${n.place(text(p.region))}: ship there first, because only those who are present may act there.`,
  'no-opponent': (p, n) => `No opponent's disc lies in ${n.city(text(p.city))}.`,
  'stack-empty': (p, n) => `The ${n.deck(text(p.stack))} stack is empty.`,
  'slavery-abolished': () => 'Slavery is abolished, and its cards have left the game.',
  'presence-below-value': (p, n) =>
    `The top card of ${n.deck(text(p.stack))} has the value ${text(p.value)}, and you have only ${count(number(p.presence), 'disc')} in ${n.place(text(p.region))}.`,

  'card-not-held': (p, n) => `You do not hold ${n.card(text(p.card))}.`,
};

/** The reason alone. A reason that is newer than this table is named by its code. */
export function reasonInWords(refusal: Refusal, names: Names): string {
  return REFUSALS[refusal.reason]?.(refusal.params, names) ?? `It is not legal now: ${refusal.reason}.`;
}

/** The reason with the id of the rule. */
export function refusalInWords(refusal: Refusal, names: Names): string {
  return `${reasonInWords(refusal, names)} (Rule ${refusal.rule}.)`;
}
