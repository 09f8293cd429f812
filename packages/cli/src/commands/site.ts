/** `windrose serve`, `backup` and `restore`: run the program of the server. */
import { homedir } from 'node:os';
import type { Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import type { Io } from '../io.ts';

const SETTINGS =
  'Settings are environment variables, or lines of the JSON file that WINDROSE_CONFIG names: DATA_DIR is the folder of the database, PORT and HOST are the address. Without DATA_DIR the database is in the folder for the data of programs: ~/.local/share/windrose on Linux, ~/Library/Application Support/Windrose on macOS, %APPDATA%\\Windrose on Windows.';

/** Runs the server with these arguments, and with the user's folder unless settings name another. */
function runServer(words: readonly string[], { server, env }: Io): Promise<number> {
  return server([...words, '--local', dataFolder(process.platform, env, homedir())]);
}

export const serve: Command = {
  name: 'serve',
  summary: 'serve the site for browsers, as windrose alone does',
  about: [
    'Starts the site with a database of its own, prints its address and serves it until Ctrl-C: play there alone, around one screen, against bots or with friends.',
    SETTINGS,
    'docs/hosting.md lists all settings, and says what to do before others play there.',
  ],
  flags: {},
  examples: ['windrose serve', 'PORT=8080 DATA_DIR=data windrose serve'],
  run: (_args, io) => runServer(['serve'], io),
};

export const backup: Command = {
  name: 'backup',
  summary: 'write a backup of the site to a file, also while it is served',
  about: ['Writes everything that the site stores to a file.', SETTINGS],
  operand: 'FILE',
  flags: {},
  examples: ['windrose backup windrose.backup'],
  run: ({ operands }, io) => runServer(['backup', operands[0]], io),
};

export const restore: Command = {
  name: 'restore',
  summary: 'restore a backup of the site',
  about: ['Restores a backup into an empty database.', SETTINGS],
  operand: 'FILE',
  flags: { replace: { help: 'replace what the database contains, also while the site is served' } },
  examples: ['windrose restore windrose.backup --replace'],
  run: (args, io) => runServer(['restore', args.operands[0], ...(args.has('replace') ? ['--replace'] : [])], io),
};
