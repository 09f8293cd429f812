/** The job `bot`: lets a bot decide and plays its move. If the bot keeps failing, a substitute plays. */
import type { BotWorkers } from '../bots/bot-workers.ts';
import { Refusal } from '../refusal.ts';
import { SUBSTITUTE_LEVEL } from '../tables/command-outcome.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { TableService } from '../tables/table-service.ts';
import type { JobHandler } from './job-runner.ts';

export interface BotTurnOptions {
  readonly tableService: TableService;
  readonly tableCommands: TableCommands;
  readonly botWorkers: Pick<BotWorkers, 'decide' | 'isClosed'>;
  /** Reports that a substitute plays, which should never happen. */
  readonly onError: (message: string, error: unknown) => void;
}

/** Number of failures at one turn after which the substitute plays. If that fails too, any legal move is played. */
const MAX_TRIES = 3;

interface Failures {
  readonly turn: number;
  readonly count: number;
}

export function botTurnHandler({ tableService, tableCommands, botWorkers, onError }: BotTurnOptions): JobHandler {
  /** Failures by table. Each node counts its own, so that the game continues at any node. */
  const failures = new Map<string, Failures>();

  const play = async (table: LiveTable, level: number): Promise<void> => {
    const { id, referee, position, state, turn } = table;
    const move = await botWorkers.decide(referee.describe(position), level, `${id}:${state.ply}`);
    // If a bot is asked again, this change creates the next job.
    await tableCommands.playBot(id, turn.entry, move);
  };

  return async ({ subject: id }) => {
    await tableService.refresh(id);
    const table = await tableService.find(id);
    const { decidingHolder, turn, referee, position } = table;
    if (decidingHolder === null || !('bot' in decidingHolder)) return null;
    const known = failures.get(id);
    const count = known?.turn === turn.entry ? known.count : 0;
    try {
      await play(table, count < MAX_TRIES ? decidingHolder.bot : SUBSTITUTE_LEVEL);
    } catch (error) {
      if (botWorkers.isClosed || !isFaultOfBot(error)) throw error;
      failures.set(id, { turn: turn.entry, count: count + 1 });
      if (count + 1 === MAX_TRIES) onError(`the bot at table ${id} keeps failing: a substitute plays`, error);
      if (count < MAX_TRIES) throw error;
      onError(`the bot and its substitute at table ${id} failed: any legal move is played`, error);
      await tableCommands.playBot(id, turn.entry, referee.anyMove(position));
    }
    failures.delete(id);
    return null;
  };
}

/** True if the bot caused the error: it returned no move, or an illegal one. */
function isFaultOfBot(error: unknown): boolean {
  return !(error instanceof Refusal) || error.body.code === 'illegal-move';
}
