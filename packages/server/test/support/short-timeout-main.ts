/** The server with as much patience for bots as BOT_TIMEOUT says, and the bots of BOT_THREAD: for tests of a node that dies at work. */
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
