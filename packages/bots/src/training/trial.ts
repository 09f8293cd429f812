/** A trial: what a generation has learned plays against what was known before it, on the same set-ups with seats exchanged. */
import { apply, decidingSeat, Random } from '@windrose/engine';
import { Appraiser } from '../appraiser.ts';
import { type Course, gameOf } from '../course.ts';
import { Mind } from '../search/mind.ts';
import { Outlook } from '../search/outlook.ts';
import type { Rows } from '../weights.ts';

export interface Trial {
  readonly course: Course;
  readonly rows: Rows;
  readonly rival: Rows;
  readonly seed: string;
  /** Set-ups, each of which is played twice. */
  readonly games: number;
}

/** By how much what was learned is better, as the sum over all games; not above 0 if it is not. */
export function leadOf({ course, rows, rival, seed, games }: Trial): number {
  const like = gameOf(course, seed);
  const random = new Random(seed);
  const bots = [rows, rival].map((known) => new Appraiser(new Mind(like, known, random), 0));
  const outlook = new Outlook(like.state.seats);
  let lead = 0;
  for (let number = 0; number < games; number++) {
    for (const exchanged of [0, 1]) {
      const game = gameOf(course, `${seed}.${number}`);
      const sideOf = (seat: number) => (seat + exchanged) % 2;
      while (game.state.depth > 0) apply(game, bots[sideOf(decidingSeat(game))].decide(game));
      outlook.read(game);
      for (let seat = 0; seat < game.state.players; seat++) {
        lead += sideOf(seat) === 0 ? outlook.worths[seat] : -outlook.worths[seat];
      }
    }
  }
  return lead;
}
