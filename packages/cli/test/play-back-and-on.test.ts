/** Tests of undo, save and load at the terminal. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readRecord } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { movesAfter, newFile, playLines } from './support/played.ts';

describe('undo', () => {
  it('takes back the last decision with the moves after it', async () => {
    const { output } = await playLines(['build market', 'undo', 'build workshop']);
    expect(output).toMatch(/Taken back: Build the Market, with \d+ moves that followed\./);
    expect(await movesAfter(['build market', 'undo', 'build workshop'])).toEqual(await movesAfter(['build workshop']));
  });

  it('reports the moves that are played afterwards', async () => {
    const { output } = await playLines(['build market', 'undo', 'build workshop']);
    expect(output.split('Taken back')[1]).toMatch(/◆ Amaro builds a Workshop/);
  });

  it('lets bots answer the same move in the same way', async () => {
    const lines = ['build shipyard', 'activate shipyard', 'ship india'];
    expect(await movesAfter([...lines, 'undo', 'undo', ...lines.slice(1)])).toEqual(await movesAfter(lines));
  });

  it('goes back to the first decision and no further', async () => {
    const { output } = await playLines(['1', '1', 'undo', 'undo', 'undo']);
    expect(output).toContain('There is nothing to take back.');
    expect(await movesAfter(['1', '1', 'undo', 'undo', 'build workshop'])).toEqual(
      await movesAfter(['build workshop']),
    );
  });
});

describe('saving and loading', () => {
  it('save writes a record that continues the game', async () => {
    const file = newFile();
    const { output } = await playLines(['build shipyard', 'activate shipyard', `save ${file}`, 'quit']);
    expect(output).toContain(`Saved in ${file}.`);
    expect(output).not.toContain('Save the game?');
    const on = await playLines(['ship india'], '--load', file);
    expect(on.output).toMatch(/^◆ Amaro: With the Shipyard you may perform: Ship\.$/m);
    expect(on.output).toMatch(/Amaro ships to India/);
  });

  it('a saved game lists the seats of people', async () => {
    const file = newFile();
    await playLines(['1'], '--seats', 'random,human,human', '--save', file);
    const { output } = await playLines(['1', '1', '1'], '--load', file);
    expect(output).toContain('● Brigit: ');
    expect(output).toContain('▲ Cornelis: ');
    expect(output).not.toContain('◆ Amaro: ');
  });

  it('--save writes the game after every decision', async () => {
    const file = newFile();
    await playLines(['1', '1'], '--save', file);
    expect(readRecord(readFileSync(file, 'utf8')).moves.length).toBeGreaterThan(2);
  });

  it('--save overwrites the game that was loaded, and no other', async () => {
    const file = newFile();
    await playLines(['1'], '--save', file);
    const before = readFileSync(file, 'utf8');
    const { code, errors } = await playLines(['2'], '--save', file);
    expect(code).toBe(2);
    expect(errors).toMatch(/exists already; continue it with --load/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await playLines(['1'], '--load', file, '--save', file)).code).toBe(0);
    expect(readRecord(readFileSync(file, 'utf8')).moves.length).toBeGreaterThan(readRecord(before).moves.length);
  });

  it('the offer to save understands yes and no in the language of the player', async () => {
    const file = newFile();
    const french = await playLines(['1', 'quit', 'oui', file], '--lang', 'fr');
    expect(french.output).toContain(`Partie enregistrée dans ${file}.`);
    const italian = await playLines(['1', 'quit', 'no'], '--lang', 'it');
    expect(italian.output).toMatch(/Buon vento\.\n$/);
  });

  it('quit offers to save if there are moves', async () => {
    const file = newFile();
    expect((await playLines(['quit'])).output).not.toContain('Save the game?');
    const { code, output } = await playLines(['1', 'quit', 'yes', file]);
    expect(code).toBe(0);
    expect(output).toContain('Save the game?');
    expect(output).toContain('Then it needs a name');
    expect(readRecord(readFileSync(file, 'utf8')).moves.map(({ text }) => text)).toContain('build market');
    expect((await playLines(['1', 'quit', ''])).output).toMatch(/Save the game\?.*\nFair winds\.\n$/);
  });

  it('quit offers to save if moves differ from the saved ones', async () => {
    const moves = ['build market', `save ${newFile()}`, 'undo', 'build workshop'];
    expect((await playLines([...moves, 'quit', ''])).output).toContain('Save the game?');
  });

  it('does not overwrite a file that is not a saved game', async () => {
    const file = newFile();
    writeFileSync(file, 'my novel');
    const { output } = await playLines([`save ${file}`]);
    expect(output).toContain('exists and is not a saved game');
    expect(readFileSync(file, 'utf8')).toBe('my novel');
  });

  it('reports why a file cannot be written, and continues', async () => {
    const { code, output } = await playLines(['save no/such/folder/game.txt', 'build market']);
    expect(code).toBe(0);
    expect(output).toContain('no/such/folder/game.txt cannot be written: there is no such file or folder.');
    expect(output).toContain('◆ Amaro builds a Market');
  });

  it('refuses to load a damaged record or a position', async () => {
    const file = newFile();
    writeFileSync(file, 'windrose record 1\nnonsense\n');
    expect(await playLines([], '--load', file)).toMatchObject({ code: 1, output: '' });
    writeFileSync(file, '{}');
    const { code, errors } = await playLines([], '--load', file);
    expect(code).toBe(1);
    expect(errors).toContain('holds a position, and --load needs a record');
  });
});
