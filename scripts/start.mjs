// `npm start`: installs and builds what is missing, then plays in the terminal. Arguments go to `windrose play`.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { buildCommand, command } from './build.mjs';
import { setup } from './setup.mjs';

await setup();
await buildCommand();

const game = spawn(process.execPath, [command, 'play', ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches the game as well; it decides what that means.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => game.kill('SIGTERM'));
game.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
