/** What a level of a status gives: "level 3", "4 discs". */

import type { Say } from '@windrose/narration/templates.ts';
import type { Texts } from '../texts/languages.ts';
import type { StatusView } from '../view/seat.ts';

const COUNTED = { growth: 'statusGrowth', salary: 'statusSalary', cardLimit: 'statusCardLimit' } as const;

export function levelText(say: Say<Texts>, role: StatusView['role'], gives: number): string {
  return role === 'build' ? say('statusBuild', { value: gives }) : say(COUNTED[role], { n: gives });
}
