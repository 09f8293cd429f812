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

/** What brotli makes smaller; pictures and fonts are small already. */
export const compressible = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'];

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

/** The file in the shape that the browser takes: compressed, where the build has compressed it. */
function variantOf(file, request) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const isBrotli = /(^|[\s,])br($|[\s,;])/.test(accepted) && existsSync(`${file}.br`);
  return isBrotli ? { stored: `${file}.br`, encoding: { 'content-encoding': 'br' } } : { stored: file, encoding: {} };
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
  const { stored, encoding } = variantOf(file, request);
  const { size, mtimeMs } = statSync(stored);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = {
    ...security,
    ...encoding,
    etag,
    vary: 'accept-encoding',
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(stored).pipe(response);
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
