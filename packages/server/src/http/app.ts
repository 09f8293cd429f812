/**
 * Builds the HTTP server: API, API documents, embedded games, health, metrics and client files, with common headers and
 * error handling.
 */
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { MAX_MESSAGE_BYTES } from '@windrose/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Caller } from '../people/sessions.ts';
import { Refusal, TooFast } from '../refusal.ts';
import { serveApi } from './api.ts';
import type { Authenticator } from './authenticator.ts';
import { serveClient } from './client-files.ts';
import { serveEmbed } from './embed.ts';
import { serveHealth } from './health.ts';
import type { Metrics } from './metrics.ts';
import { openApi, socketSchemas } from './openapi.ts';
import { RateLimits } from './rate-limits.ts';
import type { Services } from './route.ts';
import { ROUTES } from './routes.ts';
import { securityHeaders } from './security.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export interface HttpParts extends Services {
  readonly authenticator: Authenticator;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Folder of the built client. */
  readonly client: string;
  /** True when the server is stopping and takes no new work. */
  readonly isStopping?: () => boolean;
}

/** Time in milliseconds for a client to send a complete request. */
const REQUEST_TIMEOUT = 30_000;

/** Returns the server, which does not listen yet. */
export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { settings, now, authenticator, metrics, log, client } = parts;
  const app = Fastify({
    bodyLimit: MAX_MESSAGE_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: 65_000,
    loggerInstance: log as FastifyBaseLogger,
    // Requests are logged below, without secrets.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    // Malformed URLs never reach a route.
    frameworkErrors: (_, __, reply) => void answer(reply, new Refusal('malformed', { where: 'path' })),
  });
  // Bodies must be JSON. Forms cannot send JSON, which prevents cross-site posts.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal === null) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    if (error instanceof TooFast) reply.header('retry-after', error.seconds);
    return answer(reply, refusal);
  });
  await app.register(fastifyHelmet, securityHeaders(settings));
  await app.register(fastifyCookie);
  logAndCountRequests(app, metrics, log);
  const limits = new RateLimits(settings, now);
  serveApi(app, { services: parts, authenticator, limits, routes: ROUTES });
  serveEmbed(app, { settings, replays: parts.replays, authenticator, limits });
  const document = openApi(ROUTES, settings);
  const messages = socketSchemas();
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json').send(document));
  app.get('/api/socket.json', async (_, reply) => reply.type('application/json').send(messages));
  serveHealth(app, parts);
  await serveClient(app, path.resolve(client));
  return app;
}

function answer(reply: FastifyReply, refusal: Refusal | null): FastifyReply {
  if (refusal === null) return reply.code(500).send({ code: 'unavailable' });
  return reply.code(refusal.status).send(refusal.body);
}

/** Translates an error of Fastify into a refusal; null for an internal error. */
function refusalOf(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return new Refusal('too-large', { detail: `at most ${MAX_MESSAGE_BYTES} bytes` });
  if (error.statusCode === 415)
    return new Refusal('malformed', { where: 'content-type', detail: 'must be application/json' });
  if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500) return null;
  // Errors that concern neither the type nor the contents of a body concern a path outside of the client's folder.
  if (!(error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP')))
    return new Refusal('malformed', { where: 'path' });
  return new Refusal('malformed', {
    where: 'body',
    detail: error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'is empty' : 'is not JSON',
  });
}

function logAndCountRequests(app: FastifyInstance, { requests }: Metrics, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    requests.observe({ method, route, status }, reply.elapsedTime / 1_000);
    const line = { method, route, status, ms: Math.round(reply.elapsedTime), person: request.caller?.person };
    if (route.startsWith('/api/')) log.info(line, 'request');
    else log.debug(line, 'request');
  });
}
