/** Entry point of the package: the rules engine with every edition, mode and exploit. */

export { inconsistencies } from './api/consistency.ts';
export { decidingSeat, isTurn, listTargets, offeredActions, pendingActions } from './api/lookahead.ts';
export { perft } from './api/perft.ts';
export {
  apply,
  forcedMove,
  IllegalMove,
  legalMoves,
  listMoves,
  type Pending,
  pending,
  play,
  whyNot,
} from './api/play.ts';
export type { Catalogue, Move } from './edition/catalogue.ts';
export { ACTIONS, DATA_GRADES, type DataGrade, type EditionData } from './edition/data.ts';
export { boardsFor, EDITIONS, edition, loadEdition, onBoard } from './edition/edition.ts';
export { EXPLOIT_DATA, EXPLOITS } from './edition/exploits.ts';
export { MAX_MOVES } from './edition/limits.ts';
export type {
  Area,
  Building,
  Card,
  Colour,
  Deck,
  Link,
  MoveNumber,
  NumberTable,
  Seat,
  Site,
  Space,
  Status,
  Token,
} from './edition/number-types.ts';
export { CULTURE, type EditionTables, FINANCE, INDUSTRY, NO_TOKEN, POLITICS, STATUSES } from './edition/tables.ts';
export { type TargetKind, targetKindOf, type Verb } from './edition/verbs.ts';
export { type Fault, Faults, InputError } from './faults.ts';
export type { EventOf, EventStamp, GameEvent } from './game/events.ts';
export { type Forecast, Game, type ModeId } from './game/game.ts';
export { MoveList } from './game/moves.ts';
export {
  DEFAULT_OPTIONS,
  type ModeOption,
  OPTION_NAMES,
  type Options,
  optionFromWords,
  optionNames,
  parseOptions,
} from './game/options.ts';
export type { PieceMove } from './game/pieces.ts';
export {
  besidePlace,
  buildingPlace,
  cardsOf,
  deckPlace,
  governorPlace,
  harborOf,
  linkPlace,
  type Place,
  type PlaceParts,
  parsePlace,
  sitePlace,
  spacePlace,
  supplyOf,
  tokensOf,
} from './game/places.ts';
export type { ReasonCode, Refusal } from './game/reasons.ts';
export type { Setup } from './game/setup.ts';
export {
  ACTION,
  colourOf,
  DISCARDING,
  GROWTH,
  HELD,
  NO_CARD,
  NO_SEAT,
  PHASES,
  type Phase,
  SALARY,
} from './game/state.ts';
export { VICTORY_GRADES, type Victory, type VictoryGrade } from './game/victory.ts';
export { MODES, modesOf, playersOf } from './modes/index.ts';
export { Random } from './random.ts';
export { type PackedGame, packGame, unpackGame } from './record/packed-game.ts';
export { hashPosition, type Position, writePosition } from './record/position.ts';
export { readPosition } from './record/read-position.ts';
export { GameRecord, type Opening, RULES_VERSION } from './record/record.ts';
export { type HistoryEntry, Session } from './record/session.ts';
export { IllegalRecordMove, isSeed, readRecord, writeRecord } from './record/text.ts';
export { allowance, counted } from './rules/cards.ts';
export { type Score, score, totalScore, winners } from './rules/score.ts';
export { createGame, createSilentGame } from './setup/create.ts';
export { parseSetup } from './setup/read-setup.ts';
export { dealSetup, type ExploitChoice, readExploits, tokenSpaces } from './setup/setup.ts';
export type { DecisionId } from './steps/step.ts';
