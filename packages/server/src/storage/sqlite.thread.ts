/** The script of the thread that writes into an SQLite file: small, because every thread loads its own copy. */
import { serveHand } from './sqlite-thread.ts';

serveHand();
