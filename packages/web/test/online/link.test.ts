/** The line of a page and its patience: it asks whether somebody is there, and comes back without a storm. */
import { expect, it } from 'vitest';
import { type Follower, Link, type Wire } from '../../src/online/link.ts';

/** A line over wires of the test's own, with a clock that the test moves. */
function fakeLink() {
  let now = 0;
  let waiting: { at: number; call: () => void }[] = [];
  const wires: (Wire & { sent: string[] })[] = [];
  const link = new Link({
    open: () => {
      const wire = {
        sent: [] as string[],
        send: (text: string) => void wire.sent.push(text),
        close: () => wire.onclose?.(),
        onopen: null,
        onmessage: null,
        onclose: null,
      } as Wire & { sent: string[] };
      wires.push(wire);
      return wire;
    },
    newId: () => 'message-1',
    schedule: (milliseconds, call) => void waiting.push({ at: now + milliseconds, call }),
    random: () => 0.5,
  });
  const hear = (message: object) => wires.at(-1)!.onmessage!({ data: JSON.stringify(message) });
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      waiting = waiting.filter((one) => one !== next);
      now = next.at;
      next.call();
    }
    now = end;
  };
  const welcome = () => hear({ type: 'welcome', protocol: 1, epoch: 0, person: null, now: 0 });
  return { link, wires, hear, pass, welcome };
}

const SECOND = 1_000;

it('somebody impatient is one more question, not one more habit of asking', () => {
  const { link, wires, hear, pass, welcome } = fakeLink();
  welcome();
  for (let i = 0; i < 20; i++) link.hurry();
  const before = wires[0].sent.length;
  for (let second = 0; second < 100; second++) {
    pass(SECOND);
    hear({ type: 'pong', now: 0 });
  }
  expect(wires[0].sent.length - before).toBe(4);
  expect(wires).toHaveLength(1);
});

it('a line that stays silent is given up, however often somebody was impatient', () => {
  const { link, wires, pass, welcome } = fakeLink();
  welcome();
  for (let i = 0; i < 6; i++) {
    pass(5 * SECOND);
    link.hurry();
  }
  expect(wires).toHaveLength(2);
});

it('a line that never opens is given up, and one that opens late is not', () => {
  const { wires, pass, welcome } = fakeLink();
  pass(30 * SECOND);
  expect(wires).toHaveLength(2);
  pass(20 * SECOND);
  welcome();
  pass(20 * SECOND);
  expect(wires).toHaveLength(2);
});

it('a silent line that does not even close keeps nobody waiting', () => {
  const { wires, pass, welcome } = fakeLink();
  welcome();
  wires[0].close = () => {};
  pass(30 * SECOND);
  expect(wires).toHaveLength(2);
});

it('a server that goes and wants everybody back at once is not knocked at without a pause', () => {
  const { wires, hear, pass, welcome } = fakeLink();
  welcome();
  hear({ type: 'bye', why: 'restart', after: 0 });
  for (let second = 0; second < 20; second++) {
    wires.at(-1)!.onclose!();
    pass(SECOND);
  }
  expect(wires.length).toBeGreaterThan(3);
  expect(wires.length).toBeLessThan(10);
});

it('who leaves a table twice does not take it from who came after them', () => {
  const { link, wires, hear, welcome } = fakeLink();
  welcome();
  const heard: string[] = [];
  const follower = (name: string): Follower => ({
    length: 0,
    hear: () => void heard.push(name),
    refuse: () => {},
    forget: () => {},
  });
  const leave = link.follow('a-table', follower('first'));
  leave();
  link.follow('a-table', follower('second'));
  const before = wires[0].sent.length;
  leave();
  expect(wires[0].sent).toHaveLength(before);
  hear({ type: 'present', table: 'a-table', persons: [], watching: 0, goneAt: null });
  expect(heard).toEqual(['second']);
});

it('a device that is offline has lost its line at once, and comes back when it can', () => {
  const { link, wires, hear, welcome } = fakeLink();
  welcome();
  const done = link.act({ type: 'chat', table: 'a-table', text: 'Hello' });
  link.lose();
  link.hurry();
  expect(wires).toHaveLength(2);
  expect(wires[1].sent).toEqual([]);
  welcome();
  expect(
    wires[1].sent.filter((text) => text.includes('Hello')),
    'what was not answered is said again',
  ).toHaveLength(1);
  hear({ type: 'done', id: 'message-1', n: 7 });
  return expect(done).resolves.toBe(7);
});
