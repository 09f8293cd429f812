/** Requests to addresses entered by players never reach a private network, however the address is written. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { OutgoingRequests } from '../../src/notify/outgoing-requests.ts';
import { isPublic } from '../../src/notify/public-addresses.ts';

const PRIVATE = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.8.8.8',
  '169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1',
  '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1',
  '239.255.255.255', '240.0.0.1', '255.255.255.255',
  '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1', '64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2001:10::1', '2002:7f00:1::', '2002:c0a8:1::1',
  '3fff::1', 'fc00::1', 'fd00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'ff0e::1', '5f00::1',
  'fd00:ec2::254',
]; // biome-ignore format: a list to look over

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2001:4860:4860::8888',
  '2a00:1450::1',
];

describe('an address', () => {
  it.each(PRIVATE)('%s is not public', (address) => expect(isPublic(address)).toBe(false));
  it.each(PUBLIC)('%s is public', (address) => expect(isPublic(address)).toBe(true));
  it('that is invalid is not public', () => {
    for (const text of ['', 'localhost', '1.2.3', '1.2.3.4.5', '[::1]', '8.8.8.8 ']) expect(isPublic(text)).toBe(false);
  });
});

describe('a URL', () => {
  const outside = new OutgoingRequests();
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://１２７.０.０.１/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'javascript:alert(1)',
    'data:,x',
    'unix:/run/x',
    'https://example.org:22/',
    'https://example.org:6379/',
    'http://example.org:5432/',
    'https://user:pass@example.org/',
    'https://user@example.org/',
    'nothing',
    '',
    `https://example.org/${'x'.repeat(1_000)}`,
  ])('%s is refused without a request', (url) => expect(() => outside.check(url)).toThrow());
  it.each([
    'https://example.org/hook',
    'http://example.org:8080/',
    'https://[2606:4700::1111]/',
    'https://1.1.1.1:8443/x?y=z',
  ])('%s is allowed', (url) => expect(outside.check(url).href).toBe(new URL(url).href));
});

describe('a request', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** A server on this machine, and the requests that it received. */
  async function listen(
    answer: (path: string) => { status: number; headers?: Record<string, string>; hang?: boolean },
  ) {
    const asked: { path: string; body: string; host: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        asked.push({ path: request.url!, body, host: request.headers.host! });
        const { status, headers = {}, hang } = answer(request.url!);
        if (!hang) response.writeHead(status, headers).end('x'.repeat(100_000));
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { asked, port: (server.address() as AddressInfo).port };
  }

  const resolved = (...addresses: string[]) => ({
    resolve: (_: string, callback: (error: null, all: { address: string; family: number }[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

  it('to a name that leads to this machine is not sent', async () => {
    const { asked, port } = await listen(() => ({ status: 200 }));
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.0.0.1', '::1']) {
      const outside = new OutgoingRequests(resolved(address));
      // Uses the lookup function of the connection, with a port that an attacker might choose.
      const check = outside.check.bind(outside);
      outside.check = (url: string) => Object.assign(check(url), { port: String(port) });
      await expect(outside.post({ url: 'http://evil.example/', headers: {}, body: '' })).rejects.toThrow(
        /does not lead to a public address/,
      );
    }
    expect(asked).toEqual([]);
  });

  it('to a name with one private address among others is not sent', async () => {
    const outside = new OutgoingRequests(resolved('1.1.1.1', '192.168.1.1'));
    await expect(outside.post({ url: 'http://evil.example/', headers: {}, body: '' })).rejects.toThrow(/public/);
  });

  it('resolves the name once, so that a changed answer has no effect', async () => {
    let lookups = 0;
    const { asked, port } = await listen(() => ({ status: 200 }));
    const outside = new OutgoingRequests({
      trustAll: true,
      resolve: (_, callback) => callback(null, [{ address: lookups++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
    });
    await outside.post({ url: `http://changing.example:${port}/`, headers: {}, body: 'x' });
    expect(lookups).toBe(1);
    expect(asked).toEqual([{ path: '/', body: 'x', host: `changing.example:${port}` }]);
  });

  it('follows no redirect', async () => {
    const { asked, port } = await listen((path) =>
      path === '/' ? { status: 302, headers: { location: '/secret' } } : { status: 200 },
    );
    const outside = new OutgoingRequests({ trustAll: true });
    await expect(outside.post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '' })).rejects.toThrow(
      'the answer was 302',
    );
    expect(asked.map(({ path }) => path)).toEqual(['/']);
  });

  it('has a timeout', async () => {
    const { port } = await listen(() => ({ status: 200, hang: true }));
    const outside = new OutgoingRequests({ trustAll: true, timeout: 50 });
    await expect(outside.post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '' })).rejects.toThrow(
      'no answer in time',
    );
    servers[0].closeAllConnections();
  });

  it('to an unknown name is reported', async () => {
    const outside = new OutgoingRequests({ resolve: (_, callback) => callback(new Error('ENOTFOUND'), []) });
    await expect(outside.post({ url: 'http://nobody.example/', headers: {}, body: '' })).rejects.toThrow(
      'nobody.example is unknown',
    );
  });
});
