/** Registers the API routes: checks rates, origin, caller and schemas, and validates answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Caller, SESSION_LIFETIME } from '../people/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { Authenticator } from './authenticator.ts';
import type { RateLimits } from './rate-limits.ts';
import {
  allowsPrograms,
  PARAMS,
  type ParamName,
  paramsOf,
  type Route,
  type RouteRequest,
  requiresUser,
  type Services,
} from './route.ts';

interface ApiParts {
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly limits: RateLimits;
  readonly routes: readonly Route[];
}

export function serveApi(app: FastifyInstance, { services, authenticator, limits, routes }: ApiParts): void {
  for (const route of routes) {
    const { method, path: url } = route;
    // Runs before the body is read.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = authenticator.addressOf(request.raw);
      limits.take('requests', address);
      if (method !== 'GET') checkOrigin(request, authenticator);
      const caller = await authenticator.identify(request.raw);
      checkCaller(route, caller, request);
      request.caller = caller;
      if (caller !== null && requiresUser(route.access)) {
        limits.take('requestsOfSession', caller.hash);
        limits.take('requests', caller.person);
      }
      for (const name of route.limits ?? []) {
        limits.take(name, requiresUser(route.access) && caller !== null ? caller.person : address);
      }
      reply.header('cache-control', 'no-store');
      if (caller?.renewed) setCookie(reply, authenticator, request.cookies[authenticator.cookie] ?? null);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller } = request;
      const params = Object.fromEntries(paramsOf(url).map((name) => [name, param(request, name)]));
      const body = route.body === undefined ? undefined : parsedBy(route.body, request.body, 'body');
      const query = route.query === undefined ? undefined : parsedBy(route.query, request.query, 'query');
      for (const { limit, key } of route.limitsBy ?? []) limits.take(limit, `= ${key(body as never)}`);
      const ask: RouteRequest<never, never> = {
        caller,
        by: caller?.person ?? null,
        get me() {
          if (caller === null) throw new Refusal('no-session');
          return caller.person;
        },
        body: body as never,
        query: query as never,
        params: params as Record<ParamName, string>,
        setSession: (secret) => setCookie(reply, authenticator, secret),
      };
      const answer = await route.handle(services, ask);
      return send(route, reply, answer, params);
    };
    app.route({ method, url, onRequest, handler });
  }
}

/** Browsers may only act for pages of this site. A request with a token does not come from a page. */
function checkOrigin(request: FastifyRequest, authenticator: Authenticator): void {
  if (request.headers.authorization === undefined && !authenticator.isOwnOrigin(request.raw))
    throw new Refusal('wrong-origin');
}

function checkCaller({ access }: Route, caller: Caller | null, { headers }: FastifyRequest): void {
  // An invalid token is refused instead of being treated as no token, so that the program notices.
  if (caller === null && (requiresUser(access) || headers.authorization !== undefined)) throw new Refusal('no-session');
  if (!allowsPrograms(access) && caller?.by === 'token') throw new Refusal('forbidden', { detail: 'not for programs' });
}

function param({ params }: FastifyRequest, name: ParamName): string {
  return parsedBy(PARAMS[name], (params as Record<string, unknown>)[name], name);
}

/** Returns the value parsed by a schema. Throws a refusal that names the place and the fault. */
function parsedBy<S extends v.GenericSchema>(schema: S, value: unknown, place: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, value ?? {}, { abortEarly: true });
  if (success) return output;
  const [{ message }] = issues;
  throw new Refusal('malformed', { where: v.getDotPath(issues[0] as never) ?? place, detail: message });
}

function setCookie(reply: FastifyReply, { cookie, secure }: Authenticator, secret: string | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (secret === null) reply.clearCookie(cookie, options);
  else reply.setCookie(cookie, secret, { ...options, maxAge: SESSION_LIFETIME / 1_000 });
}

/** Sends an answer. Fields that its schema does not name are left out. */
function send(
  { answer: shape }: Route,
  reply: FastifyReply,
  answer: unknown,
  params: Record<string, string>,
): FastifyReply {
  if (shape === undefined) return reply.code(204).send();
  if (shape !== 'text') return reply.send(v.parse(shape, answer));
  return reply
    .type('text/plain; charset=utf-8')
    .header('content-disposition', `attachment; filename="windrose-${params.table}.txt"`)
    .send(answer);
}
