/** Tests of edition data supplied by the user: games with valid data, and the faults of invalid data. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ageOfSail from '../../engine/src/edition/data/age-of-sail.json' with { type: 'json' };
import classic from '../../engine/src/edition/data/classic.json' with { type: 'json' };
import { newFile } from './support/played.ts';
import { converse, last, windrose } from './support/terminal.ts';

/** Classic with three rounds. */
const OWN = { ...structuredClone(classic), id: 'short', rounds: 3 };
const FAULTY = { ...OWN, rounds: 'many', discs: -1 };
const OWN_SAIL = { ...structuredClone(ageOfSail), id: 'short-sail', rounds: 2 };

function written(value: unknown): string {
  const file = newFile();
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

describe('--data', () => {
  it.each([
    ['Classic', OWN, 3],
    ['Age of Sail', OWN_SAIL, 2],
  ])('plays %s with other data, which its record needs', async (_name, value, rounds) => {
    const data = written(value);
    const { code, output: text } = await windrose(['record', '--data', data, '--seed', 'own']);
    expect(code).toBe(0);
    expect(text).toContain(`\nedition ${value.id}\n`);
    const record = written(text);
    expect((await windrose(['verify', record, '--data', data])).output).toContain('The record is sound');
    expect((await windrose(['show', record, '--data', data])).output).toContain(`Round ${rounds} of ${rounds}`);
    const without = await windrose(['verify', record]);
    expect(without.code).toBe(1);
    expect(without.errors).toContain(`there is no edition "${value.id}"`);
  });

  it('shows names without the characters that would control the terminal', async () => {
    const name = '\x1b[2JLondon';
    const data = written(JSON.stringify(OWN).replace('"name":"London"', `"name":${JSON.stringify(name)}`));
    const { output: text } = await windrose(['record', '--data', data, '--seed', 'own']);
    const { output } = await windrose(['show', written(text), '--data', data]);
    expect(output).toContain('[2JLondon');
    expect(output).not.toContain('\x1b');
  });

  it('a record of other data is refused with both fingerprints', async () => {
    const { output: text } = await windrose(['record', '--data', written(OWN), '--seed', 'own']);
    const [, first] = /^data (.*)$/m.exec(text)!;
    const { code, errors } = await windrose(['verify', written(text), '--data', written({ ...OWN, rounds: 4 })]);
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`played with data "${first}", but the data at hand are [0-9a-f]{16}`));
  });

  it('a saved game continues with its data, and simulate and perft use them', async () => {
    const data = written(OWN);
    const file = newFile();
    const lines = { input: '1\n1\n' };
    expect((await windrose(['play', '--data', data, '--save', file], lines)).code).toBe(0);
    expect((await windrose(['play', '--data', data, '--load', file], lines)).output).toContain('of 3 ━━');
    expect((await windrose(['simulate', '--data', data, '--games', '2', '--json'])).output).toContain('"short"');
    expect((await windrose(['perft', '--data', data, '--depth', '2'])).code).toBe(0);
  });

  it.each(['record', 'play', 'simulate', 'perft'])(
    '%s lists every fault with its path, and exits with 1',
    async (command) => {
      const { code, output, errors } = await windrose([command, '--data', written(FAULTY)]);
      expect(code).toBe(1);
      expect(output).toBe('');
      expect(errors).toMatch(/^windrose: The edition data cannot be used:$/m);
      expect(errors).toMatch(/^ {2}rounds: must be/m);
      expect(errors).toMatch(/^ {2}discs: must be/m);
    },
  );

  it('verify and show list the faults as well', async () => {
    for (const command of ['verify', 'show']) {
      const { code, errors } = await windrose([command, '-', '--data', written(FAULTY)], { input: '' });
      expect(code).toBe(1);
      expect(errors).toMatch(/^ {2}rounds: must be/m);
    }
  });

  it('a file that is not JSON is refused', async () => {
    const { code, errors } = await windrose(['record', '--data', written('{')]);
    expect(code).toBe(1);
    expect(errors).toMatch(/is not JSON: .*\.\n$/);
  });
});

describe('data in the protocol', () => {
  const CREATE = { id: 0, do: 'create', players: 3, seed: 'own' };

  it('create a game whose record and position need them', async () => {
    const [created, position, record] = await converse([
      { ...CREATE, data: OWN },
      { id: 1, do: 'position' },
      { id: 2, do: 'record' },
    ]);
    expect(created.ok).toBe(true);
    const loads = [
      { id: 3, do: 'load-record', record: record.result.record },
      { id: 4, do: 'load-position', position: position.result.position },
    ];
    const answers = await converse(loads.flatMap((load) => [{ ...load, data: OWN }, load]));
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true, false]);
    expect(answers[1].error?.code).toBe('bad-record');
    expect(answers[3].error?.code).toBe('bad-position');
    expect((await last({ id: 1, do: 'catalogue', data: OWN })).result.edition).toBe('short');
  });

  it('are refused with the paths of their faults', async () => {
    const { error } = await last({ ...CREATE, data: FAULTY });
    expect(error?.code).toBe('bad-request');
    expect(error?.faults?.map(({ path }) => path)).toEqual(expect.arrayContaining(['data.rounds', 'data.discs']));
    expect((await last({ ...CREATE, data: 7 })).error?.faults?.[0].path).toBe('data');
    expect((await last({ ...CREATE, data: OWN, edition: 'classic' })).error?.faults?.[0].path).toBe('edition');
  });
});
