// Serves the client as it was last built, on the port that is named: for browser tests and measurements.
import { serve } from './serve.mjs';

await serve(Number(process.argv[2]));
