/**
 * Sends HTTP requests to addresses that players have entered. It resolves the name, checks every address, and connects
 * to exactly the checked address, so that a name cannot resolve differently later. It does not follow redirects.
 */
import { lookup as lookupName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-addresses.ts';

const REQUEST_TIMEOUT = 10_000;
const PORTS = new Set(['', '80', '443', '8080', '8443']);
const MAX_URL_LENGTH = 1_000;

/** The reason why a request failed or was not sent, for the user who entered the address. */
export class NotSent extends Error {
  /** Status of the answer, if there was one. */
  readonly status: number | null;

  constructor(reason: string, status: number | null = null) {
    super(reason);
    this.status = status;
  }
}

export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Like `dns.lookup` with all addresses. */
type Resolve = (
  host: string,
  callback: (error: Error | null, addresses: readonly { address: string; family: number }[]) => void,
) => void;

export interface OutgoingRequestOptions {
  /** Allows all addresses, for tests with a server on the same machine. */
  readonly trustAll?: boolean;
  readonly resolve?: Resolve;
  readonly timeout?: number;
}

export class OutgoingRequests {
  private readonly trustAll: boolean;
  private readonly resolve: Resolve;
  private readonly timeout: number;

  constructor({ trustAll = false, resolve, timeout = REQUEST_TIMEOUT }: OutgoingRequestOptions = {}) {
    this.trustAll = trustAll;
    this.timeout = timeout;
    this.resolve = resolve ?? ((host, callback) => lookupName(host, { all: true }, callback));
  }

  /** Returns the URL if it is acceptable as far as can be checked before its name is resolved. Throws `NotSent`. */
  check(address: string): URL {
    if (address.length > MAX_URL_LENGTH || !URL.canParse(address)) throw new NotSent('this is not an address');
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new NotSent('the address must begin with http:// or https://');
    if (url.username !== '' || url.password !== '') throw new NotSent('the address must not contain a password');
    if (this.trustAll) return url;
    if (!PORTS.has(url.port)) throw new NotSent(`port ${url.port} is not allowed; use 80, 443, 8080 or 8443`);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublic(host)) throw new NotSent(`${host} is not a public address`);
    return url;
  }

  /** Sends a POST request and reads only the status of the answer. Throws `NotSent`. */
  async post({ url: address, headers, body }: OutgoingRequest): Promise<void> {
    const url = this.check(address);
    const status = await new Promise<number>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: this.lookup,
        signal: AbortSignal.timeout(this.timeout),
      });
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', (error) => {
        reject(error instanceof NotSent ? error : new NotSent(describeError(error)));
      });
      request.end(body);
    });
    if (status < 200 || status > 299) throw new NotSent(`the answer was ${status}`, status);
  }

  /** The connection itself uses this function, so that it connects to a checked address. */
  private readonly lookup: LookupFunction = (host, options, callback) => {
    this.resolve(host, (error, addresses) => {
      const bad = this.trustAll ? undefined : addresses?.find(({ address }) => !isPublic(address));
      if (error !== null || addresses.length === 0) {
        callback(new NotSent(`${host} is unknown`), '', 0);
      } else if (bad !== undefined) {
        callback(new NotSent(`${host} does not lead to a public address`), '', 0);
      } else if (options.all) {
        callback(null, [...addresses]);
      } else {
        callback(null, addresses[0].address, addresses[0].family);
      }
    });
  };
}

function describeError(error: Error & { code?: string }): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'there was no answer in time';
  return `no connection (${error.code ?? error.message})`;
}
