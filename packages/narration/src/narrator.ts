/** The interface of a narrator: the names and sentences of one language. */
import type {
  DataGrade,
  EditionTables,
  Game,
  GameEvent,
  Move,
  Options,
  Refusal,
  Score,
  Victory,
} from '@windrose/engine';
import type { ModeDescription, OptionTexts } from './modes/mode-texts.ts';
import type { OPPOSITION_STEPS } from './text-keys.ts';

export type Rulebook = EditionTables['data']['rulebook'];
export type Action = Extract<GameEvent, { event: 'action-chosen' }>['action'];
export type Phase = GameEvent['phase'];
export type ScoreCategory = Extract<GameEvent, { event: 'score-item' }>['category'];
/** What a status determines. */
export type Role = 'build' | 'growth' | 'salary' | 'cardLimit';
export type Special = 'memorial' | 'city-hall';

/** The names of players and other colours, as they stand within a sentence. */
export type Names = (colour: number) => string;

export interface Explanation {
  readonly title: string;
  readonly text: string;
}

/** What an exploit scores, and what each ability does, by its id. */
interface ExploitRule {
  readonly scoring: string;
  readonly abilities: Readonly<Record<string, string>>;
}

/** The reasons of an action of the Opposition, part by part. A part that does not apply is null or empty. */
export interface Reasoning {
  readonly action: string;
  readonly skipped: string | null;
  readonly candidates: string | null;
  /** What each tie-break leaves. */
  readonly ties: readonly string[];
  readonly choice: string | null;
}

export interface Narrator {
  edition(id: string): string;
  mode(id: string): ModeDescription;
  option(name: keyof Options): OptionTexts;
  /** `Side A`; a board that is not a side is called like its edition. */
  board(id: string): string;
  area(id: string): string;
  /** A city or fleet. */
  site(tables: EditionTables, id: string): string;
  /** `Lisbon–Seville`. */
  link(tables: EditionTables, id: string): string;
  deck(id: string): string;
  status(id: string): string;
  /** What the levels of a status are called. */
  level(role: Role): string;
  building(id: string): string;
  action(rulebook: Rulebook, id: Action): string;
  /** What a building or token offers: `Ship or Draw`, `Ship and/or Occupy`, `Draw once or twice`; empty for none. */
  actions(rulebook: Rulebook, steps: readonly (readonly Action[])[]): string;
  /** `Culture`, `Ship/Draw`. */
  token(tables: EditionTables, id: string): string;
  /** `Africa 3`, `Governor of Africa`. */
  card(tables: EditionTables, id: string): string;
  phase(id: Phase): string;
  exploit(id: string): string;
  exploitRule(id: string): ExploitRule;
  /** What a special building does. */
  special(id: Special): string;
  /** How a solitaire game ended. */
  victory(victory: Victory): string;
  scoreCategory(id: ScoreCategory | keyof Score): string;
  grade(id: DataGrade): Explanation;
  /** Notifies a user whose turn it is at the table with this title. */
  turnNotice(table: string): Explanation;
  /** What a colour is called unless it was given a name: players, the Opposition and its colours, neutral ones, the Silent Fleet. */
  colour(game: Game, colour: number): string;

  /** The prompt of the pending decision. */
  prompt(game: Game, names: Names): string;
  /** The label of a move, as on its button. */
  move(game: Game, move: Move, names: Names): string;
  /** A sentence about an event; null for an event that needs none, because others or the picture show it. */
  event(game: Game, event: GameEvent, names: Names): string | null;
  reasoning(game: Game, plan: Extract<GameEvent, { event: 'opposition-planned' }>, names: Names): Reasoning;
  /** A step that the Opposition may try. */
  oppositionStep(step: (typeof OPPOSITION_STEPS)[number]): string;
  /** What an event means for a seat, in a few words; null for nothing. Components whose ids are `mentioned` are not named again. */
  gain(game: Game, event: GameEvent, seat: number, names: Names, mentioned?: readonly string[]): string | null;
  /** The reason why a move is refused. */
  refusal(game: Pick<Game, 'tables'>, refusal: Refusal): string;
}
