/** Serves finished games as pages that other sites show in a frame: without cookies, without sockets, with headers of their own. */
import { LANGUAGES, type Language } from '@windrose/narration';
import type { Replay } from '@windrose/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings/definitions.ts';
import type { Replays } from '../tables/replays.ts';
import type { Authenticator } from './authenticator.ts';
import { embedPage, missingPage } from './embed-page.ts';
import type { RateLimits } from './rate-limits.ts';
import { embedHeaders } from './security.ts';

interface EmbedParts {
  readonly settings: Settings;
  readonly replays: Replays;
  readonly authenticator: Authenticator;
  readonly limits: RateLimits;
}

type EmbedRequest = FastifyRequest<{ Params: { code: string }; Querystring: Record<string, unknown> }>;

export function serveEmbed(app: FastifyInstance, { settings, replays, authenticator, limits }: EmbedParts): void {
  // Names with a dot are files of the viewer.
  app.get('/embed/:code(^[^.]+$)', { helmet: embedHeaders(settings) }, async (request: EmbedRequest, reply) => {
    limits.take('requests', authenticator.addressOf(request.raw));
    const { query } = request;
    const language = languageOf(query.lang, request.headers['accept-language']);
    const replay = await find(replays, request.params.code);
    return reply
      .code(replay === null ? 404 : 200)
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(
        replay === null
          ? missingPage(language)
          : embedPage(replay, {
              language,
              at: typeof query.at === 'string' && /^(\d{1,6}|end)$/.test(query.at) ? query.at : '0',
              theme: query.theme === 'light' || query.theme === 'dark' ? query.theme : null,
            }),
      );
  });
}

/** Returns null for a game that is unknown, private or not over. */
async function find(replays: Replays, code: string): Promise<Replay | null> {
  try {
    return await replays.open(code);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns the language of the query, or else the first of the browser's languages that there is. */
function languageOf(named: unknown, accepted = ''): Language {
  const codes = [named, ...accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase())];
  return codes.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? 'en';
}
