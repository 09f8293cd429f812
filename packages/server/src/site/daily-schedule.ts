/** The game of the daily set-up for each day of the week: every edition and several modes take their turn. */

export interface DayPlan {
  readonly edition: string;
  readonly mode: string;
  readonly players: number;
  readonly exploits: 'none' | 'drawn';
  /** Level of the bots in all seats but the first. */
  readonly bots: number;
}

/** From Sunday to Saturday. */
export const WEEKLY_SCHEDULE: readonly DayPlan[] = [
  { edition: 'classic', mode: 'solitaire', players: 1, exploits: 'none', bots: 3 },
  { edition: 'classic', mode: 'standard', players: 3, exploits: 'none', bots: 3 },
  { edition: 'age-of-sail', mode: 'standard', players: 3, exploits: 'none', bots: 3 },
  { edition: 'classic', mode: 'standard', players: 4, exploits: 'none', bots: 3 },
  { edition: 'age-of-sail', mode: 'silent-fleet', players: 2, exploits: 'none', bots: 3 },
  { edition: 'classic', mode: 'soloplay-two', players: 2, exploits: 'none', bots: 3 },
  { edition: 'age-of-sail', mode: 'standard', players: 4, exploits: 'drawn', bots: 3 },
];
