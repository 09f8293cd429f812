/** Due work `bot`: a bot is asked at a table, thinks, and plays. */
import type { BotPool } from '../bots/pool.ts';
import type { Desk } from '../tables/desk.ts';
import type { Tables } from '../tables/tables.ts';
import type { Worker } from './runner.ts';

export function botTurn(desk: Desk, tables: Tables, pool: BotPool): Worker {
  return async ({ subject: id }) => {
    await desk.refresh(id);
    const table = await desk.find(id);
    const { askedHolder, standing, position } = table;
    if (askedHolder === null || !('bot' in askedHolder)) return null;
    const seed = `${id}:${standing.ply}`;
    const move = await pool.decide(table.referee.describe(position), askedHolder.bot, seed);
    // What it plays sets the same work anew, if a bot is asked again.
    await tables.playBot(id, standing.length, move);
    return null;
  };
}
