/** A whole site with HTTP and a separate database, and clients for it: browsers and programs. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildHttp, type HttpParts } from '../../src/http/app.ts';
import { makeLogger } from '../../src/http/logger.ts';
import { makeMetrics } from '../../src/http/metrics.ts';
import { makeServices } from '../../src/http/services.ts';
import { readSettings } from '../../src/settings/settings.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { TestTables } from './test-tables.ts';

export const ORIGIN = 'http://windrose.test';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any;
  readonly headers: Record<string, unknown>;
}

export interface HttpSite extends TestTables {
  readonly app: FastifyInstance;
  readonly services: HttpParts;
  /** Lines of the log. */
  readonly logged: string[];
  readonly signedOut: { person: string; hash: string | null }[];
}

export async function openHttpSite(
  environment: Record<string, string> = {},
  more: Partial<Parameters<typeof makeServices>[0]> = {},
  storage?: Storage,
): Promise<HttpSite> {
  const site = storage === undefined ? await TestTables.open() : new TestTables(storage);
  const settings = readSettings({ PUBLIC_URL: ORIGIN, LOG_LEVEL: 'debug', ...environment });
  const logged: string[] = [];
  const signedOut: HttpSite['signedOut'] = [];
  const services = await makeServices({
    settings,
    storage: site.storage,
    tableService: site.tableService,
    tableCommands: site.tableCommands,
    invitations: site.invitations,
    now: () => site.time.now,
    metrics: makeMetrics(undefined, { withProcess: false }),
    log: makeLogger(settings, { write: (line) => void logged.push(line) }),
    client: mkdtempSync(path.join(tmpdir(), 'windrose-client-')),
    signedOut: (person, hash) => void signedOut.push({ person, hash }),
    cost: { n: 16, r: 8, p: 1 },
    outside: { trustAll: true },
    ...more,
  });
  const app = await buildHttp(services);
  return Object.assign(site, { app, services, logged, signedOut });
}

/** Creates a site for one test and closes it afterwards. */
export async function httpSiteForTest(...args: Parameters<typeof openHttpSite>): Promise<HttpSite> {
  const site = await openHttpSite(...args);
  onTestFinished(() => site.app.close());
  return site;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser that keeps the cookie and sends requests from a page of the site. */
export class Browser {
  cookie: string | null = null;
  private readonly app: FastifyInstance;
  private readonly headers: Record<string, string>;

  constructor({ app }: Pick<HttpSite, 'app'>, headers: Record<string, string> = { origin: ORIGIN }) {
    this.app = app;
    this.headers = headers;
  }

  async ask(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = this.cookie === null ? {} : { cookie: this.cookie };
    const options: InjectOptions = { method, url, headers: { ...this.headers, ...cookie, ...headers } };
    if (body !== undefined) options.payload = body as object;
    const response = await this.app.inject(options);
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      this.cookie = maxAge === 0 || value === '' ? null : `${name}=${value}`;
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers as Record<string, unknown>,
    };
  }

  get = (url: string) => this.ask('GET', url);
  post = (url: string, body: unknown = {}) => this.ask('POST', url, body);
  put = (url: string, body: unknown = {}) => this.ask('PUT', url, body);
  patch = (url: string, body: unknown = {}) => this.ask('PATCH', url, body);
  delete = (url: string, body?: unknown) => this.ask('DELETE', url, body);

  /** Becomes a guest; returns the id of the user. */
  async becomeGuest(name: string): Promise<string> {
    const { status, body } = await this.post('/api/guests', { name });
    if (status !== 200) throw new Error(`${name} could not come in: ${JSON.stringify(body)}`);
    return body.id;
  }
}

/** Returns the browser of a new guest. */
export async function guest(site: HttpSite, name: string): Promise<Browser & { id: string }> {
  const browser = new Browser(site);
  return Object.assign(browser, { id: await browser.becomeGuest(name) });
}
