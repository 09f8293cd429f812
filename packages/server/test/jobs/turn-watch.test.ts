/** The job `turn`: notifies the player whose turn it is, and gives the seat of a late or absent player to a bot. */
import { NO_CLOCK, PACES } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';
import { turnWatchHandler } from '../../src/jobs/turn-watch.ts';
import { NOON, TestTables } from '../support/test-tables.ts';

const HOUR = 3_600_000;
const SECOND = 1_000;

describe('watching a turn', () => {
  /** Starts a table and returns functions to run the job and to read its effects. */
  async function startTable(settings = {}) {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked, deadline } = await site.startTable(persons, { pace: PACES.live, ...settings });
    const notified: string[] = [];
    let lastSeen = site.time.now;
    const viewing = { open: false };
    const watch = turnWatchHandler({
      tableService: site.tableService,
      tableCommands: site.tableCommands,
      now: () => site.time.now,
      lastSeen: async () => lastSeen,
      isViewing: async () => viewing.open,
      openSince: () => 0,
      notify: async (_table, turn, person) => void notified.push(`${turn} ${person}`),
    });
    const rowOf = () =>
      site.storage.db.selectFrom('due').selectAll().where('kind', '=', 'turn').executeTakeFirstOrThrow();
    const runTurnWatch = async () => watch(await rowOf());
    const holder = async () => (await site.tableCommands.view(null, id)).head.holders[asked!];
    const setLastSeen = (at: number) => {
      lastSeen = at;
    };
    return { site, id, asked: asked!, persons, notified, runTurnWatch, rowOf, holder, setLastSeen, viewing, deadline };
  }

  test('when the time is up, a bot takes the seat and plays', async () => {
    const { site, runTurnWatch, holder, id, setLastSeen } = await startTable();
    const { deadline } = (await site.tableCommands.view(null, id)).head;
    site.time.now = deadline! - 1;
    setLastSeen(site.time.now);
    await runTurnWatch();
    expect(await holder()).toHaveProperty('person');
    site.time.now = deadline!;
    await runTurnWatch();
    expect(await holder()).toEqual({ bot: 2 });
    expect((await site.tableCommands.view(null, id)).clocks!.running).toBeNull();
    const due = await site.storage.db.selectFrom('due').selectAll().execute();
    expect(due).toMatchObject([{ kind: 'bot', subject: id, at: site.time.now }]);
    await site.storage.close();
  });

  test('an absent player of a live game is replaced before the time is up', async () => {
    const { site, runTurnWatch, holder, setLastSeen } = await startTable();
    setLastSeen(NOON + 10 * SECOND);
    site.time.now = NOON + 10 * SECOND + PACES.live.away * SECOND - 1;
    expect(await runTurnWatch()).toEqual({ nextRun: site.time.now + 1 });
    expect(await holder()).toHaveProperty('person');
    site.time.now++;
    await runTurnWatch();
    expect(await holder()).toEqual({ bot: 2 });
    await site.storage.close();
  });

  test('chat does not prevent a replacement; a move does, and the next turn is watched', async () => {
    const { site, id, holder, persons, asked, rowOf } = await startTable();
    site.time.now += PACES.live.away * SECOND;
    const options = {
      tableService: site.tableService,
      tableCommands: site.tableCommands,
      now: () => site.time.now,
      isViewing: async () => false,
      openSince: () => 0,
      notify: async () => {},
    };
    /** Runs something between the reading of the table and the replacement of the player. */
    const watchWhile = (happens: () => Promise<unknown>) =>
      turnWatchHandler({
        ...options,
        lastSeen: async () => {
          await happens();
          return NOON;
        },
      });
    // It may be the turn of the same seat again, but it is another turn.
    const { move, ply } = (await site.randomMove(id, 'x'))!;
    const play = () => site.tableCommands.execute(persons[asked], site.command('play', id, { ply, moves: [move] }));
    expect(await watchWhile(play)(await rowOf())).toEqual({ nextRun: site.time.now + SECOND });
    expect(await holder()).toHaveProperty('person');
    const { row } = await site.tableService.find(id);
    site.time.now += PACES.live.away * SECOND;
    const chat = () => site.tableCommands.execute(persons[0], site.command('chat', id, { text: 'Hello?' }));
    expect(await watchWhile(chat)(await rowOf())).toBeNull();
    expect((await site.tableCommands.view(null, id)).head.holders[row.asked!]).toEqual({ bot: 2 });
    await site.storage.close();
  });

  test('a player with the table open is not notified; a player without it is notified once', async () => {
    const { site, runTurnWatch, notified, setLastSeen, viewing, persons, asked, deadline } = await startTable({
      pace: PACES.day,
    });
    site.time.now += 60_000;
    setLastSeen(site.time.now);
    viewing.open = true;
    expect(await runTurnWatch()).toEqual({ nextRun: site.time.now + 60_000 });
    expect(notified).toEqual([]);
    site.time.now += 60_000;
    // In the lobby, or with another game.
    setLastSeen(site.time.now);
    viewing.open = false;
    expect(await runTurnWatch()).toEqual({ nextRun: deadline });
    expect(notified.length).toBe(1);
    expect(notified[0]).toContain(persons[asked]);
    await site.storage.close();
  });

  test('in a correspondence game a player with the table open is notified after ten minutes', async () => {
    const { site, runTurnWatch, notified, viewing, deadline } = await startTable({ pace: PACES.day });
    viewing.open = true;
    site.time.now = NOON + 9.5 * 60_000;
    expect(await runTurnWatch()).toEqual({ nextRun: NOON + 10 * 60_000 });
    expect(notified).toEqual([]);
    site.time.now = NOON + 10 * 60_000;
    expect(await runTurnWatch()).toEqual({ nextRun: deadline });
    expect(notified.length).toBe(1);
    await site.storage.close();
  });

  test('in a live game a player with the table open is never notified', async () => {
    const { site, runTurnWatch, notified, setLastSeen, viewing } = await startTable();
    viewing.open = true;
    site.time.now = NOON + 12 * 60_000;
    setLastSeen(site.time.now);
    expect(await runTurnWatch()).toEqual({ nextRun: site.time.now + 60_000 });
    expect(notified).toEqual([]);
    await site.storage.close();
  });

  test('without time limits a turn is not checked any more after the notification', async () => {
    const { site, runTurnWatch, notified } = await startTable({ pace: NO_CLOCK });
    site.time.now += 60_000;
    expect(await runTurnWatch()).toBeNull();
    expect(notified.length).toBe(1);
    await site.storage.close();
  });
});

describe('holidays that change during a turn', () => {
  const WEEK = 7 * 24 * HOUR;
  /** Returns the deadline of a table and the time of the next check of its turn. */
  const readDeadlines = async (site: TestTables, id: string) => {
    const { db } = site.storage;
    const { deadline } = await db
      .selectFrom('tables')
      .select('deadline')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { at } = await db.selectFrom('due').select('at').where('kind', '=', 'turn').executeTakeFirstOrThrow();
    return { deadline: deadline!, at };
  };
  async function startTable() {
    const site = await TestTables.open();
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked, deadline } = await site.startTable(persons, { pace: PACES.day });
    const person = persons[asked!];
    const setHoliday = async (until: number | null) => {
      const before = await site.tableService.pausesOf(person);
      const { db } = site.storage;
      await db.updateTable('persons').set({ away_until: until }).where('id', '=', person).execute();
      await site.tableCommands.recalculateClocks(person, before);
    };
    return { site, id, asked: asked!, persons, person, deadline: deadline!, setHoliday };
  }

  test('are known to every node, so that no node uses the old deadline', async () => {
    const { site, id, asked, persons, person, deadline, setHoliday } = await startTable();
    const other = site.otherNode();
    await other.tableCommands.view(person, id);
    site.time.now += HOUR;
    await setHoliday(site.time.now + WEEK);
    expect((await readDeadlines(site, id)).deadline).toBe(deadline + WEEK);
    // A player chats at the other node, which does not know the change yet.
    const otherPlayer = persons[(asked + 1) % 3];
    await other.tableCommands.execute(otherPlayer, site.command('chat', id, { text: 'Where are you?' }));
    expect((await readDeadlines(site, id)).deadline).toBe(deadline + WEEK);
    site.time.now = deadline;
    const watch = turnWatchHandler({
      tableService: other.tableService,
      tableCommands: other.tableCommands,
      now: () => site.time.now,
      lastSeen: async () => site.time.now,
      isViewing: async () => false,
      openSince: () => 0,
      notify: async () => {},
    });
    const { db } = site.storage;
    await watch(await db.selectFrom('due').selectAll().where('kind', '=', 'turn').executeTakeFirstOrThrow());
    expect((await other.tableCommands.view(person, id)).head.holders[asked]).toHaveProperty('person');
    await site.storage.close();
  });

  test('bring the check of the turn forward when they end early', async () => {
    const { site, id, deadline, setHoliday } = await startTable();
    await setHoliday(NOON + WEEK);
    const { db } = site.storage;
    await db
      .updateTable('due')
      .set({ at: deadline + WEEK })
      .where('kind', '=', 'turn')
      .execute();
    site.time.now += HOUR;
    await setHoliday(null);
    const deadlines = await readDeadlines(site, id);
    expect(deadlines.deadline).toBe(deadline + HOUR);
    expect(deadlines.at).toBeLessThanOrEqual(deadlines.deadline);
    await site.storage.close();
  });

  test('are announced at the table, and change no clock of a live game', async () => {
    const { site, id, setHoliday, person } = await startTable();
    const updates: string[] = [];
    site.tableService.onUpdate(({ table, entries }) =>
      updates.push(`${entries.map(({ kind }) => kind)} ${table.clocks!.deadline}`),
    );
    await site.startTable([person], { pace: PACES.live });
    updates.length = 0;
    await setHoliday(NOON + WEEK);
    expect(updates).toEqual([`clock ${(await site.tableCommands.view(person, id)).clocks!.deadline}`]);
    await site.storage.close();
  });
});
