/** The clocks of a table: the time of every turn and its limits, undo, and the pauses of sleep and holidays. */
import { type Clocks, NO_CLOCK, PACES, type Pace } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';
import { absenceDeadline } from '../../src/tables/absence.ts';
import { recalculate, startClocks, switchClock, undoClock } from '../../src/tables/clocks.ts';
import { addCountedTime, countedTime, NO_PAUSES, type Pauses } from '../../src/tables/pauses.ts';
import { NOON, TestTables } from '../support/test-tables.ts';

const HOUR = 3_600_000;
const SECOND = 1_000;
const WITHOUT_PAUSES = { before: NO_PAUSES, next: NO_PAUSES };
const pace = { game: 600, move: 30, cap: 700, away: 0 };

describe('a clock', () => {
  test('gets time at each turn up to the cap, and loses the used time', () => {
    let clocks: Clocks = startClocks(pace, 2, NOON)!;
    clocks = switchClock(clocks, pace, 0, NOON, WITHOUT_PAUSES);
    expect(clocks).toMatchObject({ left: [630_000, 600_000], running: 0, deadline: NOON + 630_000 });
    clocks = switchClock(clocks, pace, 1, NOON + 100 * SECOND, WITHOUT_PAUSES);
    expect(clocks).toMatchObject({ left: [530_000, 630_000], running: 1, deadline: NOON + 730_000 });
    for (let i = 0; i < 10; i++) clocks = switchClock(clocks, pace, i % 2, NOON + 100 * SECOND, WITHOUT_PAUSES);
    expect(clocks.left.every((left) => left <= 700_000)).toBe(true);
    expect(Math.max(...clocks.left)).toBe(700_000);
  });

  test('continues for a seat that decides again, and stops when no seat decides', () => {
    const first = switchClock(startClocks(pace, 2, NOON)!, pace, 0, NOON, WITHOUT_PAUSES);
    expect(switchClock(first, pace, 0, NOON + 50 * SECOND, WITHOUT_PAUSES)).toEqual(first);
    const stopped = switchClock(first, pace, null, NOON + 50 * SECOND, WITHOUT_PAUSES);
    expect(stopped).toMatchObject({ left: [580_000, 600_000], running: null, deadline: null });
  });

  test('gains nothing by repeated undo', async () => {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked } = await site.startTable(persons, { pace, undo: 'last' });
    const first = (await site.tableCommands.view(null, id)).clocks!;
    const { ply } = (await site.tableService.find(id)).state;
    for (let i = 0; i < 5; i++) {
      while ((await site.tableService.find(id)).row.asked === asked) {
        const { move, ply: now } = (await site.randomMove(id, 'x'))!;
        await site.tableCommands.execute(persons[asked!], site.command('play', id, { ply: now, moves: [move] }));
      }
      // The seat whose turn it is then has more time for it.
      expect((await site.tableService.find(id)).clocks).toMatchObject({ given: 30 * SECOND });
      site.time.now += SECOND;
      await site.tableCommands.execute(persons[asked!], site.command('undo', id, { to: ply }));
    }
    const { left, running } = (await site.tableCommands.view(null, id)).clocks!;
    expect(running).toBe(asked);
    for (const [seat, time] of left.entries()) expect(time).toBeLessThanOrEqual(first.left[seat]);
    await site.storage.close();
  });

  test('has at least the time of a move if all players agreed to the undo', () => {
    const used: Clocks = { left: [1_000, 500_000], running: 1, since: NOON, given: 30_000, deadline: NOON + 500_000 };
    const back = (agreed: boolean) => undoClock(used, pace, 0, NOON + 10 * SECOND, { ...WITHOUT_PAUSES, agreed });
    expect(back(false)).toMatchObject({ left: [1_000, 460_000], running: 0, deadline: NOON + 11 * SECOND });
    expect(back(true)).toMatchObject({ left: [30_000, 460_000], running: 0, deadline: NOON + 40 * SECOND });
  });

  test('has a minimum for a returning player if moves add no time', async () => {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked, deadline } = await site.startTable(persons, {
      pace: { game: 1_200, move: 0, cap: 1_200, away: 0 },
    });
    site.time.now = deadline!;
    await site.tableCommands.replaceByBot(id, 'time', () => true);
    const replaced = persons[asked!];
    await site.tableCommands.execute(replaced, site.command('ask', id, { question: { what: 'return', seat: asked! } }));
    for (const other of persons)
      if (other !== replaced) await site.tableCommands.execute(other, site.command('answer', id, { yes: true }));
    const { clocks } = await site.tableCommands.view(null, id);
    expect(clocks).toMatchObject({ running: asked, deadline: site.time.now + 120 * SECOND });
    await site.storage.close();
  });

  test('does not exist at a table without time limits', () => {
    expect(startClocks({ game: 0, move: 0, cap: 0, away: 0 }, 3, NOON)).toBeNull();
  });
});

describe('pauses', () => {
  const night: Pauses = { sleep: { from: 22 * 60, to: 6 * 60, zone: 'UTC' }, awayUntil: null };

  test('a night does not count, and a deadline comes after it', () => {
    expect(countedTime(NOON, NOON + 24 * HOUR, night)).toBe(16 * HOUR);
    expect(addCountedTime(NOON, 12 * HOUR, night)).toBe(NOON + 20 * HOUR);
    expect(addCountedTime(NOON, 10 * HOUR, night)).toBe(NOON + 10 * HOUR);
    // The clock of a player whose turn begins while they sleep starts in the morning.
    expect(addCountedTime(NOON + 11 * HOUR, HOUR, night)).toBe(NOON + 19 * HOUR);
  });

  test('night depends on the time zone of the user', () => {
    // 20:00 to 04:00 in UTC is 22:00 to 06:00 in Rome in summer.
    const rome: Pauses = { sleep: { from: 22 * 60, to: 6 * 60, zone: 'Europe/Rome' }, awayUntil: null };
    expect(addCountedTime(NOON, 9 * HOUR, rome)).toBe(NOON + 17 * HOUR);
  });

  test('a night has at most twelve hours, even if the database stores more', () => {
    const long: Pauses = { sleep: { from: 0, to: 24 * 60 - 1, zone: 'Europe/Rome' }, awayUntil: null };
    expect(countedTime(NOON, NOON + 24 * HOUR, long)).toBe(12 * HOUR);
    // The maximum.
    const deadline = addCountedTime(NOON, 90 * 24 * HOUR, long);
    expect(deadline - NOON).toBeLessThan(181 * 24 * HOUR);
  });

  test('holidays stop the clock until their end', () => {
    const away: Pauses = { sleep: null, awayUntil: NOON + 72 * HOUR };
    expect(countedTime(NOON, NOON + 80 * HOUR, away)).toBe(8 * HOUR);
    expect(addCountedTime(NOON, HOUR, away)).toBe(NOON + 73 * HOUR);
  });

  test('counted time and deadlines are consistent from any moment', () => {
    for (let start = NOON; start < NOON + 30 * HOUR; start += 17 * 60_001) {
      for (const time of [1, HOUR, 13 * HOUR, 40 * HOUR])
        expect(countedTime(start, addCountedTime(start, time, night), night)).toBe(time);
    }
  });

  test('stop the clocks only in correspondence games, whether their time is per move or per game', async () => {
    const DAY = 24 * 3_600;
    const paces: [pace: Partial<Pace>, isPaused: boolean][] = [
      [PACES.day, true],
      [{ game: 10 * DAY, cap: 10 * DAY }, true],
      [{ move: 3_600, cap: 3_600 }, true],
      [PACES.live, false],
      [{ game: 3 * 3_600, cap: 3 * 3_600 }, false],
    ];
    for (const [pace, isPaused] of paces) {
      const site = await TestTables.open();
      const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
      const until = NOON + 72 * HOUR;
      await site.storage.db.updateTable('persons').set({ away_until: until }).execute();
      const { deadline } = await site.startTable(persons, { pace: { ...NO_CLOCK, ...pace } });
      expect([pace, deadline! > until]).toEqual([pace, isPaused]);
      await site.storage.close();
    }
  });

  test('stop the time limit of absence in the same games', () => {
    const asleep = NOON + 11 * HOUR;
    expect(absenceDeadline({ ...PACES.day, away: 600 }, asleep, NOON, night)).toBe(NOON + 18 * HOUR + 600 * SECOND);
    expect(absenceDeadline(PACES.live, asleep, NOON, night)).toBe(asleep + PACES.live.away * SECOND);
    expect(absenceDeadline({ ...NO_CLOCK, away: 600 }, asleep, NOON, night)).toBe(asleep + 600 * SECOND);
    expect(absenceDeadline(PACES.day, asleep, NOON, night)).toBe(Number.POSITIVE_INFINITY);
  });

  test('a holiday that starts during a turn keeps the remaining time', () => {
    const running = switchClock(startClocks(PACES.day, 2, NOON)!, PACES.day, 0, NOON, WITHOUT_PAUSES);
    const now = NOON + 5 * HOUR;
    const next: Pauses = { sleep: null, awayUntil: now + 100 * HOUR };
    const changed = recalculate(running, now, { before: NO_PAUSES, next });
    expect(changed.left[0]).toBe(running.left[0] - 5 * HOUR);
    expect(changed.deadline).toBe(now + 100 * HOUR + changed.left[0]);
  });
});
