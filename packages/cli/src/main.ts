/** Entry point of the `windrose` command, and of the worker threads of its pool. */

import { processIo } from './io.ts';
import { run } from './run.ts';
import { runWorker } from './workers/pool.ts';

if (!runWorker()) {
  // `windrose record | head` closes the pipe early; that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

  process.exitCode = await run(process.argv.slice(2), processIo());
}
