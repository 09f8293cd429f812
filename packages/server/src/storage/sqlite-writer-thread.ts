/** The thread that writes into an SQLite file. */
import { serveHand } from './sqlite-writer-handle.ts';

serveHand();
