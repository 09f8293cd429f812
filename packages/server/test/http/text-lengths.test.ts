/** The length limits of all texts: the longest one is accepted, one character more is refused with its place. */
import {
  ClientMessage,
  MAX_CHAT_LENGTH,
  MAX_MOVE_LENGTH,
  MAX_MOVES_PER_MESSAGE,
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_OPENING_LENGTH,
  MAX_TITLE_LENGTH,
} from '@windrose/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, guest, type HttpSite, openHttpSite } from '../support/http-site.ts';
import { newTableRequest, openingOf } from '../support/test-tables.ts';

let site: HttpSite;
let ana: Browser;
let table: string;

beforeAll(async () => {
  site = await openHttpSite();
  ana = await guest(site, 'Ana');
  table = (await ana.post('/api/tables', newTableRequest())).body.id;
});
afterAll(() => site.app.close());

/** Returns the head of a record with a seed of any length. */
const longOpening = (length: number) => {
  const opening = openingOf(3, 'S');
  return opening.replace('seed S', `seed ${'S'.repeat(1 + length - opening.length)}`);
};

const requests: [string, number, string, (length: number) => ReturnType<Browser['post']>][] = [
  ['a name', MAX_NAME_LENGTH, 'name', (n) => new Browser(site).post('/api/guests', { name: 'n'.repeat(n) })],
  ['another name', MAX_NAME_LENGTH, 'name', (n) => ana.patch('/api/me', { name: 'n'.repeat(n) })],
  ['a title', MAX_TITLE_LENGTH, 'title', (n) => ana.post('/api/tables', newTableRequest({ title: 't'.repeat(n) }))],
  ['notes', MAX_NOTES_LENGTH, 'text', (n) => ana.put(`/api/tables/${table}/notes`, { text: 'x'.repeat(n) })],
  ['the label of a token', 60, 'label', (n) => ana.post('/api/me/tokens', { label: 'x'.repeat(n) })],
];

describe('a request', () => {
  it.each(requests)('%s has at most %i characters', async (_, max, where, send) => {
    expect((await send(max)).status).toBeLessThan(300);
    expect(await send(max + 1)).toMatchObject({ status: 400, body: { code: 'malformed', where } });
  });

  it(`the head of a record has at most ${MAX_OPENING_LENGTH} characters`, async () => {
    const send = (length: number) => ana.post('/api/tables', newTableRequest({ opening: longOpening(length) }));
    // The engine may refuse the seed, but not because of its length.
    expect((await send(MAX_OPENING_LENGTH)).body.where).not.toBe('opening');
    expect(await send(MAX_OPENING_LENGTH + 1)).toMatchObject({
      status: 400,
      body: { code: 'malformed', where: 'opening' },
    });
  });
});

describe('a message of the socket', () => {
  const act = { id: 'message-1', table: 'abcdefghijkl' };
  const rows: [string, number, string, (length: number) => object][] = [
    ['a chat message', MAX_CHAT_LENGTH, 'text', (n) => ({ ...act, type: 'chat', text: 'x'.repeat(n) })],
    ['a turn', MAX_MOVES_PER_MESSAGE, 'moves', (n) => ({ ...act, type: 'play', ply: 0, moves: Array(n).fill('pass') })],
    ['a move', MAX_MOVE_LENGTH, 'moves.0', (n) => ({ ...act, type: 'play', ply: 0, moves: ['x'.repeat(n)] })],
    ['an id', 40, 'id', (n) => ({ ...act, type: 'resign', id: 'x'.repeat(n) })],
    ['the id of a table', 32, 'table', (n) => ({ type: 'watch', after: 0, table: 'x'.repeat(n) })],
  ];

  it.each(rows)('%s has at most %i', (_, max, where, message) => {
    const check = (length: number) => v.safeParse(ClientMessage, message(length), { abortEarly: true });
    expect(check(max).success).toBe(true);
    const { issues } = check(max + 1);
    expect(v.getDotPath(issues![0])).toBe(where);
  });
});
