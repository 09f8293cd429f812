/** Clocks: given and used time, pauses, and running out. */
import { type Clocks, NO_CLOCK, PACES, type Pace } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';
import { turnWatchHandler } from '../../src/jobs/turn-watch.ts';
import { absenceDeadline } from '../../src/tables/absence.ts';
import { recalculate, startClocks, switchClock, undoClock } from '../../src/tables/clocks.ts';
import { addCountedTime, countedTime, NO_PAUSES, type Pauses } from '../../src/tables/pauses.ts';
import { NOON, TestTables } from '../support/test-tables.ts';

const HOUR = 3_600_000;
const SECOND = 1_000;
const awake = { before: NO_PAUSES, next: NO_PAUSES };
const pace = { game: 600, move: 30, cap: 700, away: 0 };

describe('a clock', () => {
  test('gets time at each turn up to the cap, and loses the used time', () => {
    let clocks: Clocks = startClocks(pace, 2, NOON)!;
    clocks = switchClock(clocks, pace, 0, NOON, awake);
    expect(clocks).toMatchObject({ left: [630_000, 600_000], running: 0, deadline: NOON + 630_000 });
    clocks = switchClock(clocks, pace, 1, NOON + 100 * SECOND, awake);
    expect(clocks).toMatchObject({ left: [530_000, 630_000], running: 1, deadline: NOON + 730_000 });
    for (let i = 0; i < 10; i++) clocks = switchClock(clocks, pace, i % 2, NOON + 100 * SECOND, awake);
    expect(clocks.left.every((left) => left <= 700_000)).toBe(true);
    expect(Math.max(...clocks.left)).toBe(700_000);
  });

  test('continues for a seat that decides again, and stops when no seat decides', () => {
    const first = switchClock(startClocks(pace, 2, NOON)!, pace, 0, NOON, awake);
    expect(switchClock(first, pace, 0, NOON + 50 * SECOND, awake)).toEqual(first);
    const resting = switchClock(first, pace, null, NOON + 50 * SECOND, awake);
    expect(resting).toMatchObject({ left: [580_000, 600_000], running: null, deadline: null });
  });

  test('gains nothing by repeated undo', async () => {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked } = await site.started(persons, { pace, undo: 'last' });
    const first = (await site.tables.view(null, id)).clocks!;
    const { ply } = (await site.tableService.find(id)).state;
    for (let i = 0; i < 5; i++) {
      while ((await site.tableService.find(id)).row.asked === asked) {
        const { move, ply: now } = (await site.someMove(id, 'x'))!;
        await site.tables.execute(persons[asked!], site.act('play', id, { ply: now, moves: [move] }));
      }
      // The seat whose turn it is then has more time for it.
      expect((await site.tableService.find(id)).clocks).toMatchObject({ given: 30 * SECOND });
      site.time.now += SECOND;
      await site.tables.execute(persons[asked!], site.act('undo', id, { to: ply }));
    }
    const { left, running } = (await site.tables.view(null, id)).clocks!;
    expect(running).toBe(asked);
    for (const [seat, time] of left.entries()) expect(time).toBeLessThanOrEqual(first.left[seat]);
    await site.storage.close();
  });

  test('has at least the time of a move if all players agreed to the undo', () => {
    const used: Clocks = { left: [1_000, 500_000], running: 1, since: NOON, given: 30_000, deadline: NOON + 500_000 };
    const back = (agreed: boolean) => undoClock(used, pace, 0, NOON + 10 * SECOND, { ...awake, agreed });
    expect(back(false)).toMatchObject({ left: [1_000, 460_000], running: 0, deadline: NOON + 11 * SECOND });
    expect(back(true)).toMatchObject({ left: [30_000, 460_000], running: 0, deadline: NOON + 40 * SECOND });
  });

  test('has a minimum for a returning player if moves add no time', async () => {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked, deadline } = await site.started(persons, {
      pace: { game: 1_200, move: 0, cap: 1_200, away: 0 },
    });
    site.time.now = deadline!;
    await site.tables.replaceByBot(id, 'time', () => true);
    const lost = persons[asked!];
    await site.tables.execute(lost, site.act('ask', id, { question: { what: 'return', seat: asked! } }));
    for (const other of persons)
      if (other !== lost) await site.tables.execute(other, site.act('answer', id, { yes: true }));
    const { clocks } = await site.tables.view(null, id);
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

  test('stop the clocks of correspondence games, by move or by game, and of no others', async () => {
    const DAY = 24 * 3_600;
    const paces: [pace: Partial<Pace>, rests: boolean][] = [
      [PACES.day, true],
      [{ game: 10 * DAY, cap: 10 * DAY }, true],
      [{ move: 3_600, cap: 3_600 }, true],
      [PACES.live, false],
      [{ game: 3 * 3_600, cap: 3 * 3_600 }, false],
    ];
    for (const [pace, rests] of paces) {
      const site = await TestTables.open();
      const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
      const until = NOON + 72 * HOUR;
      await site.storage.db.updateTable('persons').set({ away_until: until }).execute();
      const { deadline } = await site.started(persons, { pace: { ...NO_CLOCK, ...pace } });
      expect([pace, deadline! > until]).toEqual([pace, rests]);
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
    const running = switchClock(startClocks(PACES.day, 2, NOON)!, PACES.day, 0, NOON, awake);
    const now = NOON + 5 * HOUR;
    const next: Pauses = { sleep: null, awayUntil: now + 100 * HOUR };
    const changed = recalculate(running, now, { before: NO_PAUSES, next });
    expect(changed.left[0]).toBe(running.left[0] - 5 * HOUR);
    expect(changed.deadline).toBe(now + 100 * HOUR + changed.left[0]);
  });
});

describe('watching a turn', () => {
  async function begun(wish = {}) {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked, deadline } = await site.started(persons, { pace: PACES.live, ...wish });
    const told: string[] = [];
    let seen = site.time.now;
    const eyes = { open: false };
    const watch = turnWatchHandler({
      tableService: site.tableService,
      tables: site.tables,
      now: () => site.time.now,
      lastSeen: async () => seen,
      isViewing: async () => eyes.open,
      openSince: () => 0,
      notify: async (_table, turn, person) => void told.push(`${turn} ${person}`),
    });
    const rowOf = () =>
      site.storage.db.selectFrom('due').selectAll().where('kind', '=', 'turn').executeTakeFirstOrThrow();
    const look = async () => watch(await rowOf());
    const holder = async () => (await site.tables.view(null, id)).head.holders[asked!];
    const see = (at: number) => {
      seen = at;
    };
    return { site, id, asked: asked!, persons, told, look, rowOf, holder, see, eyes, deadline };
  }

  test('when the time is up, a bot takes the seat and plays', async () => {
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

  test('an absent player of a live game is replaced before the time is up', async () => {
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

  test('chat does not prevent a replacement; a move does, and the next turn is watched', async () => {
    const { site, id, holder, persons, asked, rowOf } = await begun();
    site.time.now += PACES.live.away * SECOND;
    const parts = {
      tableService: site.tableService,
      tables: site.tables,
      now: () => site.time.now,
      isViewing: async () => false,
      openSince: () => 0,
      notify: async () => {},
    };
    const meanwhile = (happens: () => Promise<unknown>) =>
      turnWatchHandler({
        ...parts,
        lastSeen: async () => {
          await happens();
          return NOON;
        },
      });
    // It may be the turn of the same seat again, but it is another turn.
    const { move, ply } = (await site.someMove(id, 'x'))!;
    const play = () => site.tables.execute(persons[asked], site.act('play', id, { ply, moves: [move] }));
    expect(await meanwhile(play)(await rowOf())).toEqual({ again: site.time.now + SECOND });
    expect(await holder()).toHaveProperty('person');
    const { row } = await site.tableService.find(id);
    site.time.now += PACES.live.away * SECOND;
    const speak = () => site.tables.execute(persons[0], site.act('chat', id, { text: 'Hello?' }));
    expect(await meanwhile(speak)(await rowOf())).toBeNull();
    expect((await site.tables.view(null, id)).head.holders[row.asked!]).toEqual({ bot: 2 });
    await site.storage.close();
  });

  test('a player with the table open is not notified; one without is, once, and then only the clocks count', async () => {
    const { site, look, told, see, eyes, persons, asked, deadline } = await begun({ pace: PACES.day });
    site.time.now += 60_000;
    see(site.time.now);
    eyes.open = true;
    expect(await look()).toEqual({ again: site.time.now + 60_000 });
    expect(told).toEqual([]);
    site.time.now += 60_000;
    // In the lobby, or with another game.
    see(site.time.now);
    eyes.open = false;
    expect(await look()).toEqual({ again: deadline });
    expect(told.length).toBe(1);
    expect(told[0]).toContain(persons[asked]);
    await site.storage.close();
  });

  test('in a correspondence game a player with the table open is notified after ten minutes', async () => {
    const { site, look, told, eyes, deadline } = await begun({ pace: PACES.day });
    eyes.open = true;
    site.time.now = NOON + 9.5 * 60_000;
    expect(await look()).toEqual({ again: NOON + 10 * 60_000 });
    expect(told).toEqual([]);
    site.time.now = NOON + 10 * 60_000;
    expect(await look()).toEqual({ again: deadline });
    expect(told.length).toBe(1);
    await site.storage.close();
  });

  test('in a live game a player with the table open is never notified', async () => {
    const { site, look, told, see, eyes } = await begun();
    eyes.open = true;
    site.time.now = NOON + 12 * 60_000;
    see(site.time.now);
    expect(await look()).toEqual({ again: site.time.now + 60_000 });
    expect(told).toEqual([]);
    await site.storage.close();
  });

  test('without time limits a turn is not checked again after the notification', async () => {
    const { site, look, told } = await begun({ pace: NO_CLOCK });
    site.time.now += 60_000;
    expect(await look()).toBeNull();
    expect(told.length).toBe(1);
    await site.storage.close();
  });
});

describe('holidays that change during a turn', () => {
  const WEEK = 7 * 24 * HOUR;
  const moves = async (site: TestTables, id: string) => {
    const { db } = site.storage;
    const { deadline } = await db
      .selectFrom('tables')
      .select('deadline')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { at } = await db.selectFrom('due').select('at').where('kind', '=', 'turn').executeTakeFirstOrThrow();
    return { deadline: deadline!, at };
  };
  async function begun() {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked, deadline } = await site.started(persons, { pace: PACES.day });
    const person = persons[asked!];
    const rest = async (until: number | null) => {
      const before = await site.tableService.pausesOf(person);
      const { db } = site.storage;
      await db.updateTable('persons').set({ away_until: until }).where('id', '=', person).execute();
      await site.tables.recalculateClocks(person, before);
    };
    return { site, id, asked: asked!, persons, person, deadline: deadline!, rest };
  }

  test('are known to every node, and none uses the old deadline', async () => {
    const { site, id, asked, persons, person, deadline, rest } = await begun();
    const other = site.another();
    await other.tables.view(person, id);
    site.time.now += HOUR;
    await rest(site.time.now + WEEK);
    expect((await moves(site, id)).deadline).toBe(deadline + WEEK);
    // A player chats at the other node, which does not know the change yet.
    const speaker = persons[(asked + 1) % 3];
    await other.tables.execute(speaker, site.act('chat', id, { text: 'Where are you?' }));
    expect((await moves(site, id)).deadline).toBe(deadline + WEEK);
    site.time.now = deadline;
    const watch = turnWatchHandler({
      tableService: other.tableService,
      tables: other.tables,
      now: () => site.time.now,
      lastSeen: async () => site.time.now,
      isViewing: async () => false,
      openSince: () => 0,
      notify: async () => {},
    });
    const { db } = site.storage;
    await watch(await db.selectFrom('due').selectAll().where('kind', '=', 'turn').executeTakeFirstOrThrow());
    expect((await other.tables.view(person, id)).head.holders[asked]).toHaveProperty('person');
    await site.storage.close();
  });

  test('and end early move the check of the turn forward', async () => {
    const { site, id, deadline, rest } = await begun();
    await rest(NOON + WEEK);
    const { db } = site.storage;
    await db
      .updateTable('due')
      .set({ at: deadline + WEEK })
      .where('kind', '=', 'turn')
      .execute();
    site.time.now += HOUR;
    await rest(null);
    const now = await moves(site, id);
    expect(now.deadline).toBe(deadline + HOUR);
    expect(now.at).toBeLessThanOrEqual(now.deadline);
    await site.storage.close();
  });

  test('are announced at the table, and change no clock of a live game', async () => {
    const { site, id, rest, person } = await begun();
    const told: string[] = [];
    site.tableService.onUpdate(({ table, entries }) =>
      told.push(`${entries.map(({ kind }) => kind)} ${table.clocks!.deadline}`),
    );
    await site.started([person], { pace: PACES.live });
    told.length = 0;
    await rest(NOON + WEEK);
    expect(told).toEqual([`clock ${(await site.tables.view(person, id)).clocks!.deadline}`]);
    await site.storage.close();
  });
});
