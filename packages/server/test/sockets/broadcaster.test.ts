/** What the broadcaster sends to the followers of a table while other nodes write to it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TableClient } from '../../../web/src/online/table-client.ts';
import { Broadcaster } from '../../src/sockets/broadcaster.ts';
import { OnlineStatus } from '../../src/sockets/online-status.ts';
import type { SocketClient } from '../../src/sockets/socket-client.ts';
import { TestTables } from '../support/test-tables.ts';

let site: TestTables;
let broadcaster: Broadcaster;

beforeEach(async () => {
  site = await TestTables.open();
  broadcaster = new Broadcaster(site.tableService, new OnlineStatus(site.storage, 'here', () => site.time.now));
  site.tableService.onUpdate((update) => broadcaster.sendUpdate(update));
});
afterEach(async () => {
  broadcaster.stop();
  await site.storage.close();
});

/** A user, and the socket client that records what the broadcaster sends. */
function listener(table: string): { line: SocketClient; client: TableClient } {
  const client = new TableClient({ follow: () => () => {}, requestAgain: () => {} }, table);
  const sendText = (text: string) => client.receive(JSON.parse(text));
  const line: SocketClient = {
    person: null,
    viewer: '~looker',
    hash: null,
    tables: new Set(),
    isOpen: true,
    send: (message) => sendText(JSON.stringify(message)),
    sendText,
    finish: async () => {},
    close: () => {},
    terminate: () => {},
  };
  return { line, client };
}

test('a client that follows a table while another node writes learns whose turn it is after that', async () => {
  const persons = await site.people();
  const { id, asked: first } = await site.startTable(persons.slice(0, 3));
  const other = site.otherNode();
  // This node does not know the new entry when the client begins to follow the table.
  const known = await site.tableService.find(id);
  const { line, client } = listener(id);
  for (let asked = first; asked === first; asked = (await other.tableService.find(id)).row.asked) {
    const { seat, ply, move } = (await other.randomMove(id, 'other'))!;
    await other.tableCommands.execute(persons[seat], other.command('play', id, { ply, moves: [move] }));
  }
  await broadcaster.follow(line, known, 0);
  await site.tableService.refresh(id);
  const { row, state } = await other.tableService.find(id);
  await expect.poll(() => [client.length, client.asked]).toEqual([state.length, row.asked]);
});
