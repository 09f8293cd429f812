/** The progress bar of long commands. */
import { describe, expect, test } from 'vitest';
import { ProgressBar } from '../src/progress-bar.ts';

/** A bar of 10 steps on a terminal with a clock that the test sets. */
function bar(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const output = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { written, clock, progress: new ProgressBar(output, 10, undefined, () => clock.now) };
}

describe('a progress bar', () => {
  test('shows how much is done, and the time that the rest takes at the same speed', () => {
    const { written, clock, progress } = bar(true);
    clock.now = 4000;
    progress.update(4);
    expect(written).toEqual([`\r${'█'.repeat(12)}${'░'.repeat(18)} 4 of 10, 6 s left \x1b[K`]);
  });

  test('is drawn at most ten times a second', () => {
    const { written, clock, progress } = bar(true);
    for (clock.now = 0; clock.now <= 1000; clock.now += 10) progress.update(1);
    expect(written).toHaveLength(10);
  });

  test('disappears at the end, if it was drawn', () => {
    const { written, clock, progress } = bar(true);
    progress.finish();
    expect(written).toEqual([]);
    clock.now = 200;
    progress.update(1);
    progress.finish();
    expect(written.at(-1)).toBe('\r\x1b[K');
  });

  test('writes nothing where standard error is no terminal', () => {
    const { written, clock, progress } = bar(false);
    clock.now = 5000;
    progress.update(5);
    progress.finish();
    expect(written).toEqual([]);
  });
});
