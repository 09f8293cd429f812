/**
 * Kills the server at random moments during play and restarts it: everything acknowledged exists, nothing exists twice,
 * no journal has a gap, and every game continues. WINDROSE_KILLS sets the number; `npm run faults`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@windrose/engine';
import { afterAll, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { ServerProcess } from '../support/server-process.ts';
import { SimulatedPlayers } from '../support/simulated-players.ts';
import { KINDS, newSitePlace } from '../support/site-places.ts';
import { stallReport } from '../support/stall-report.ts';

const KILLS = Number(process.env.WINDROSE_KILLS ?? 3);
const SEED = process.env.WINDROSE_SEED ?? 'kill';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test.each(KINDS)(
  `killed ${KILLS} times under load on %s, it loses and doubles nothing`,
  async (kind) => {
    const random = new Random(`${SEED} ${kind}`);
    const place = await newSitePlace(kind, closing);
    const server = await ServerProcess.start(place);
    closing.push(() => server.kill());
    const players = await SimulatedPlayers.create([server.url], SEED);
    closing.push(() => players.leave());
    players.play();
    for (let kill = 0; kill < KILLS; kill++) {
      // Mostly during play, sometimes while clients reconnect.
      const acts = 1 + random.below(40);
      if (random.below(8) > 0) await players.continue(acts, () => stallReport(players, server, place.address));
      await pause(random.below(60));
      await server.kill();
      await server.up();
      const storage = await openStorage(place.address);
      try {
        await players.audit(storage);
      } finally {
        await storage.close();
      }
    }
    await players.waitUntilIdle();
    const storage = await openStorage(place.address);
    closing.push(() => storage.close());
    await players.agree(storage);
    await players.audit(storage);
    expect(server.errors).toEqual([]);
    if (process.env.WINDROSE_KILLS !== undefined)
      console.log(`${kind}: killed ${KILLS} times, ${players.done} acts acknowledged, ${players.refused} refused`);
  },
  60_000 + KILLS * 20_000,
);
