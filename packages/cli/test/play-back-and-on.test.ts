/** Taking moves back at the terminal, and going on with a game another day. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readRecord } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { movesAfter, newFile, played } from './support/played.ts';

describe('undo', () => {
  it('takes back the last decision with what the others did after it', async () => {
    const { output } = await played(['build market', 'undo', 'build workshop']);
    expect(output).toMatch(/Taken back: build market, with \d+ moves that followed\./);
    expect(await movesAfter(['build market', 'undo', 'build workshop'])).toEqual(await movesAfter(['build workshop']));
  });

  it('and what happens afterwards is told', async () => {
    const { output } = await played(['build market', 'undo', 'build workshop']);
    expect(output.split('Taken back')[1]).toMatch(/◆ You build a Workshop/);
  });

  it('and the same move again meets the same answers', async () => {
    const lines = ['build shipyard', 'activate shipyard', 'ship india'];
    expect(await movesAfter([...lines, 'undo', 'undo', ...lines.slice(1)])).toEqual(await movesAfter(lines));
  });

  it('goes back as far as the first decision, and no further', async () => {
    const { output } = await played(['1', '1', 'undo', 'undo', 'undo']);
    expect(output).toContain('There is nothing to take back.');
    expect(await movesAfter(['1', '1', 'undo', 'undo', 'build workshop'])).toEqual(
      await movesAfter(['build workshop']),
    );
  });
});

describe('saving and loading', () => {
  it('save writes a record from which the game goes on', async () => {
    const file = newFile();
    const { output } = await played(['build shipyard', 'activate shipyard', `save ${file}`, 'quit']);
    expect(output).toContain(`Saved in ${file}.`);
    expect(output).not.toContain('Save the game?');
    const on = await played(['ship india'], '--load', file);
    expect(on.output).toMatch(/^◆ You: The Shipyard offers Ship\.$/m);
    expect(on.output).toMatch(/You ship to India/);
  });

  it('a saved game remembers who was a person', async () => {
    const file = newFile();
    await played(['1'], '--seats', 'random,human,human', '--save', file);
    const { output } = await played(['1', '1', '1'], '--load', file);
    expect(output).toContain('● Brigit: ');
    expect(output).toContain('▲ Cornelis: ');
    expect(output).not.toContain('◆ Amaro: ');
  });

  it('--save keeps the game after every decision', async () => {
    const file = newFile();
    await played(['1', '1'], '--save', file);
    expect(readRecord(readFileSync(file, 'utf8')).moves.length).toBeGreaterThan(2);
  });

  it('--save does not take the place of another game, but goes on with the one that is loaded', async () => {
    const file = newFile();
    await played(['1'], '--save', file);
    const before = readFileSync(file, 'utf8');
    const { code, errors } = await played(['2'], '--save', file);
    expect(code).toBe(2);
    expect(errors).toMatch(/exists already; --load .* goes on with it/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await played(['1'], '--load', file, '--save', file)).code).toBe(0);
    expect(readRecord(readFileSync(file, 'utf8')).moves.length).toBeGreaterThan(readRecord(before).moves.length);
  });

  it('quit asks whether to save if there are moves, and not otherwise', async () => {
    const file = newFile();
    expect((await played(['quit'])).output).not.toContain('Save the game?');
    const { code, output } = await played(['1', 'quit', 'yes', file]);
    expect(code).toBe(0);
    expect(output).toContain('Save the game?');
    expect(output).toContain('Then it needs a name');
    expect(readRecord(readFileSync(file, 'utf8')).moves.map(({ text }) => text)).toContain('build market');
    expect((await played(['1', 'quit', ''])).output).toMatch(/Save the game\?.*\nFair winds\.\n$/);
  });

  it('quit asks again when another move was played after undoing what is saved', async () => {
    const moves = ['build market', `save ${newFile()}`, 'undo', 'build workshop'];
    expect((await played([...moves, 'quit', ''])).output).toContain('Save the game?');
  });

  it('leaves a file alone that is no saved game', async () => {
    const file = newFile();
    writeFileSync(file, 'my novel');
    const { output } = await played([`save ${file}`]);
    expect(output).toContain('exists and is no saved game');
    expect(readFileSync(file, 'utf8')).toBe('my novel');
  });

  it('tells why a file cannot be written, and goes on', async () => {
    const { code, output } = await played(['save no/such/folder/game.txt', 'build market']);
    expect(code).toBe(0);
    expect(output).toContain('no/such/folder/game.txt cannot be written: there is no such file or folder.');
    expect(output).toContain('◆ You build a Market');
  });

  it('refuses to load a damaged record or a position', async () => {
    const file = newFile();
    writeFileSync(file, 'windrose record 1\nnonsense\n');
    expect(await played([], '--load', file)).toMatchObject({ code: 1, output: '' });
    writeFileSync(file, '{}');
    const { code, errors } = await played([], '--load', file);
    expect(code).toBe(1);
    expect(errors).toContain('holds a position; a game goes on from a record');
  });
});
