/** The program `windrose-server`: `serve` (the default), `backup FILE` and `restore FILE [--replace]`. */
import { fileURLToPath } from 'node:url';
import { runBackupCommand } from './commands/backup-cli.ts';
import { type BuiltFiles, serve } from './commands/serve.ts';
import { makeLogger } from './http/logger.ts';
import type { Settings } from './settings/definitions.ts';
import { readLocalSettings } from './settings/local-settings.ts';
import { InvalidSettings, readSettings } from './settings/settings.ts';

const USAGE = `windrose-server                        serves the site
windrose-server backup FILE            writes a backup to a file, also while the site is served
windrose-server restore FILE           restores a backup into an empty database
windrose-server restore FILE --replace replaces the database by a backup, also while the site is served
--local FOLDER with any of them        without settings, data are in FOLDER, the port is free and the log short
Settings come from the environment or from the file in WINDROSE_CONFIG: see docs/hosting.md.`;

/** `npm run build` puts these next to this file. */
const built: BuiltFiles = {
  botThread: new URL('./bot-thread.js', import.meta.url),
  sqliteThread: new URL('./sqlite-thread.js', import.meta.url),
  client: fileURLToPath(new URL('../../web/dist', import.meta.url)),
};

/** The process exits if stopping takes longer than this many milliseconds. */
const STOP_TIMEOUT = 10_000;

async function serveUntilStopped(settings: Settings): Promise<void> {
  const log = makeLogger(settings);
  const { address, stop } = await serve(settings, log, built);
  // A line for a terminal; the log tells the same to programs.
  if (settings.logFormat === 'text') console.log(`\nWindrose is at ${address}/\nPress Ctrl-C to stop it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** Separates `--local FOLDER` from the other arguments. */
function splitLocal(argv: readonly string[]): { folder: string | undefined; words: readonly string[] } {
  const at = argv.indexOf('--local');
  const folder = at < 0 ? undefined : argv[at + 1];
  return { folder, words: folder === undefined ? argv : argv.toSpliced(at, 2) };
}

async function main(argv: readonly string[]): Promise<void> {
  const { folder, words: all } = splitLocal(argv);
  const settings = async () =>
    folder === undefined ? readSettings(process.env) : readLocalSettings(process.env, folder);
  const [command = 'serve', ...words] = all;
  if (command === 'help' || command === '--help') return console.log(USAGE);
  if (command === 'serve' && words.length === 0) return serveUntilStopped(await settings());
  const options = words.filter((word) => word.startsWith('-'));
  const [file, ...more] = words.filter((word) => !word.startsWith('-'));
  const replace = command === 'restore' && options.join() === '--replace';
  if ((command === 'backup' || command === 'restore') && more.length === 0 && (replace || options.length === 0)) {
    if (file !== undefined) return runBackupCommand(await settings(), { command, file, replace });
    console.error(`The file is missing: windrose-server ${command} FILE\n`);
  } else console.error(`Unknown command: ${all.join(' ')}\n`);
  console.error(USAGE);
  process.exitCode = 2;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof InvalidSettings) for (const sentence of error.sentences) console.error(sentence);
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
