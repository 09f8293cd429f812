/** The documents agree with the code: tables of settings, routes and messages, and the OpenAPI description. */
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS, documentWithTables } from '../../scripts/documents.ts';
import { paramsOf } from '../../src/http/route.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { Browser, guest, type HttpSite, openHttpSite } from '../support/http-site.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

type Json = Record<string, unknown>;

let site: HttpSite;
beforeAll(async () => {
  site = await openHttpSite();
});
afterAll(() => site.app.close());

describe.each(DOCUMENTS)('docs/%s', (name) => {
  it('is up to date: `npx tsx packages/server/scripts/documents.ts` writes it', () => {
    const { present, wanted: expected } = documentWithTables(name);
    expect(present).toBe(expected);
    expect(expected).not.toContain('undefined');
  });
});

it('docs/api.md has every route', () => {
  const { present } = documentWithTables('api.md');
  for (const { method, path } of ROUTES) expect(present).toContain(`\`${method} ${path}\``);
});

describe('/api/openapi.json', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes.
  let document: any;
  beforeAll(async () => {
    document = (await new Browser(site).get('/api/openapi.json')).body;
  });

  it('has every route once, with its path parameters', () => {
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Json).map(([method, operation]) => ({ path, method, operation: operation as Json })),
    );
    const found = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort();
    expect(found).toEqual(ROUTES.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort());
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, path } of ROUTES) {
      const { operation } = operations.find((each) => each.operation.operationId === id)!;
      const inPath = (operation.parameters as Json[]).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(paramsOf(path));
    }
  });

  it('has no dangling reference and only valid schemas', () => {
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
    expect(text).not.toContain('$defs');
    const ajv = new Ajv2020({ strict: false, formats: { email: true, uri: true } });
    ajv.addSchema(document, 'api');
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.validateSchema(document.components.schemas[name]), name).toBe(true);
      expect(ajv.getSchema(`api#/components/schemas/${name}`), name).toBeTypeOf('function');
    }
  });

  it('describes the actual answers', async () => {
    const ajv = new Ajv2020({ strict: false, formats: { email: true, uri: true } });
    ajv.addSchema(document, 'api');
    const ana = await guest(site, 'Ana');
    const { body: table } = await ana.post('/api/tables', newTableRequest({ seats: seatsFor(3, 1) }));
    await ana.post(`/api/tables/${table.id}/start`);
    const answers: [string, string][] = [
      ['Me', '/api/me'],
      ['TableLists', '/api/tables'],
      ['TableView', `/api/tables/${table.id}`],
      ['Site', '/api/site'],
      ['Statistics', '/api/statistics'],
      ['Daily', '/api/daily'],
      ['Profile', `/api/persons/${ana.id}`],
      ['RefusalAnswer', '/api/tables/nothing'],
    ];
    for (const [name, url] of answers) {
      const validate = ajv.getSchema(`api#/components/schemas/${name}`)!;
      const { body } = await ana.get(url);
      expect(validate(body), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
      expect(validate({ wrong: true }), name).toBe(false);
    }
  });

  it('allows tokens except for routes that only browsers may use', () => {
    expect(document.paths['/api/tables'].post.security).toEqual([{ session: [] }, { token: [] }]);
    expect(document.paths['/api/me/tokens'].post.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/guests'].post.security).toEqual([{}, { session: [] }]);
    // Authentication is optional for these routes.
    for (const path of ['/api/tables', '/api/tables/{table}', '/api/tables/{table}/record']) {
      expect(document.paths[path].get.security).toEqual([{}, { session: [] }, { token: [] }]);
    }
  });
});

it('/api/socket.json describes both directions', async () => {
  const { body } = await new Browser(site).get('/api/socket.json');
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(body, 'socket');
  const client = ajv.getSchema('socket#/components/schemas/ClientMessage')!;
  expect(client({ type: 'watch', table: 'abcdefghijkl', after: 0 })).toBe(true);
  expect(client({ type: 'watch', table: 'abcdefghijkl' })).toBe(false);
  const server = ajv.getSchema('socket#/components/schemas/ServerMessage')!;
  expect(server({ type: 'pong', now: 1 })).toBe(true);
  expect(server({ type: 'song', now: 1 })).toBe(false);
});
