/** Who is at the door, for requests and sockets alike: the person, the page they come from, and their address. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import proxyAddress from '@fastify/proxy-addr';
import type { Caller, Sessions } from '../people/sessions.ts';
import type { Settings } from '../settings/definitions.ts';
import { isSecure } from '../settings/settings.ts';

type AuthenticatorSettings = Pick<Settings, 'publicUrl' | 'trustProxy'>;

export class Authenticator {
  /** Over TLS, browsers keep a cookie of this name for this very host. */
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

  /** Who sends this; null for nobody. A token, where there is one, counts alone. */
  async identify({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Caller | null> {
    if (headers.authorization !== undefined) {
      const token = bearerOf(headers.authorization);
      return token === null ? null : this.sessions.byToken(token);
    }
    const secret = headers.cookie === undefined ? undefined : fastifyCookie.parse(headers.cookie)[this.cookie];
    return secret === undefined || secret === '' ? null : this.sessions.bySecret(secret);
  }

  /** Whether a page belongs to this site: the only ones in whose name a browser may act here. */
  isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const { origin, host } = headers;
    if (origin === undefined || !URL.canParse(origin)) return false;
    if (this.publicUrl !== null) return origin === this.publicUrl;
    return new URL(origin).host === host?.toLowerCase();
  }

  /** The client's address, as proxies that are trusted tell it. Half of an IPv6 address is one customer. */
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
