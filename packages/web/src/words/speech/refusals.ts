/** Why a move is not possible. Reasons are plain words in the engine, so that a test sees that none is missing. */
import type { Refusal, Tables } from '@windrose/engine';
import type { Text, Value, Values } from '../grammar.ts';
import type { Action } from '../speech.ts';
import type { Lexicon } from './lexicon.ts';
import { abilityTargets, plainTarget } from './targets.ts';

type Params = Refusal['params'];
type Texts = Readonly<Record<string, Text>>;

/** Rules of modes with discs that no player owns. */
const NEUTRAL_RULE = /^(C2|S2|S3|SF)-/;

/** The status that governs building. */
const BUILD = 0;

/** Some refusals name only the target of the move; its parts say what is meant. */
function withTargets(params: Params, tables: Tables): Params {
  if (params.ability !== undefined) return { ...abilityTargets(tables, String(params.ability)).ids, ...params };
  return params.target === undefined ? params : { ...plainTarget(tables, String(params.target)), ...params };
}

/** The region that a sentence is about: that of the city, where one is named. */
function regionOf(params: Params, { areaIds, siteArea, siteIds }: Tables): string | undefined {
  if (params.city !== undefined) return areaIds[siteArea[siteIds.indexOf(String(params.city))]];
  return params.region === undefined ? undefined : String(params.region);
}

/** The stack that a Draw is about. A region that is named alone has a stack of its own name. */
function stackOf({ stack, region }: Params, { deckIds }: Tables): string | undefined {
  if (stack !== undefined) return String(stack);
  return deckIds.includes(String(region)) ? String(region) : undefined;
}

/** Everything that a text about the refusal may need and that is known. */
function valuesOf(words: Lexicon, tables: Tables, params: Params): Record<string, Value> {
  const values: Record<string, Value> = {};
  const { ability, action, building, card, city, discs, held, level, allowed, limit, payments, space, token } = params;
  const region = regionOf(params, tables);
  const stack = stackOf(params, tables);
  if (region !== undefined) Object.assign(values, { region: words.area(region), sea: words.sea(region) });
  if (city !== undefined) values.site = words.site(tables, String(city));
  if (stack !== undefined) values.deck = words.deck(stack);
  if (building !== undefined) values.building = values.source = words.building(String(building));
  if (token !== undefined) {
    values.token = words.tokenName(tables, String(token));
    values.source = words.token(tables, String(token));
  }
  if (card !== undefined) values.card = words.card(tables, String(card));
  if (action !== undefined) values.action = words.action(tables.data.rulebook, String(action) as Action);
  if (space !== undefined) values.space = words.space(String(space));
  if (ability !== undefined) values.exploit = words.exploit(String(ability).split('.')[0]);
  if (held !== undefined) values.held = words.cardCount(Number(held));
  if (payments !== undefined) values.n = Number(payments);
  if (discs !== undefined) values.discs = words.discs(Number(discs));
  if (params.region !== undefined) values.near = words.area(String(params.region));
  if (level !== undefined) Object.assign(values, { level, status: words.status(tables.statusIds[BUILD]) });
  if (allowed !== undefined) values.allowed = allowed;
  if (limit !== undefined) values.limit = limit;
  return values;
}

/** What a Draw lacks: the card, its value, and the discs in its area. */
function drawValues(words: Lexicon, tables: Tables, params: Params, values: Record<string, Value>): void {
  const { presence, value, card } = params;
  if (presence === undefined || value === undefined) return;
  values.discs = words.discs(Number(presence));
  values.value = value;
  const stack = stackOf(params, tables);
  if (card === undefined && stack !== undefined) {
    values.card = words.card(tables, `${stack}-${value}`);
  }
}

/** Texts that say where, or how much, with what they need; without it the same is said in general. */
const NEEDS: Readonly<Record<string, string>> = {
  'too-few-discs': 'discs',
  'fleet-occupied': 'site',
  'region-closed': 'region',
  'stack-empty': 'deck',
  'presence-below-value': 'card',
  'no-token': 'space',
  'no-disc-at-sea': 'sea',
};

/** The text for a reason: one of its own for abilities or neutral discs, a general one, or that of the reason. */
function textOf(texts: Texts, { reason, rule, params }: Refusal, values: Values): Text {
  const about = params.ability !== undefined ? 'ability' : NEUTRAL_RULE.test(rule) ? 'neutral' : '';
  const isVague = NEEDS[reason] !== undefined && values[NEEDS[reason]] === undefined;
  return texts[`${reason}:${about}`] ?? (isVague ? texts[`${reason}:some`] : texts[reason]) ?? texts.other;
}

export function refusalInWords(words: Lexicon, tables: Tables, refusal: Refusal): string {
  const params = withTargets(refusal.params, tables);
  const values = valuesOf(words, tables, params);
  if (refusal.reason === 'presence-below-value') drawValues(words, tables, params, values);
  return words.sentence(textOf(words.texts.refusals, refusal, values), values);
}
