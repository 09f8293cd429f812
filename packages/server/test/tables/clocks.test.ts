/** Clocks: what is given, what is used, when it rests, and what happens when it runs out. */
import { type Clocks, PACES } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';
import { turnWatch } from '../../src/due/turn-watch.ts';
import { handOver, reckonAgain, startClocks } from '../../src/tables/clocks.ts';
import { after, counted, NO_PAUSES, type Pauses } from '../../src/tables/pauses.ts';
import { NOON, TestTables } from '../support/tables.ts';

const HOUR = 3_600_000;
const SECOND = 1_000;
const awake = { before: NO_PAUSES, next: NO_PAUSES };
const pace = { game: 600, move: 30, cap: 700, away: 0 };

describe('a clock', () => {
  test('gives something with every question, up to the cap, and takes what was used', () => {
    let clocks: Clocks = startClocks(pace, 2, NOON)!;
    clocks = handOver(clocks, pace, 0, NOON, awake);
    expect(clocks).toMatchObject({ left: [630_000, 600_000], running: 0, deadline: NOON + 630_000 });
    clocks = handOver(clocks, pace, 1, NOON + 100 * SECOND, awake);
    expect(clocks).toMatchObject({ left: [530_000, 630_000], running: 1, deadline: NOON + 730_000 });
    for (let i = 0; i < 10; i++) clocks = handOver(clocks, pace, i % 2, NOON + 100 * SECOND, awake);
    expect(clocks.left.every((left) => left <= 700_000)).toBe(true);
    expect(Math.max(...clocks.left)).toBe(700_000);
  });

  test('goes on for who is asked again, and rests while nobody is', () => {
    const first = handOver(startClocks(pace, 2, NOON)!, pace, 0, NOON, awake);
    expect(handOver(first, pace, 0, NOON + 50 * SECOND, awake)).toEqual(first);
    const resting = handOver(first, pace, null, NOON + 50 * SECOND, awake);
    expect(resting).toMatchObject({ left: [580_000, 600_000], running: null, deadline: null });
  });

  test('is not there where a table has no hurry', () => {
    expect(startClocks({ game: 0, move: 0, cap: 0, away: 0 }, 3, NOON)).toBeNull();
  });
});

describe('pauses', () => {
  const night: Pauses = { sleep: { from: 22 * 60, to: 6 * 60, zone: 'UTC' }, awayUntil: null };

  test('a night is not counted, and a deadline lies behind it', () => {
    expect(counted(NOON, NOON + 24 * HOUR, night)).toBe(16 * HOUR);
    expect(after(NOON, 12 * HOUR, night)).toBe(NOON + 20 * HOUR);
    expect(after(NOON, 10 * HOUR, night)).toBe(NOON + 10 * HOUR);
    // Somebody who is asked while asleep begins to think in the morning.
    expect(after(NOON + 11 * HOUR, HOUR, night)).toBe(NOON + 19 * HOUR);
  });

  test('night is where the person is', () => {
    // 20:00 to 04:00 in UTC is 22:00 to 06:00 in Rome in summer.
    const rome: Pauses = { sleep: { from: 22 * 60, to: 6 * 60, zone: 'Europe/Rome' }, awayUntil: null };
    expect(after(NOON, 9 * HOUR, rome)).toBe(NOON + 17 * HOUR);
  });

  test('holidays stop the clock until their end', () => {
    const away: Pauses = { sleep: null, awayUntil: NOON + 72 * HOUR };
    expect(counted(NOON, NOON + 80 * HOUR, away)).toBe(8 * HOUR);
    expect(after(NOON, HOUR, away)).toBe(NOON + 73 * HOUR);
  });

  test('what counts until a deadline is what there was, wherever one begins', () => {
    for (let start = NOON; start < NOON + 30 * HOUR; start += 17 * 60_001) {
      for (const time of [1, HOUR, 13 * HOUR, 40 * HOUR])
        expect(counted(start, after(start, time, night), night)).toBe(time);
    }
  });

  test('holidays taken in mid-turn leave what was left', () => {
    const running = handOver(startClocks(PACES.day, 2, NOON)!, PACES.day, 0, NOON, awake);
    const later = NOON + 5 * HOUR;
    const next: Pauses = { sleep: null, awayUntil: later + 100 * HOUR };
    const changed = reckonAgain(running, later, { before: NO_PAUSES, next });
    expect(changed.left[0]).toBe(running.left[0] - 5 * HOUR);
    expect(changed.deadline).toBe(later + 100 * HOUR + changed.left[0]);
  });
});

describe('looking after a turn', () => {
  async function begun(wish = {}) {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked } = await site.started(persons, { pace: PACES.live, ...wish });
    const told: string[] = [];
    let seen = site.time.now;
    const watch = turnWatch({
      desk: site.desk,
      tables: site.tables,
      now: () => site.time.now,
      lastSeen: async () => seen,
      tell: async (_table, ply, person) => void told.push(`${ply} ${person}`),
    });
    const look = async () => {
      const { db } = site.storage;
      return watch(await db.selectFrom('due').selectAll().where('kind', '=', 'turn').executeTakeFirstOrThrow());
    };
    const holder = async () => (await site.tables.view(null, id)).head.holders[asked!];
    const see = (at: number) => {
      seen = at;
    };
    return { site, id, asked: asked!, persons, told, look, holder, see };
  }

  test('when the time is up a bot takes the seat, and is asked for its move', async () => {
    const { site, look, holder, id, see } = await begun();
    const { deadline } = (await site.tables.view(null, id)).head;
    site.time.now = deadline! - 1;
    see(site.time.now);
    await look();
    expect(await holder()).toHaveProperty('person');
    site.time.now = deadline!;
    await look();
    expect(await holder()).toEqual({ bot: 2 });
    expect((await site.tables.view(null, id)).clocks!.running).toBeNull();
    const due = await site.storage.db.selectFrom('due').selectAll().execute();
    expect(due).toMatchObject([{ kind: 'bot', subject: id, at: site.time.now }]);
    await site.storage.close();
  });

  test('who stays away in a live game is replaced before the time is up', async () => {
    const { site, look, holder, see } = await begun();
    see(NOON + 10 * SECOND);
    site.time.now = NOON + 10 * SECOND + PACES.live.away * SECOND - 1;
    expect(await look()).toEqual({ again: site.time.now + 1 });
    expect(await holder()).toHaveProperty('person');
    site.time.now++;
    await look();
    expect(await holder()).toEqual({ bot: 2 });
    await site.storage.close();
  });

  test('who looks at the table is not told; who does not is', async () => {
    const { site, look, told, see, persons, asked } = await begun({ pace: PACES.day });
    site.time.now += 60_000;
    see(site.time.now);
    expect(await look()).toEqual({ again: site.time.now + 60_000 });
    expect(told).toEqual([]);
    site.time.now += 60_000;
    const { deadline } = await site.storage.db.selectFrom('tables').select('deadline').executeTakeFirstOrThrow();
    expect(await look()).toEqual({ again: deadline });
    expect(told.length).toBe(1);
    expect(told[0]).toContain(persons[asked]);
    await site.storage.close();
  });
});
