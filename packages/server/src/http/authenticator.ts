/** Identifies the sender of a request or socket: its user, the origin of its page, and its address. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import proxyAddress from '@fastify/proxy-addr';
import type { Caller, Sessions } from '../people/sessions.ts';
import type { Settings } from '../settings/definitions.ts';
import { isSecure } from '../settings/settings.ts';

type AuthenticatorSettings = Pick<Settings, 'publicUrl' | 'trustProxy'>;

export class Authenticator {
  /** The prefix makes browsers bind the cookie to this host and to TLS. */
  readonly cookie: string;
  readonly secure: boolean;
  private readonly publicUrl: string | null;
  private readonly sessions: Sessions;
  private readonly trusted: (address: string, distance: number) => boolean;

  constructor(settings: AuthenticatorSettings, sessions: Sessions) {
    this.secure = isSecure(settings);
    this.cookie = this.secure ? '__Host-windrose' : 'windrose';
    this.publicUrl = settings.publicUrl;
    this.sessions = sessions;
    this.trusted = trustedBy(settings.trustProxy);
  }

  /**
   * Returns the caller of a request; null without a valid session or token. If there is a token, the cookie is ignored.
   */
  async identify({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Caller | null> {
    if (headers.authorization !== undefined) {
      const token = bearerOf(headers.authorization);
      return token === null ? null : this.sessions.byToken(token);
    }
    const secret = headers.cookie === undefined ? undefined : fastifyCookie.parse(headers.cookie)[this.cookie];
    return secret === undefined || secret === '' ? null : this.sessions.bySecret(secret);
  }

  /** True if the page of a request belongs to this site. Browsers may only act for such pages. */
  isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const { origin, host } = headers;
    if (origin === undefined || !URL.canParse(origin)) return false;
    if (this.publicUrl !== null) return origin === this.publicUrl;
    return new URL(origin).host === host?.toLowerCase();
  }

  /**
   * Returns the address of the client, as reported by trusted proxies. An IPv6 address is reduced to its network of 64
   * bits, which belongs to one customer.
   */
  addressOf(request: IncomingMessage): string {
    const address = proxyAddress(request, this.trusted) ?? '';
    return isIP(address) === 6 && !address.startsWith('::ffff:') ? network64(address) : address;
  }
}

export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}

function trustedBy(trust: Settings['trustProxy']): (address: string, distance: number) => boolean {
  if (trust === false) return () => false;
  if (typeof trust === 'number') return (_, distance) => distance < trust;
  return proxyAddress.compile(trust);
}

function network64(address: string): string {
  const [head, tail = ''] = address.split('%')[0].split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
