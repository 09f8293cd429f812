/** The rules engine of Windrose: everything that other packages may use. */

export { inconsistencies } from './doors/consistency.ts';
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
} from './doors/doors.ts';
export { perft } from './doors/perft.ts';
export type { Catalogue, Move, Verb } from './edition/catalogue.ts';
export type { EditionData } from './edition/data.ts';
export { EDITIONS, edition, loadEdition } from './edition/edition.ts';
export type { Tables } from './edition/tables.ts';
export { type Fault, Faults, InputError } from './faults.ts';
export type { GameEvent } from './game/events.ts';
export { Game } from './game/game.ts';
export { MoveList } from './game/moves.ts';
export {
  DEFAULT_OPTIONS,
  MODES,
  type Mode,
  OPTION_NAMES,
  type Options,
  optionFromWords,
  parseOptions,
} from './game/options.ts';
export type { Refusal } from './game/reasons.ts';
export { hashPosition, type Position, readPosition, writePosition } from './record/position.ts';
export { GameRecord, type Opening, RULES_VERSION } from './record/record.ts';
export { isSeed, readRecord, writeRecord } from './record/text.ts';
export { allowance, counted } from './rules/cards.ts';
export { type Score, score, totalScore, winners } from './rules/score.ts';
export { createGame } from './setup/create.ts';
export { Random } from './setup/random.ts';
export { dealSetup, parseSetup, type Setup } from './setup/setup.ts';
