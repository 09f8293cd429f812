/** The worker thread that writes to an SQLite file. */
import { serveWriter } from './sqlite-writer-handle.ts';

serveWriter();
