/** Exports everything that other packages use of the bots. */
export { weightsFor } from './all-weights.ts';
export { type AnalysedMove, type Analysis, type AnalysisOptions, analyse } from './analysis.ts';
export type { Bot, Budget } from './bot.ts';
export { type BotSpec, levelOfSpec, makeBotFromSpec, makeTreeBotFromSpec } from './bot-spec.ts';
export { type GameKind, gameKindOf, newGame } from './game-kind.ts';
export { defaultBudget, LEVELS, type Level, levelOf } from './levels.ts';
export { makeBot } from './make-bot.ts';
export { nearestWeights } from './nearest-weights.ts';
export { arrangements, FORMATS, type Format, formatsFor, lineUps } from './rating/arrangements.ts';
export { bootstrap, type Interval, shareInterval } from './rating/intervals.ts';
export { type Match, type MatchResult, playMatch } from './rating/match.ts';
export { type Ranking, rankingOf, ratings } from './rating/plackett-luce.ts';
export { type Block, blockShare, reportOn, type TournamentReport } from './rating/report.ts';
export { DEFAULT_LIMITS, type SprtState, sprt } from './rating/sprt.ts';
export { TreeBot } from './search/tree-bot.ts';
export { moveWithMostVotes, type Vote } from './search/votes.ts';
export { STYLE_NAMES, type Style } from './styles.ts';
export { runTrainingTask, type TrainingTask } from './training/self-play.ts';
export { remainingTasks, train } from './training/train.ts';
export {
  readPlan,
  readWeights,
  type TrainingPlan,
  type WeightRows,
  type Weights,
  writeWeights,
  zeroWeights,
} from './weights.ts';
