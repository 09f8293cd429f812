/** Routes for monitoring: liveness, readiness and metrics. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isSame } from '../ids.ts';
import { isPublic } from '../notify/public-addresses.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings/definitions.ts';
import type { Storage } from '../storage/storage.ts';
import { bearerOf } from './authenticator.ts';
import type { Metrics } from './metrics.ts';

interface HealthParts {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly isStopping?: () => boolean;
}

/** A database that takes longer than this many milliseconds counts as unavailable. */
const DATABASE_TIMEOUT = 2_000;

export function serveHealth(app: FastifyInstance, { settings, storage, metrics, isStopping }: HealthParts): void {
  app.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (_, reply) => {
    const isReady = isStopping?.() !== true && (await canWrite(storage));
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ready\n' : 'not ready\n');
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) throw new Refusal('forbidden');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function canWrite({ db }: Storage): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), DATABASE_TIMEOUT).unref();
  });
  // A statement that changes no row but needs write access: a database that cannot write cannot serve.
  const asked = sql`update site set value = value where key = 'none'`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, timeout]);
}

/** Metrics may be read with the token; without a configured token only from this machine and not through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(bearerOf(headers.authorization) ?? '', token);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '');
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return !isPublic(plain) && (plain.startsWith('127.') || plain === '::1');
}
