/** The interfaces of a narrator and a guide: the names, sentences and explanations of one language. */
import type {
  Colour,
  DataGrade,
  EditionTables,
  Game,
  GameEvent,
  Move,
  Options,
  Refusal,
  Score,
  Seat,
  Victory,
} from '@windrose/engine';
import type { EventTraits } from './event-table.ts';
import type { Action, Explanation, Names, Phase, Role, Rulebook, ScoreCategory, Special } from './kinds.ts';
import type { ModeDescription, ModeGuide, OptionTexts } from './modes/mode-texts.ts';
import type { ModeNarrator } from './modes/narrators.ts';

export type { Action, Phase, Rulebook } from './kinds.ts';

/** What an exploit scores, and what each ability does, by its id. */
interface ExploitRule {
  readonly scoring: string;
  readonly abilities: Readonly<Record<string, string>>;
}

export interface Narrator extends ModeNarrator {
  edition(id: string): string;
  /** A mode that only a newer version has is called by its id. */
  mode(id: string): ModeDescription;
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
  /** What a colour is called unless it was given a name: that of a player, or one that belongs to the mode. */
  colour(game: Game, colour: Colour | Seat): string;

  /** The prompt of the pending decision. */
  prompt(game: Game, names: Names): string;
  /** The label of a move, as on its button. */
  move(game: Game, move: Move, names: Names): string;
  /** A sentence about an event; null for an event that needs none, because others or the picture show it. */
  event(game: Game, event: GameEvent, names: Names): string | null;
  /** What the log and previews of moves need to know of an event besides its sentence. */
  traits(event: GameEvent): EventTraits;
  /** What an event means for a seat, in a few words; null for nothing. Components whose ids are `mentioned` are not named again. */
  gain(game: Game, event: GameEvent, seat: Seat, names: Names, mentioned?: readonly string[]): string | null;
  /** The reason why a move is refused. */
  refusal(game: Pick<Game, 'tables'>, refusal: Refusal): string;
}

/** Explains the choices of a new game. */
export interface Guide {
  /** A mode that only a newer version has is not explained. */
  mode(id: string): ModeGuide;
  option(name: keyof Options): OptionTexts;
}
