/** Security headers: which resources pages may load, and that other sites may embed only finished games. */
import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../settings/definitions.ts';
import { isSecure } from '../settings/settings.ts';
import { STYLE_HASH } from './embed-page.ts';

const HALF_A_YEAR = 15_552_000;

export function securityHeaders(settings: Pick<Settings, 'publicUrl'>) {
  const secure = isSecure(settings);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Some browsers do not count sockets as part of 'self'.
        connectSrc: ["'self'", (request) => socketOrigin(settings.publicUrl, request)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
    xDnsPrefetchControl: { allow: false },
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  } satisfies FastifyHelmetOptions;
}

/** The headers of games that any site may show in a frame. They load the viewer and its images, and nothing else. */
export function embedHeaders(settings: Pick<Settings, 'publicUrl'>): FastifyHelmetOptions {
  return {
    ...securityHeaders(settings),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: [STYLE_HASH],
        imgSrc: ["'self'"],
        frameAncestors: ['*'],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  };
}

function socketOrigin(publicUrl: string | null, { headers: { host } }: Pick<IncomingMessage, 'headers'>): string {
  if (publicUrl !== null) return publicUrl.replace(/^http/, 'ws');
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `ws://${host}` : "'self'";
}
