/** What the narration names besides components: actions, phases, levels, categories of the score, players. */
import type { Colour, EditionTables, GameEvent, Seat } from '@windrose/engine';

export type Rulebook = EditionTables['data']['rulebook'];
export type Action = Extract<GameEvent, { event: 'action-chosen' }>['action'];
export type Phase = GameEvent['phase'];
export type ScoreCategory = Extract<GameEvent, { event: 'score-item' }>['category'];
/** What a status determines. */
export type Role = 'build' | 'growth' | 'salary' | 'cardLimit';
export type Special = 'memorial' | 'city-hall';

/** The names of players and other colours, as they stand within a sentence. */
export type Names = (colour: Colour | Seat) => string;

export interface Explanation {
  readonly title: string;
  readonly text: string;
}
