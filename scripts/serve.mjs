// Serves the built client from packages/web/dist: `npm start` calls it after building. It knows nothing of games.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from './setup.mjs';

const folder = path.join(root, 'packages/web/dist');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const security = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The file that an address means; null if it leads out of the folder or to nothing. */
function fileFor(url) {
  let pathname;
  try {
    pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile() ? file : null;
}

function answer(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(request.url);
  if (file === null) {
    response.writeHead(404, { 'content-type': types['.txt'] }).end('There is nothing here.\n');
    return;
  }
  // What Vite builds carries a fingerprint in its name; the rest is asked for again each time.
  const forever = path.basename(path.dirname(file)) === 'assets';
  response.writeHead(200, {
    ...security,
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** Listens on a port, or on the next free one; resolves with the server and its address. */
export function serve(port, host = 'localhost') {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    const listen = (wanted, tries) => {
      server.once('error', (error) => {
        if (error.code === 'EADDRINUSE' && tries > 0) listen(wanted + 1, tries - 1);
        else reject(error);
      });
      server.listen(wanted, host, () => resolve({ server, address: `http://${host}:${server.address().port}/` }));
    };
    listen(port, 20);
  });
}
