/**
 * The server with the bot timeout of BOT_TIMEOUT and the bots of BOT_THREAD, for tests in which a node dies while a bot
 * thinks.
 */
import { pathToFileURL } from 'node:url';
import { serve } from '../../src/commands/serve.ts';
import { makeLogger } from '../../src/http/logger.ts';
import { readSettings } from '../../src/settings/settings.ts';

const { BOT_TIMEOUT, BOT_THREAD } = process.env;
const settings = readSettings(process.env);
const built = {
  botThread: BOT_THREAD === undefined ? new URL('./bot-thread.js', import.meta.url) : pathToFileURL(BOT_THREAD),
  sqliteThread: new URL('./sqlite-thread.js', import.meta.url),
  client: '',
};
await serve(settings, makeLogger(settings), built, { botTimeout: Number(BOT_TIMEOUT) });
