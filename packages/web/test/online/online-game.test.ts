/** A game at an online table: the draft of a turn, the journal, and both together. */
import { readRecord } from '@windrose/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANA, FakeSite, QUICK, UNCONFIRMED, Visitor } from './fake-site.ts';

let site: FakeSite;
let ana: Visitor;

const texts = ({ game }: Visitor) => game.history.map(({ move }) => move.text);
const unconfirmed = ({ game }: Visitor) => game.unconfirmed.map(({ move }) => move.text);
const expectJournal = (visitor: Visitor) =>
  expect(texts(visitor)).toEqual(site.session.history.map(({ move }) => move.text));

beforeEach(() => {
  site = new FakeSite();
  site.playToAction(0);
  ana = new Visitor(site, 'anaana').open();
});

describe('the draft of a turn', () => {
  it('is not sent, and is taken back step by step', async () => {
    const ply = site.ply;
    const { length } = ana.game;
    await ana.game.play([ana.someMove()], QUICK);
    const draft = unconfirmed(ana);
    expect(ana.game.waiting).toBe('choice');
    await ana.game.play([ana.someMove()], QUICK);
    expect(unconfirmed(ana).length).toBeGreaterThan(draft.length);
    expect(site.ply).toBe(ply);
    expect(ana.sent).toEqual([]);
    ana.game.undo();
    expect(unconfirmed(ana)).toEqual(draft);
    ana.game.undo();
    expect(ana.game.length).toBe(length);
    expect(ana.game.canUndo).toBe(false);
    expect(ana.game.waiting).toBe('choice');
  });

  it('waits for its confirmation at the end of the turn, and is then sent as a whole', async () => {
    const ply = site.ply;
    await ana.turn();
    expect(ana.game.waiting).toBe('confirmation');
    const turn = unconfirmed(ana);
    await ana.game.confirm(QUICK);
    expect(ana.sent).toEqual(['play']);
    expect(site.session.history.slice(ply, ply + turn.length).map(({ move }) => move.text)).toEqual(turn);
    await ana.receive();
    expect(unconfirmed(ana)).toEqual([]);
    expect(ana.game.canUndo).toBe(false);
    expectJournal(ana);
  });

  it('is sent at once without confirmations', async () => {
    while (ana.game.waiting === 'choice') await ana.game.play([ana.someMove()], UNCONFIRMED);
    expect(ana.sent).toEqual(['play']);
  });

  it('cannot change while it is being sent', async () => {
    const answer = ana.delayAnswers();
    await ana.turn();
    await ana.game.confirm(QUICK);
    expect(ana.game.waiting).toBe('sending');
    const sent = unconfirmed(ana);
    expect(ana.game.canUndo).toBe(false);
    ana.game.undo();
    await ana.game.play([ana.someMove()], QUICK);
    expect(unconfirmed(ana)).toEqual(sent);
    answer();
    await ana.receive();
    expect(ana.game.waiting).not.toBe('sending');
    expectJournal(ana);
  });

  it('is still being sent when the answer comes before the entries', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    await Promise.resolve();
    expect(ana.client.length).toBeLessThan(site.view.length);
    expect(ana.game.waiting).toBe('sending');
  });

  it('is dropped with a reason if another window has played', async () => {
    const other = new Visitor(site, 'anaana').open();
    await ana.turn(1);
    const answer = ana.delayAnswers();
    await ana.game.confirm(QUICK);
    await other.turn(0);
    await other.game.confirm(QUICK);
    expect(unconfirmed(ana)).not.toEqual([]);
    answer();
    await Promise.resolve();
    await Promise.resolve();
    expect(ana.game.refusal).toBe('stale');
    expect(unconfirmed(ana)).toEqual([]);
    await ana.receive();
    expectJournal(ana);
    ana.game.refusal = null;
    expect(ana.game.refusal).toBeNull();
  });

  it('is dropped with a reason when the entries of another window come first', async () => {
    const other = new Visitor(site, 'anaana').open();
    await ana.turn(1);
    await other.turn(0);
    await other.game.confirm(QUICK);
    await ana.receive();
    expect(ana.game.refusal).toBe('stale');
    expect(ana.game.waiting).not.toBe('confirmation');
    expectJournal(ana);
  });

  it('is confirmed if another window has played the same moves', async () => {
    const other = new Visitor(site, 'anaana').open();
    await ana.turn(0);
    await other.turn(0);
    await other.game.confirm(QUICK);
    await ana.receive();
    expect(ana.game.refusal).toBeNull();
    expect(ana.game.waiting).not.toBe('confirmation');
    expectJournal(ana);
  });

  it('continues after a reload of the page', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    const draft = texts(ana);
    const again = ana.reloaded();
    expect(texts(again)).toEqual(draft);
    expect(again.game.canUndo).toBe(true);
    await again.turn();
    const over = texts(again);
    const last = again.reloaded();
    expect(texts(last)).toEqual(over);
    expect(last.game.waiting).toBe('confirmation');
    await last.game.confirm(QUICK);
    await last.receive();
    expectJournal(last);
    expectJournal(last.reloaded());
  });

  it('is dropped if the game has continued before the reload', async () => {
    await ana.game.play([ana.someMove(1)], QUICK);
    const other = new Visitor(site, 'anaana').open();
    await other.turn(0);
    await other.game.confirm(QUICK);
    const again = ana.reloaded();
    expect(unconfirmed(again)).toEqual([]);
    expectJournal(again);
  });

  it.each([
    ['of another user in the same browser', { person: 'baobao' }],
    ['of another position', { after: 3 }],
  ])('does not restore one %s', async (_, change) => {
    await ana.game.play([ana.someMove()], QUICK);
    const [[key, kept]] = ana.storage;
    ana.storage.set(key, JSON.stringify({ ...JSON.parse(kept), ...change }));
    expect(unconfirmed(ana.reloaded())).toEqual([]);
  });

  it('is restored as far as its moves are legal, and not beyond the turn', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    const [[key, kept]] = ana.storage;
    const restored = (moves: readonly string[]) => {
      ana.storage.set(key, JSON.stringify({ ...JSON.parse(kept), moves }));
      return unconfirmed(ana.reloaded());
    };
    expect(restored(['no such move', 'pass'])).toEqual([]);
    expect(restored(['pass', 'pass', 'pass'])).toEqual(['pass']);
    ana.storage.set(key, '{');
    expect(unconfirmed(ana.reloaded())).toEqual([]);
  });
});

describe('the journal', () => {
  it('is shown move by move, without a choice meanwhile', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.receive();
    site.playUntil(0);
    ana.held = [];
    const shown = ana.receive();
    const { length } = ana.game;
    expect(ana.game.waiting).not.toBe('choice');
    ana.held.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
    expect(ana.game.length).toBe(length + 1);
    const rest = ana.held;
    ana.held = null;
    for (const go of rest) go();
    await shown;
    expectJournal(ana);
    expect(ana.game.waiting).toBe('choice');
  });

  it('is shown at once if many moves are missing', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    for (let turns = 0; turns < 20; turns++) {
      site.playUntil(0);
      site.playUntil(1);
      site.playUntil(2);
    }
    ana.pauses.length = 0;
    await ana.receive();
    expect(ana.pauses.length).toBeLessThan(50);
    expectJournal(ana);
  });

  it('drops the draft when moves are taken back', async () => {
    const ply = site.ply;
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.receive();
    expect(ana.game.lastTurn).toBe(ply);
    site.playUntil(0);
    await ana.receive();
    await ana.game.play([ana.someMove()], QUICK);
    site.send({ type: 'undo', table: 'table1', to: ply }, 'anaana');
    await ana.receive();
    expect(ana.game.length).toBe(ply);
    expect(ana.game.refusal).toBe('stale');
    expect(ana.game.waiting).toBe('choice');
    expectJournal(ana);
  });

  it('gives no reason when moves are taken back without a draft', async () => {
    const ply = site.ply;
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.receive();
    site.send({ type: 'undo', table: 'table1', to: ply }, 'anaana');
    await ana.receive();
    expect(ana.game.refusal).toBeNull();
    expectJournal(ana);
  });

  it('tells whether only the user has decided since a turn', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.receive();
    expect(ana.game.isOnlyOwn(ana.game.lastTurn!)).toBe(true);
    site.playUntil(0);
    await ana.receive();
    expect(ana.game.isOnlyOwn(ana.game.lastTurn!)).toBe(false);
  });

  it('can end the game early', async () => {
    await ana.turn();
    site.end();
    await ana.receive();
    expect(ana.game.waiting).toBe('end');
    expect(unconfirmed(ana)).toEqual([]);
    await ana.game.play([ana.someMove()], QUICK);
    expect(unconfirmed(ana)).toEqual([]);
    expectJournal(ana);
  });

  it('is a record with the names of the players and without the draft', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    const { opening, moves } = readRecord(ana.game.record);
    expect(opening.names.slice(0, 2)).toEqual(['Ana', 'Bao']);
    expect(moves.map(({ text }) => text)).toEqual(site.session.history.map(({ move }) => move.text));
  });
});

describe('decisions', () => {
  it('belong to the player of the deciding seat alone', async () => {
    const bao = new Visitor(site, 'baobao').open();
    const watcher = new Visitor(site, null).open();
    for (const other of [bao, watcher]) {
      expect(other.game.waiting).toBe('other');
      const { length } = other.game;
      await other.game.play([other.someMove()], QUICK);
      expect(other.game.length).toBe(length);
      expect(other.sent).toEqual([]);
      expect(other.game.canUndo).toBe(false);
    }
    expect(watcher.game.seat).toBeNull();
    expect(watcher.game.isLocal(0)).toBe(false);
  });

  it('do not belong to a player who has lost the seat to a bot', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    site.replace(0);
    await ana.receive();
    expect(ana.game.waiting).toBe('bot');
    expect(ana.game.seats[0].kind).toBe('bot');
    expect(unconfirmed(ana)).toEqual([]);
    expect(ana.game.refusal).toBe('not-your-seat');
  });

  it('may use hints only in games against bots', () => {
    expect(ana.game.allowsHints).toBe(false);
    const alone = new FakeSite([ANA, { bot: 0 }, { bot: 1 }]);
    expect(new Visitor(alone, 'anaana').open().game.allowsHints).toBe(true);
    expect(new Visitor(alone, null).open().game.allowsHints).toBe(false);
    alone.daily = '2026-11-16';
    expect(new Visitor(alone, 'anaana').open().game.allowsHints).toBe(false);
  });

  it('are shown to spectators', async () => {
    const watcher = new Visitor(site, null).open();
    await ana.turn();
    await watcher.receive();
    expect(watcher.game.length).toBe(site.ply);
    await ana.game.confirm(QUICK);
    await watcher.receive();
    expectJournal(watcher);
    const last = watcher.game.lastDecision();
    expect(watcher.game.history[last + 1].before.state.turn).toBe(watcher.game.history.at(-1)!.before.state.turn);
  });
});
