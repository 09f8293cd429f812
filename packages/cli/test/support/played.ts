/** Runs play with lines of input, for tests of its output and of the saved game. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecord } from '@windrose/engine';
import { windrose } from './terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-play-'));
let files = 0;
export const newFile = () => path.join(folder, `game-${++files}.txt`);

/** Plays with these lines of input and a fixed seed, unless the arguments load a game. */
export async function playLines(lines: readonly string[], ...argv: string[]) {
  const seed = argv.includes('--load') ? [] : ['--seed', 'tests'];
  return await windrose(['play', ...seed, ...argv], { input: lines.map((line) => `${line}\n`).join('') });
}

/** Returns the moves of the game that is saved after these lines of input. */
export async function movesAfter(lines: readonly string[], ...argv: string[]): Promise<string[]> {
  const file = newFile();
  await playLines(lines, '--save', file, ...argv);
  return readRecord(readFileSync(file, 'utf8')).moves.map(({ text }) => text);
}
