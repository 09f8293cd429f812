/** The thread that writes into an SQLite file. */
import { serveHand } from './sqlite-thread.ts';

serveHand();
