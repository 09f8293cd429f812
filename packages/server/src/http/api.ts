/** Answers requests to routes: limits, the page they come from, who asks, the shapes of what they say and of what is answered. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Caller, SESSION_LASTS } from '../people/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { Doorkeeper } from './authenticator.ts';
import type { Limits } from './rate-limits.ts';
import {
  type Ask,
  type House,
  isForPrograms,
  needsPerson,
  PARAMS,
  type ParamName,
  paramsOf,
  type Route,
} from './route.ts';

interface ApiParts {
  readonly house: House;
  readonly doorkeeper: Doorkeeper;
  readonly limits: Limits;
  readonly routes: readonly Route[];
}

export function serveApi(app: FastifyInstance, { house, doorkeeper, limits, routes }: ApiParts): void {
  for (const route of routes) {
    const { method, path: url } = route;
    // Before the body is even read.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = doorkeeper.addressOf(request.raw);
      limits.take('requests', address);
      if (method !== 'GET') checkPage(request, doorkeeper);
      const caller = await doorkeeper.whoIs(request.raw);
      checkWho(route, caller, request);
      request.caller = caller;
      if (caller !== null && needsPerson(route.who)) {
        limits.take('requestsOfSession', caller.hash);
        limits.take('requests', caller.person);
      }
      for (const name of route.limits ?? []) {
        limits.take(name, needsPerson(route.who) && caller !== null ? caller.person : address);
      }
      reply.header('cache-control', 'no-store');
      if (caller?.renewed) setCookie(reply, doorkeeper, request.cookies[doorkeeper.cookie] ?? null);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller } = request;
      const params = Object.fromEntries(paramsOf(url).map((name) => [name, param(request, name)]));
      const body = route.body === undefined ? undefined : checked(route.body, request.body, 'body');
      const query = route.query === undefined ? undefined : checked(route.query, request.query, 'query');
      for (const { limit, key } of route.limitsBy ?? []) limits.take(limit, `= ${key(body as never)}`);
      const ask: Ask<never, never> = {
        caller,
        by: caller?.person ?? null,
        get me() {
          if (caller === null) throw new Refusal('no-session');
          return caller.person;
        },
        body: body as never,
        query: query as never,
        params: params as Record<ParamName, string>,
        setSession: (secret) => setCookie(reply, doorkeeper, secret),
      };
      const answer = await route.handle(house, ask);
      return send(route, reply, answer, params);
    };
    app.route({ method, url, onRequest, handler });
  }
}

/** A browser may only act in the name of our own pages; a program has its token, which no page can send for it. */
function checkPage(request: FastifyRequest, doorkeeper: Doorkeeper): void {
  if (request.headers.authorization === undefined && !doorkeeper.isOurs(request.raw)) throw new Refusal('wrong-origin');
}

function checkWho({ who }: Route, caller: Caller | null, { headers }: FastifyRequest): void {
  // A token that is none is not taken for nobody: its program should know.
  if (caller === null && (needsPerson(who) || headers.authorization !== undefined)) throw new Refusal('no-session');
  if (!isForPrograms(who) && caller?.by === 'token') throw new Refusal('forbidden', { detail: 'not for programs' });
}

function param({ params }: FastifyRequest, name: ParamName): string {
  return checked(PARAMS[name], (params as Record<string, unknown>)[name], name);
}

/** What was sent, in the shape it should have. Throws a refusal that says what is wrong, and where. */
function checked<S extends v.GenericSchema>(schema: S, value: unknown, what: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, value ?? {}, { abortEarly: true });
  if (success) return output;
  const [{ message }] = issues;
  throw new Refusal('malformed', { where: v.getDotPath(issues[0] as never) ?? what, detail: message });
}

function setCookie(reply: FastifyReply, { cookie, secure }: Doorkeeper, secret: string | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (secret === null) reply.clearCookie(cookie, options);
  else reply.setCookie(cookie, secret, { ...options, maxAge: SESSION_LASTS / 1_000 });
}

/** Whatever an answer's shape does not name stays here. */
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
