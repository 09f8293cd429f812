/** The `windrose` command as a process, and, in a thread of its crew, the work that this does. */
import { serveCrew } from './crew/crew.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';

if (!serveCrew()) {
  // A reader that has seen enough (`windrose record | head`) is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

  process.exitCode = await run(process.argv.slice(2), processIo());
}
