/** The rules that explain icons and components, by rule book. */
import type { EditionTables } from '@windrose/engine';

type Rulebook = EditionTables['data']['rulebook'];

const RULES = {
  status: { classic: 'CL-GEN-3', 'age-of-sail': 'AS-GEN-2' },
  glory: { classic: 'CL-GEN-2', 'age-of-sail': 'AS-END-1' },
  hand: { classic: 'CL-PAS-1', 'age-of-sail': 'AS-DIS-2' },
  building: { classic: 'CL-BLD-1', 'age-of-sail': 'AS-BLD-1' },
  brownToken: { classic: 'CL-GEN-8', 'age-of-sail': 'AS-GEN-5' },
  blueToken: { classic: 'CL-ACT-6', 'age-of-sail': 'AS-ACT-2' },
  card: { classic: 'CL-ACT-DRW-1', 'age-of-sail': 'AS-ACT-DRW-1' },
  governor: { classic: 'CL-ACT-SHIP-6', 'age-of-sail': 'AS-ACT-SAIL-4' },
  slavery: { classic: 'CL-ABO-2', 'age-of-sail': 'AS-END-5' },
  abolition: { classic: 'CL-ABO-1', 'age-of-sail': 'AS-ABO-1' },
  bonusDisc: { classic: 'AS-ACT-DRW-6', 'age-of-sail': 'AS-ACT-DRW-6' },
  city: { classic: 'CL-END-1', 'age-of-sail': 'AS-END-2' },
  fleet: { classic: 'AS-ACT-SAIL-7', 'age-of-sail': 'AS-ACT-SAIL-7' },
  exploit: { classic: 'EX-1', 'age-of-sail': 'EX-1' },
  memorial: { classic: 'AS-SPB-1', 'age-of-sail': 'AS-SPB-1' },
  'city-hall': { classic: 'AS-SPB-2', 'age-of-sail': 'AS-SPB-2' },
  salaryOnly: { classic: 'AS-ACT-PAY-2', 'age-of-sail': 'AS-ACT-PAY-2' },
  ship: { classic: 'CL-ACT-SHIP-1', 'age-of-sail': 'AS-ACT-SAIL-1' },
  occupy: { classic: 'CL-ACT-OCC-1', 'age-of-sail': 'AS-ACT-OCC-1' },
  attack: { classic: 'CL-ACT-ATT-1', 'age-of-sail': 'AS-ACT-ATT-1' },
  pay: { classic: 'CL-ACT-PAY-1', 'age-of-sail': 'AS-ACT-PAY-1' },
  draw: { classic: 'CL-ACT-DRW-1', 'age-of-sail': 'AS-ACT-DRW-1' },
} as const satisfies Record<string, Record<Rulebook, string>>;

export type Topic = keyof typeof RULES;

export function ruleOf(topic: Topic, rulebook: Rulebook): string {
  return RULES[topic][rulebook];
}
