/**
 * Backup and restore while simulated players play: a backup is a consistent snapshot of everything acknowledged before
 * it; after a restore all clients are informed and the games continue from the backup.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { command, ServerProcess, type SitePlace, sqlitePlace } from '../support/server-process.ts';
import { SimulatedPlayers, waitUntil } from '../support/simulated-players.ts';
import { KINDS, newSitePlace } from '../support/site-places.ts';

/** Many tables, and games that last as long as the commands take. */
const LOAD = { tables: 24, pause: 600 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open({ address }: SitePlace): Promise<Storage> {
  const storage = await openStorage(address);
  closing.push(() => storage.close());
  return storage;
}

test.each(KINDS)(
  'backed up and restored on %s during play',
  async (kind) => {
    const place = await newSitePlace(kind, closing);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-keep-')), 'site.gz');
    const server = await ServerProcess.start(place);
    closing.push(() => server.kill());
    const players = await SimulatedPlayers.create([server.url], 'keep', LOAD);
    closing.push(() => players.leave());
    players.play();
    const storage = await open(place);
    const continuePlaying = async (acts: number) => {
      const goal = players.done + acts;
      await waitUntil(() => players.done > goal, `${acts} more acts were done`);
    };

    await continuePlaying(60);
    const kept = players.acknowledged;
    const first = await players.journals(storage);
    expect(await command(place, 'backup', file)).toEqual({
      code: 0,
      output: expect.stringMatching(/site\.gz contains 24 tables, 6 persons, \d+ rows in all\.\n$/),
    });
    await continuePlaying(60);
    const last = await players.journals(storage);

    // The backup contains only entries of the journals, all from one moment.
    const copyPlace = sqlitePlace();
    expect(await command(copyPlace, 'restore', file)).toMatchObject({ code: 0 });
    const copy = await open(copyPlace);
    const held = await players.journals(copy);
    for (const [table, entries] of held) {
      expect(entries.length).toBeGreaterThanOrEqual(first.get(table)!.length);
      expect(entries).toEqual(last.get(table)!.slice(0, entries.length));
    }
    const { epochs } = players;
    const epoch = epochs[0] + 1;
    await players.audit(copy, { epoch, kept });

    // A restore is refused without `--replace`.
    expect(await command(place, 'restore', file)).toEqual({ code: 1, output: expect.stringContaining('--replace') });
    expect(await command(place, 'restore', file, '--replace')).toMatchObject({ code: 0 });
    await waitUntil(() => epochs.every((known) => known === epoch), 'all clients know the new epoch');
    for (const [table, entries] of await players.journals(storage)) {
      const then = held.get(table)!;
      expect(entries.slice(0, then.length)).toEqual(then);
    }
    await continuePlaying(60);
    await players.audit(storage, { epoch, kept });
    await players.waitUntilIdle();
    await players.agree(storage);
    await players.audit(storage, { epoch, kept });
    expect(server.isRunning).toBe(true);
    expect(server.errors).toEqual([]);
  },
  180_000,
);
