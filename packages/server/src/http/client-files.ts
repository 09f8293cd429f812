/**
 * Serves the files of the client: those with a fingerprint in their name are cached for ever, all others are
 * revalidated.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The documentation (`npm run docs`), which contains scripts and styles inside its pages, all of them ours. */
const DOCS_POLICY =
  "default-src 'self';script-src 'self' 'unsafe-inline';style-src 'self' 'unsafe-inline';img-src 'self' data:;object-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'";
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** `folder` is the folder of the built client. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const index = path.join(folder, 'index.html');
  const isBuilt = existsSync(index);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      redirect: true,
      setHeaders(reply, file) {
        const [top] = path.relative(folder, file).split(path.sep);
        reply.header('cache-control', top === 'assets' ? CACHE_FOR_EVER : 'no-cache');
        if (top === 'docs') reply.header('content-security-policy', DOCS_POLICY);
        // Pages of other sites may load the viewer.
        if (top === 'embed') reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => notFound(request, reply, isBuilt));
}

function notFound(request: FastifyRequest, reply: FastifyReply, isBuilt: boolean): FastifyReply {
  const pathname = request.url.split('?')[0];
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    return reply
      .code(404)
      .send({ code: 'not-found', detail: `there is no ${request.method} ${pathname.slice(0, 200)}` });
  }
  const text = reply.code(404).type('text/plain; charset=utf-8');
  if (!['GET', 'HEAD'].includes(request.method) || path.extname(pathname) !== '')
    return text.send('There is nothing here.\n');
  if (!isBuilt) return text.send('The client is not built: npm run build.\n');
  return reply.code(200).type('text/html; charset=utf-8').sendFile('index.html');
}
