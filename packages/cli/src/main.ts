/** The `windrose` command as a process. */
import { processIo } from './io.ts';
import { run } from './run.ts';

// A reader that has seen enough (`windrose record | head`) is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processIo());
