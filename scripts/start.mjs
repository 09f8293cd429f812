// `npm start`: installs and builds what is missing, then serves the client and prints its address. PORT and HOST say where.
import { buildClient } from './build.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';

const USUAL_PORT = 5180;
const port = Number(process.env.PORT ?? USUAL_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

await setup();
console.log('Building the client …');
buildClient();
const { server, address } = await serve(port, process.env.HOST ?? 'localhost');
console.log(`\nWindrose is at ${address}\nCtrl-C ends it.`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
