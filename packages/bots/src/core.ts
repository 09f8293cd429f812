/** Bots without weights, which a page fetches for the game at hand. */
export { type AnalysedMove, type Analysis, type AnalysisOptions, analyse } from './analysis.ts';
export type { Bot, Budget } from './bot.ts';
export { type Course, courseOf, gameOf } from './course.ts';
export { botOf, type Entrant, levelOfEntrant, searcherOf } from './entrant.ts';
export { LEVELS, type Level, levelOf, usualBudget } from './levels.ts';
export { makeBot } from './make-bot.ts';
export { arrangements, seatings, TABLES, type TableKind, tableKinds } from './rating/arrangements.ts';
export { bootstrap, type Interval, shareInterval } from './rating/intervals.ts';
export { type Match, type MatchResult, playMatch } from './rating/match.ts';
export { type Ranking, rankingOf, ratings } from './rating/plackett-luce.ts';
export { type Block, blockShare, reportOn, type TournamentReport } from './rating/report.ts';
export { type SprtState, sprt, USUAL_LIMITS } from './rating/sprt.ts';
export { favourite, type Tally } from './search/tally.ts';
export { TreeBot } from './search/tree-bot.ts';
export { STYLE_NAMES, type Style } from './styles.ts';
export { type Lesson, study } from './training/self-play.ts';
export { lessonsLeft, train } from './training/train.ts';
export { fetchWeights } from './weights/fetch.ts';
export {
  noWeights,
  type Rows,
  readPlan,
  readWeights,
  type TrainingPlan,
  type Weights,
  writeWeights,
} from './weights.ts';
