/** The thread that writes into an SQLite file. */
import { serveWriter } from './sqlite-writer-handle.ts';

serveWriter();
