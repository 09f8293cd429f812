/** One English sentence for every reason for which a move can be refused. A test sees that none is missing. */
import type { Refusal } from '@windrose/engine';
import { count } from '../layout.ts';
import { type Action, capitalized, type Names } from './names.ts';

type Params = Refusal['params'];
type Say = (params: Params, names: Names) => string;

const text = (value: string | number | undefined) => String(value ?? '');
const number = (value: string | number | undefined) => Number(value ?? 0);

/** The region that a sentence is about: that of the city, where one is named. */
const regionOf = (p: Params, n: Names) => (p.city === undefined ? text(p.region) : n.areaOf(text(p.city)));
const place = (p: Params, n: Names) => {
  const region = regionOf(p, n);
  return region === '' ? 'a region that it needs' : n.place(region);
};
const stack = (p: Params, n: Names) =>
  p.stack === undefined ? 'the stack that it needs' : `the ${n.deck(text(p.stack))} stack`;
const tile = (p: Params, n: Names) => n.building(text(p.building));

export const REFUSALS: Readonly<Record<string, Say>> = {
  'game-over': () => 'The game is over.',
  'must-choose-start': () => 'First you choose the side of your start tile.',
  'must-build': () => 'First you take a building tile: this is the Build phase.',
  'must-pay-salary': (p) =>
    `First you choose whose disc returns: the Salary phase gives you ${count(number(p.payments), 'more payment')}.`,
  'must-take-turn': () => 'First you begin a turn: activate a building, spend a blue token, or pass.',
  'must-perform': () => 'First you finish what you have begun: choose an action of the building or token at work.',
  'must-place-casualty': () => 'First you decide whether the lost disc goes in front of a status.',
  'must-follow-up': () => 'First you decide whether you go on with the exploit that you are using.',
  'must-discard': (p) => `First you discard: you hold ${count(number(p.held), 'card')} and may keep ${text(p.limit)}.`,
  'must-place-governor': () => 'First you decide where your Governor is kept: in the free slot or in a normal one.',
  'must-remove-token': () => 'First you choose a token that is removed from its track.',
  'must-play-neutral': () => 'First you play a neutral disc or decline.',
  'must-ship-neutral': () => 'First you ship a disc of your neutral colour.',
  'must-occupy-neutral': () => 'First a disc of your neutral colour occupies a city.',
  'must-choose-trigger': () => 'First you choose which of your actions the Silent Fleet answers.',
  'must-react': () => 'First you carry out the answer of the Silent Fleet.',
  'must-cause-shortage': () => 'First you choose a tile that leaves the game.',

  'must-choose-for-opposition': () => 'First you choose for the Opposition, whose rules leave several possibilities.',
  'must-discard-for-opposition': () => 'First you choose what the Opposition discards.',
  'not-an-option': () =>
    "The Opposition's rules do not lead there; only what is equal by all of them is yours to choose.",
  'keeps-better-cards': (p, n) => `The Opposition does better to keep ${n.card(text(p.card))}.`,
  'not-on-grid': (p, n) => `The grid shows no ${tile(p, n)}.`,
  'last-column-again': (p, n) => `The ${tile(p, n)} lies in the last column, from which you built in the round before.`,

  'not-in-supply': (p, n) => `No ${tile(p, n)} tile is left.`,
  'level-too-high': (p, n) =>
    `The ${tile(p, n)} is of level ${text(p.level)}, and your Industry allows level ${text(p.allowed)} at most.`,
  'next-level-only': (p, n) =>
    `No tile of your build level is left, so the next level that has one is allowed: level ${text(p.allowed)}, and the ${tile(p, n)} is of level ${text(p.level)}.`,
  'top-level-limit': (p, n) =>
    `The ${tile(p, n)} is of the highest level, and you have as many of those as one player may.`,
  'no-phase-request': () => 'The order of the phases cannot be changed now.',

  'no-disc-on-building': (p, n) => `No disc lies on a ${tile(p, n)} of yours that could come back.`,
  'paid-in-salary-only': (p, n) => `The disc on the ${tile(p, n)} returns in the Salary phase only.`,
  'too-few-payments': (p) =>
    `You have ${count(number(p.payments), 'payment')} for ${count(number(p.discs), 'disc')}, so choose which return.`,
  'pays-itself': (p, n) => `The ${tile(p, n)} pays for other buildings, never for the disc that activates it.`,

  'building-not-owned': (p, n) => `You have not built a ${tile(p, n)}.`,
  'no-disc-in-harbor': (p, n) => `Your harbor is empty, and activating the ${tile(p, n)} takes a disc from it.`,
  'no-activation-circle': (p, n) =>
    `The ${tile(p, n)} has no circle for a disc: it works by itself and is never activated.`,
  'circle-occupied': (p, n) => `A disc lies on the ${tile(p, n)} already; a payment or the salary must free it first.`,
  'token-not-owned': (p, n) => `You have no ${n.token(text(p.token))} token to spend.`,
  'not-an-action-token': (p, n) => `${n.token(text(p.token))} tokens raise a status and are never spent.`,
  'no-effect': (p, n) => {
    const what = p.token === undefined ? tile(p, n) : `${n.token(text(p.token))} token`;
    return `Nothing could be done with the ${what} now, and a turn must have an effect: a target or a disc is missing.`;
  },

  'action-not-offered': (p, n) => {
    const action = p.action === undefined ? 'this action' : n.action(text(p.action) as Action);
    return `The building or token at work does not offer ${action}, or no longer.`;
  },
  'nothing-performed': () => 'At least one action must be performed before you stop.',
  'other-region': () => 'It must take place in the region of the action before.',
  'other-stack': () => 'Both cards of one activation must come from the same stack.',
  'too-few-discs': (p, n) => {
    const ship = `${n.shipping === 'sail' ? 'sailing' : 'shipping'} or occupying`;
    const left = p.discs === undefined ? '' : `: ${text(p.discs)}, where an attack takes 2 and ${ship} 1`;
    return `Your harbor has too few discs for it${left}.`;
  },
  'no-track': (p, n) => `${capitalized(place(p, n))} has no shipping track.`,
  'track-full': (p, n) => `The track of ${place(p, n)} is full, and a neutral disc goes to free spaces only.`,
  'city-occupied': (p, n) => `${n.city(text(p.city))} is occupied already.`,
  'is-fleet': (p, n) => `${capitalized(n.site(text(p.city)))} is no city: it is reached by sailing.`,
  'fleet-occupied': (p, n) => `A disc lies ${p.city === undefined ? 'there' : `at ${n.site(text(p.city))}`} already.`,
  'region-closed': (p, n) => `${capitalized(place(p, n))} is closed until its shipping track is full.`,
  'not-present': (p, n) =>
    `You have no disc in ${place(p, n)}: ${n.shipping} there first, because only those who are present may act there.`,
  'same-region-first': (p, n) => `The neutral disc occupies a city of ${n.place(text(p.region))}, as you did.`,
  'no-opponent': (p, n) => `No opponent's disc lies in ${n.site(text(p.city))}.`,
  'stack-empty': (p, n) => `${capitalized(stack(p, n))} has no such card.`,
  'slavery-abolished': () => 'Slavery is abolished, and its cards have left the game.',
  'presence-below-value': (p, n) => {
    const card = p.card === undefined ? `The card of ${stack(p, n)}` : capitalized(n.card(text(p.card)));
    if (p.value === undefined) return `${card} has a higher value than the discs in its area allow.`;
    const found = `${count(number(p.presence), 'disc')} in ${place(p, n)}`;
    return `${card} has the value ${text(p.value)}, and you have only ${found}.`;
  },
  'not-on-pile': (p, n) => `${capitalized(n.card(text(p.card)))} is not on the discard pile.`,

  'no-token': (p, n) => `No token lies on ${p.space === undefined ? 'that link' : n.space(text(p.space))}.`,
  'track-spared': (p, n) => `The track with ${n.space(text(p.space))} has lost as many tokens as it may.`,
  'not-performed': (p, n) => `You did not ${n.action(text(p.action) as Action)} in this turn.`,

  'exploit-not-in-game': () => 'This exploit is not in the game.',
  'exploit-locked': () => 'The exploit is locked until both its regions are open.',
  'no-disc-at-sea': (p, n) =>
    `You have no disc in ${regionOf(p, n) === '' ? 'the Open Sea that it needs' : n.sea(regionOf(p, n))}.`,
  'used-up': () => 'It has been used as often as it can be.',
  'no-city': () => 'It needs a city of yours in both regions.',
  'no-pirate': (p, n) => `No Pirate is left in ${n.sea(text(p.region))}.`,
  'nothing-loaded': () => 'No disc of yours is on the Treasure Fleet.',
  'other-status': () => 'The next space of the Passage raises another status.',
  'no-slavery-card': () => 'It needs a Slavery card that is face up where the ability asks for one.',

  'card-not-held': (p, n) => `You do not hold ${n.card(text(p.card))}.`,
};

/** Sentences that differ for an ability of an exploit. */
const OF_ABILITIES: Readonly<Record<string, Say>> = {
  'not-present': (p, n) =>
    `You must be present in both regions of ${n.exploit(text(p.ability).split('.')[0])}, and where it is used.`,
};

/** Sentences that differ for a disc that no player owns. */
const OF_NEUTRALS: Readonly<Record<string, Say>> = {
  'not-present': (p, n) => `No disc of that colour is in ${place(p, n)}, and only who is present may act there.`,
  'presence-below-value': (p, n) => `The Silent Fleet has too few discs there for the card of ${stack(p, n)}.`,
  'level-too-high': (p, n) => `The ${tile(p, n)} is above your build level.`,
};

/** Rules of modes with discs that no player owns. */
const NEUTRAL_RULE = /^(C2|S2|S3|SF)-/;

/** Some refusals name only the target of the move; its parts say what is meant. */
function withTargets(params: Params, { tables }: Names): Params {
  const named = params.ability ?? params.target;
  if (named === undefined) return params;
  const parts = params.ability === undefined ? [text(named)] : text(named).split('.').slice(2);
  const first = (ids: readonly string[]) => parts.find((part) => ids.includes(part));
  const found: Record<string, string | undefined> = {
    city: first(tables.siteIds),
    region: first(tables.areaIds),
    stack: first(tables.deckIds),
    building: first(tables.buildingIds),
    card: first(tables.cardIds),
  };
  const known = Object.entries(found).flatMap(([key, id]) => (id === undefined ? [] : [[key, id] as const]));
  return { ...Object.fromEntries(known), ...params };
}

/** The reason alone. A reason that is newer than this table is named by its code. */
export function reasonInWords(refusal: Refusal, names: Names): string {
  const { reason, rule, params } = refusal;
  const special = params.ability !== undefined ? OF_ABILITIES : NEUTRAL_RULE.test(rule) ? OF_NEUTRALS : {};
  const say = special[reason] ?? REFUSALS[reason];
  return say?.(withTargets(params, names), names) ?? `It is not legal now: ${reason}.`;
}

/** The reason with the id of the rule. */
export function refusalInWords(refusal: Refusal, names: Names): string {
  return `${reasonInWords(refusal, names)} (Rule ${refusal.rule}.)`;
}
