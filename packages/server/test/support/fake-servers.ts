/** Local servers that receive what the site sends: e-mail, push messages and webhooks. */
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

export interface FakeMail {
  readonly url: string;
  /** Received e-mails in plain text. */
  readonly mails: string[];
  /** Returns the code in the last e-mail to an address. */
  codeFor(address: string): string;
  close(): void;
}

/** Starts an SMTP server that refuses receivers whose address begins with `refused`. */
export async function fakeMail(): Promise<FakeMail> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let lines: string[] | null = null;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 ready');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (lines !== null) {
          if (line === '.') {
            mails.push(plain(lines));
            lines = null;
            reply('250 accepted');
          } else lines.push(line);
        } else if (/^RCPT TO:<refused/i.test(line)) reply('550 refused');
        else if (/^DATA/i.test(line)) {
          lines = [];
          reply('354 send the text');
        } else if (/^QUIT/i.test(line)) {
          reply('221 bye');
          socket.end();
        } else reply('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    codeFor(address) {
      const mail = mails.findLast((text) => text.includes(`To: ${address}`));
      const code = /^(\d{4} \d{4})$/m.exec(mail ?? '');
      if (code === null) throw new Error(`no code for ${address} in:\n${mail}`);
      return code[1];
    },
    close: () => server.close(),
  };
}

/** Returns an e-mail with its folded lines joined. */
function plain(lines: readonly string[]): string {
  const text = lines
    .map((line) => line.replace(/^\.\./, '.'))
    .join('\n')
    .replace(/=\n/g, '');
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface FakeHook {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Sets the status of further answers. */
  status: number;
  close(): void;
}

export async function fakeHook(): Promise<FakeHook> {
  const received: ReceivedRequest[] = [];
  const server = createHttp((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(hook.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hook: FakeHook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 204,
    close: () => server.close(),
  };
  return hook;
}
