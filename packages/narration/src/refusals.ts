/** Sentences for refused moves. They stand behind a colon, so that they begin with a small letter. */
import type { EditionTables, Refusal } from '@windrose/engine';
import type { Text, Value, Values } from './grammar/grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { RefusalKey } from './text-keys.ts';
import { targetsOf, valuesOf } from './values.ts';

type Params = Refusal['params'];
type Texts = Readonly<Record<string, Text>>;

/** The status that governs building. */
const BUILD = 0;

/** The region that a sentence is about: that of the city, where one is named. */
function regionOf(
  { city, region }: Params,
  { areaIds, siteArea, siteIds }: EditionTables,
): string | number | undefined {
  return city === undefined ? region : areaIds[siteArea[siteIds.indexOf(String(city))]];
}

/** Everything that a text about the refusal may need and that is known. Some name only the target of the move. */
function valuesFor(words: Lexicon, tables: EditionTables, { reason, params: given }: Refusal): Record<string, Value> {
  const target = given.ability ?? given.target;
  const params: Params = { ...(target === undefined ? {} : targetsOf(tables, String(target))), ...given };
  const { region: near, held, payments, discs, level, presence, value } = params;
  const region = regionOf(params, tables);
  // A region that is named alone has a stack of its own name.
  const stack = params.stack ?? (tables.deckIds.includes(String(region)) ? region : undefined);
  const known = { ...params, ...(region === undefined ? {} : { region }), ...(stack === undefined ? {} : { stack }) };
  const values = valuesOf(words, tables, known);
  if (near !== undefined) values.near = words.area(String(near));
  if (held !== undefined) values.held = words.cardCount(Number(held));
  if (payments !== undefined) values.n = payments;
  if (discs !== undefined) values.discs = words.discs(Number(discs));
  if (level !== undefined) values.status = words.status(tables.statusIds[BUILD]);
  if (reason === 'presence-below-value' && value !== undefined) {
    values.discs = words.discs(Number(presence));
    values.card ??= words.card(tables, `${stack}-${value}`);
  }
  return values;
}

/** The value that a template needs. Without it the general variant, `:some`, is used. */
const NEEDS: { readonly [K in RefusalKey as K extends `${infer R}:some` ? R : never]: string } = {
  'too-few-discs': 'discs',
  'fleet-occupied': 'site',
  'region-closed': 'region',
  'stack-empty': 'deck',
  'presence-below-value': 'card',
  'no-token': 'space',
  'no-disc-at-sea': 'sea',
};

/** The text for a reason: one for its rule or for abilities, a general one, or that of the reason. */
function textOf(texts: Texts, { reason, rule, params }: Refusal, values: Values): Text {
  const own = texts[`${reason}:${rule}`] ?? (params.ability === undefined ? undefined : texts[`${reason}:ability`]);
  const isVague = reason in NEEDS && values[NEEDS[reason as keyof typeof NEEDS]] === undefined;
  return own ?? texts[isVague ? `${reason}:some` : reason];
}

export function describeRefusal(words: Lexicon, tables: EditionTables, refusal: Refusal): string {
  const values = valuesFor(words, tables, refusal);
  return words.fill(textOf(words.texts.refusals, refusal, values), values);
}
