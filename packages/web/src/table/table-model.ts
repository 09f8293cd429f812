/** The model of the table: everything that the page of a game shows, as read-only data that the controller derives. */
import type { EditionTables, Game, GameEvent, HistoryEntry, Pending, Phase, Position, Refusal } from '@windrose/engine';
import type { MovePreview } from '../motion/move-preview.ts';
import type { DiscMark } from '../pieces/disc-marks.ts';
import type { PieceNames } from '../pieces/piece-names.ts';
import type { MoveSequence } from '../play/move-sequences.ts';
import type { OppositionMoment } from '../play/opposition-moments.ts';
import type { SeatPlan } from '../play/saved-games.ts';
import type { Waiting } from '../play/table-game.ts';
import type { BoardView } from '../view/board.ts';
import type { SeatView } from '../view/seat.ts';
import type { Spot } from '../view/spots.ts';
import type { Panel } from './panels.ts';

export interface TableModel {
  // --- The game -----------------------------------------------------------------------------------------------------
  readonly tables: EditionTables; // components and rules of the edition
  readonly players: readonly SeatPlan[]; // who plays, by seat
  readonly marks: readonly DiscMark[]; // tone and shape of the discs, by colour
  readonly names: (colour: number) => string; // name of the player or the neutral discs of a colour
  readonly pieceNames: PieceNames; // names of all pieces in the current language
  readonly placeName: (id: string) => string; // name of an area or a site
  readonly spotName: (spot: Spot) => string; // accessible name of a spot of the chart
  readonly history: readonly HistoryEntry[]; // all moves
  readonly length: number; // number of moves
  readonly waiting: Waiting; // what the game waits for
  readonly decidingSeat: number | null; // seat whose decision the game waits for; null at the end
  readonly recentEvents: readonly GameEvent[]; // events since the last local decision, or of the turn to be confirmed
  readonly isFirstDecision: boolean; // no local player has decided yet
  readonly isOnBehalf: boolean; // the last unconfirmed decision was made on behalf of another seat

  // --- The shown moment ---------------------------------------------------------------------------------------------
  readonly cursor: number | null; // number of moves before it; null for the present
  readonly oppositionMoment: OppositionMoment | null; // moment of the Opposition's actions; null if none is shown
  readonly canReplayOpposition: boolean; // the last actions of the Opposition can be shown again
  readonly isConfirming: boolean; // the turn waits for its confirmation, and the answer of the Opposition is not shown
  readonly isPlayable: boolean; // a local player may choose a move
  readonly isOver: boolean; // the end of the game is shown

  // --- The shown position -------------------------------------------------------------------------------------------
  readonly game: Game; // as the engine has it
  readonly position: Position; // in the terms of the game
  readonly eventCount: number; // number of events up to it
  readonly pending: Pending | null; // its pending decision; null at the end
  readonly phase: Phase | null; // its phase; null at the end
  readonly board: BoardView; // chart, cards and tokens
  readonly seats: readonly SeatView[]; // boards of all seats; the Opposition's is the last
  readonly frontSeat: number; // seat whose board is in front

  // --- Choosing a move ----------------------------------------------------------------------------------------------
  readonly sequences: ReadonlyMap<Spot, readonly MoveSequence[]>; // what a click on each spot can mean
  readonly selectable: ReadonlySet<Spot>; // spots that can be selected
  readonly selected: Spot | null; // the selected spot
  readonly onlyChoice: Spot | null; // the only selectable spot, until it is selected
  readonly options: readonly MoveSequence[]; // what the selected spot can mean
  readonly choices: readonly MoveSequence[]; // what the prompt lists: the options, or else all single moves
  readonly preview: MovePreview | null; // changes by the moves under the pointer or by the options
  readonly isPaying: boolean; // the player takes discs back from buildings
  readonly candidates: ReadonlyMap<Spot, boolean>; // targets that the Opposition considers; false for those ruled out
  readonly targets: ReadonlyMap<string, number>; // number of selectable spots or candidates by area
  readonly focusAreas: readonly string[]; // areas that a small chart comes closer to

  // --- Panels and notices -------------------------------------------------------------------------------------------
  readonly panels: readonly Panel[]; // panels beside the board
  readonly panel: string; // id of the panel in front
  readonly canUndo: boolean; // the last local decision can be taken back
  readonly undidOthers: boolean; // the last undo took back moves of other seats too
  readonly canShowHints: boolean; // bots may estimate the moves
  readonly showsHints: boolean; // their estimates are shown
  readonly refusal: Refusal | null; // why nothing can be done at the clicked spot
  readonly describedSpot: Spot | null; // spot whose details are shown
  readonly openRule: string | null; // rule or entry of the glossary that is shown over the table
}
