/** Styles: small additions to the weights, for variety between bots of one level. */
import { FEATURES } from './evaluation/features.ts';
import type { WeightRows } from './weights.ts';

/** Glory that a style adds for each unit of a feature. */
const STYLES = {
  builder: { 'score build': 0.25, 'level build': 0.4, buildingGlory: 0.3, 'circles draw': 0.3 },
  shipper: { regionsPresent: 0.3, presenceClosed: 0.25, tracksLed: 0.6, governorsHeld: 0.5 },
  conqueror: { cityGlory: 0.3, links: 0.3, 'tokens attack': 0.4, 'circles attack': 0.5, attackable: 0.05 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

export type Style = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as Style[];

/** Returns weights with the additions of a style. */
export function withStyle(rows: WeightRows, style: Style): WeightRows {
  const shifts: Readonly<Record<string, number>> = STYLES[style];
  const shift = FEATURES.map((name) => shifts[name] ?? 0);
  const shifted = (values: WeightRows['evaluation']) => values.map((row) => row.map((weight, i) => weight + shift[i]));
  return { ...rows, evaluation: shifted(rows.evaluation), prospects: shifted(rows.prospects) };
}
