/** Playing at an online table: the turn that is not confirmed, what the journal says, and what becomes of both together. */
import { readRecord } from '@windrose/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANA, FakeSite, QUICK, UNASKED, Visitor } from './fake-site.ts';

let site: FakeSite;
let ana: Visitor;

const texts = ({ game }: Visitor) => game.history.map(({ move }) => move.text);
const unconfirmed = ({ game }: Visitor) => game.unconfirmed.map(({ move }) => move.text);
const agree = (visitor: Visitor) => expect(texts(visitor)).toEqual(site.session.history.map(({ move }) => move.text));

beforeEach(() => {
  site = new FakeSite();
  site.playToAction(0);
  ana = new Visitor(site, 'anaana').open();
});

describe('a turn that is not confirmed', () => {
  it('is known here alone, and goes back step by step', async () => {
    const ply = site.ply;
    const { length } = ana.game;
    await ana.game.play([ana.someMove()], QUICK);
    const begun = unconfirmed(ana);
    expect(ana.game.waiting).toBe('choice');
    await ana.game.play([ana.someMove()], QUICK);
    expect(unconfirmed(ana).length).toBeGreaterThan(begun.length);
    expect(site.ply).toBe(ply);
    expect(ana.acts).toEqual([]);
    ana.game.undo();
    expect(unconfirmed(ana)).toEqual(begun);
    ana.game.undo();
    expect(ana.game.length).toBe(length);
    expect(ana.game.canUndo).toBe(false);
    expect(ana.game.waiting).toBe('choice');
  });

  it('waits for the confirmation when it is over, and is then sent as a whole', async () => {
    const ply = site.ply;
    await ana.turn();
    expect(ana.game.waiting).toBe('confirmation');
    const turn = unconfirmed(ana);
    await ana.game.confirm(QUICK);
    expect(ana.acts).toEqual(['play']);
    expect(site.session.history.slice(ply, ply + turn.length).map(({ move }) => move.text)).toEqual(turn);
    await ana.hear();
    expect(unconfirmed(ana)).toEqual([]);
    expect(ana.game.canUndo).toBe(false);
    agree(ana);
  });

  it('is sent at once where the player wants no confirmation', async () => {
    while (ana.game.waiting === 'choice') await ana.game.play([ana.someMove()], UNASKED);
    expect(ana.acts).toEqual(['play']);
  });

  it('is shown as sent until the others have it, and stays as it is meanwhile', async () => {
    const answer = ana.keepWaiting();
    await ana.turn();
    await ana.game.confirm(QUICK);
    expect(ana.game.waiting).toBe('sending');
    const sent = unconfirmed(ana);
    expect(ana.game.canUndo).toBe(false);
    ana.game.undo();
    await ana.game.play([ana.someMove()], QUICK);
    expect(unconfirmed(ana)).toEqual(sent);
    answer();
    await ana.hear();
    expect(ana.game.waiting).not.toBe('sending');
    agree(ana);
  });

  it('stays sent when the answer comes before the entries', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    await Promise.resolve();
    expect(ana.client.length).toBeLessThan(site.view.length);
    expect(ana.game.waiting).toBe('sending');
  });

  it('is dropped with a sentence if another window has played', async () => {
    const other = new Visitor(site, 'anaana').open();
    await ana.turn(1);
    const answer = ana.keepWaiting();
    await ana.game.confirm(QUICK);
    await other.turn(0);
    await other.game.confirm(QUICK);
    expect(unconfirmed(ana)).not.toEqual([]);
    answer();
    await Promise.resolve();
    await Promise.resolve();
    expect(ana.game.refusal).toBe('stale');
    expect(unconfirmed(ana)).toEqual([]);
    await ana.hear();
    agree(ana);
    ana.game.dismiss();
    expect(ana.game.refusal).toBeNull();
  });

  it('is dropped with a sentence when the entries of another window come first', async () => {
    const other = new Visitor(site, 'anaana').open();
    await ana.turn(1);
    await other.turn(0);
    await other.game.confirm(QUICK);
    await ana.hear();
    expect(ana.game.refusal).toBe('stale');
    expect(ana.game.waiting).not.toBe('confirmation');
    agree(ana);
  });

  it('is simply done if another window has played the same', async () => {
    const other = new Visitor(site, 'anaana').open();
    await ana.turn(0);
    await other.turn(0);
    await other.game.confirm(QUICK);
    await ana.hear();
    expect(ana.game.refusal).toBeNull();
    expect(ana.game.waiting).not.toBe('confirmation');
    agree(ana);
  });

  it('is still there after the page was loaded again', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    const begun = texts(ana);
    const again = ana.reloaded();
    expect(texts(again)).toEqual(begun);
    expect(again.game.canUndo).toBe(true);
    await again.turn();
    const over = texts(again);
    const last = again.reloaded();
    expect(texts(last)).toEqual(over);
    expect(last.game.waiting).toBe('confirmation');
    await last.game.confirm(QUICK);
    await last.hear();
    agree(last);
    agree(last.reloaded());
  });

  it('is forgotten if the game has moved on while the page was away', async () => {
    await ana.game.play([ana.someMove(1)], QUICK);
    const other = new Visitor(site, 'anaana').open();
    await other.turn(0);
    await other.game.confirm(QUICK);
    const again = ana.reloaded();
    expect(unconfirmed(again)).toEqual([]);
    agree(again);
  });

  it.each([
    ['of somebody else in the same browser', { person: 'baobao' }],
    ['of another moment', { after: 3 }],
  ])('is not taken for one %s', async (_, change) => {
    await ana.game.play([ana.someMove()], QUICK);
    const [[key, kept]] = ana.storage;
    ana.storage.set(key, JSON.stringify({ ...JSON.parse(kept), ...change }));
    expect(unconfirmed(ana.reloaded())).toEqual([]);
  });

  it('goes no further than what was kept makes sense, and than the turn', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    const [[key, kept]] = ana.storage;
    const begun = (moves: readonly string[]) => {
      ana.storage.set(key, JSON.stringify({ ...JSON.parse(kept), moves }));
      return unconfirmed(ana.reloaded());
    };
    expect(begun(['no such move', 'pass'])).toEqual([]);
    expect(begun(['pass', 'pass', 'pass'])).toEqual(['pass']);
    ana.storage.set(key, '{');
    expect(unconfirmed(ana.reloaded())).toEqual([]);
  });
});

describe('what the journal says', () => {
  it('is shown move by move, and takes no choice away meanwhile', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.hear();
    site.playUntil(0);
    ana.held = [];
    const shown = ana.hear();
    const { length } = ana.game;
    expect(ana.game.waiting).not.toBe('choice');
    ana.held.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
    expect(ana.game.length).toBe(length + 1);
    const rest = ana.held;
    ana.held = null;
    for (const go of rest) go();
    await shown;
    agree(ana);
    expect(ana.game.waiting).toBe('choice');
  });

  it('is shown at once to those who are far behind', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    for (let turns = 0; turns < 20; turns++) {
      site.playUntil(0);
      site.playUntil(1);
      site.playUntil(2);
    }
    ana.pauses.length = 0;
    await ana.hear();
    expect(ana.pauses.length).toBeLessThan(50);
    agree(ana);
  });

  it('goes back when moves are taken back, and what was begun is gone', async () => {
    const ply = site.ply;
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.hear();
    expect(ana.game.lastTurn).toBe(ply);
    site.playUntil(0);
    await ana.hear();
    await ana.game.play([ana.someMove()], QUICK);
    site.act({ type: 'undo', table: 'table1', to: ply }, 'anaana');
    await ana.hear();
    expect(ana.game.length).toBe(ply);
    expect(ana.game.refusal).toBe('stale');
    expect(ana.game.waiting).toBe('choice');
    agree(ana);
  });

  it('says nothing of what is gone if nothing was begun', async () => {
    const ply = site.ply;
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.hear();
    site.act({ type: 'undo', table: 'table1', to: ply }, 'anaana');
    await ana.hear();
    expect(ana.game.refusal).toBeNull();
    agree(ana);
  });

  it('tells whether nobody else has decided since the own last turn', async () => {
    await ana.turn();
    await ana.game.confirm(QUICK);
    await ana.hear();
    expect(ana.game.isOnlyOwn(ana.game.lastTurn!)).toBe(true);
    site.playUntil(0);
    await ana.hear();
    expect(ana.game.isOnlyOwn(ana.game.lastTurn!)).toBe(false);
  });

  it('can end the game before its time', async () => {
    await ana.turn();
    site.end();
    await ana.hear();
    expect(ana.game.waiting).toBe('end');
    expect(unconfirmed(ana)).toEqual([]);
    await ana.game.play([ana.someMove()], QUICK);
    expect(unconfirmed(ana)).toEqual([]);
    agree(ana);
  });

  it('is a record with the names of those who play, without what is not confirmed', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    const { opening, moves } = readRecord(ana.game.record);
    expect(opening.names.slice(0, 2)).toEqual(['Ana', 'Bao']);
    expect(moves.map(({ text }) => text)).toEqual(site.session.history.map(({ move }) => move.text));
  });
});

describe('who may decide', () => {
  it('is the player of the seat that is asked, and nobody else', async () => {
    const bao = new Visitor(site, 'baobao').open();
    const watcher = new Visitor(site, null).open();
    for (const other of [bao, watcher]) {
      expect(other.game.waiting).toBe('other');
      const { length } = other.game;
      await other.game.play([other.someMove()], QUICK);
      expect(other.game.length).toBe(length);
      expect(other.acts).toEqual([]);
      expect(other.game.canUndo).toBe(false);
    }
    expect(watcher.game.seat).toBeNull();
    expect(watcher.game.isLocal(0)).toBe(false);
  });

  it('is not any more who lost the seat to a bot', async () => {
    await ana.game.play([ana.someMove()], QUICK);
    site.replace(0);
    await ana.hear();
    expect(ana.game.waiting).toBe('bot');
    expect(ana.game.seats[0].kind).toBe('bot');
    expect(unconfirmed(ana)).toEqual([]);
    expect(ana.game.refusal).toBe('not-your-seat');
  });

  it('may ask bots for advice only among bots', () => {
    expect(ana.game.allowsHints).toBe(false);
    const alone = new FakeSite([ANA, { bot: 0 }, { bot: 1 }]);
    expect(new Visitor(alone, 'anaana').open().game.allowsHints).toBe(true);
    expect(new Visitor(alone, null).open().game.allowsHints).toBe(false);
    alone.daily = '2026-11-16';
    expect(new Visitor(alone, 'anaana').open().game.allowsHints).toBe(false);
  });

  it('sees, who watches, everything that the others see', async () => {
    const watcher = new Visitor(site, null).open();
    await ana.turn();
    await watcher.hear();
    expect(watcher.game.length).toBe(site.ply);
    await ana.game.confirm(QUICK);
    await watcher.hear();
    agree(watcher);
    const told = watcher.game.lastDecision();
    expect(watcher.game.history[told + 1].before.state.turn).toBe(watcher.game.history.at(-1)!.before.state.turn);
  });
});
