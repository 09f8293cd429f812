/** The documents tell the truth: their examples work, and their tables have what the source has. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import classic from '../src/edition/data/classic.json' with { type: 'json' };
import { NOT_PLAYED } from '../src/edition/data.ts';
import { canonicalJson, hashText } from '../src/edition/hash.ts';
import {
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  GameRecord,
  hashPosition,
  OPTION_NAMES,
  Random,
  readPosition,
  readRecord,
  writePosition,
  writeRecord,
} from '../src/index.ts';
import { STEPS } from '../src/steps/index.ts';
import { get } from './support/json.ts';
import { reportRules } from './support/rule-ids.ts';

const tables = edition('classic');

function file(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
}

/** Code blocks by the word after their language; its absence is no block that a test knows. */
function blocks(document: string): Map<string, string> {
  const found = document.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return new Map(Array.from(found, ([, name, text]) => [name, text]));
}

/** Rows of the table under the heading, as cells; without its head. */
function rows(document: string, head: string): string[][] {
  const lines = document.split('\n');
  const start = lines.indexOf(head);
  expect(start, `the table ${head}`).toBeGreaterThan(0);
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** What stands in backquotes. */
function coded(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]*)`/g), ([, text]) => text);
}

const recordText = blocks(file('docs/record.md')).get('record') ?? '';

describe('docs/record.md', () => {
  const document = file('docs/record.md');

  test('the example replays to its hash and is written as it stands', () => {
    const record = readRecord(recordText);
    expect(writeRecord(record)).toBe(recordText);
    expect(recordText).toContain(`\nhash ${hashPosition(record.game)}\n`);
  });

  test('the set-up without a seed is that of the example', () => {
    const record = readRecord(recordText);
    const { players, options, names } = record.opening;
    const setup = dealSetup(tables, players, 'lisbon');
    const explicit = new GameRecord({ tables, mode: 'standard', players, options, names, from: { setup } });
    expect(writeRecord(explicit)).toContain(`\n${blocks(document).get('setup')}`);
  });

  test('the generator gives the results that are stated', () => {
    for (const [seed, results] of rows(document, '| seed | first five results after those thrown away |')) {
      const random = new Random(coded(seed)[0]);
      expect(results.split(', ').map(Number)).toEqual(Array.from({ length: 5 }, () => random.next()));
    }
    const numbers = new Random('lisbon');
    const below = Array.from({ length: 10 }, () => numbers.below(6));
    const shuffled = new Random('lisbon').shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(document.replaceAll('\n', ' ')).toContain(
      `ten numbers below 6 are ${below.join(', ')}, and the list 0 to 9 is shuffled to ${shuffled.join(', ')}.`,
    );
  });

  test('the generator as it is described, seeded as it is described, is the one in use', () => {
    const seed = 'lisbon';
    const hash = (start: bigint) =>
      [...new TextEncoder().encode(seed)].reduce((s, byte) => ((s ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn, start);
    let [a, b, c, counter] = [hash(0x811c9dc5n), hash(0x9e3779b9n), hash(0x85ebca6bn), 1n];
    const step = () => {
      const result = (a + b + counter) & 0xffffffffn;
      counter = (counter + 1n) & 0xffffffffn;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & 0xffffffffn;
      c = ((((c << 21n) & 0xffffffffn) | (c >> 11n)) + result) & 0xffffffffn;
      return Number(result);
    };
    for (let i = 0; i < 16; i++) step();
    const random = new Random(seed);
    for (let i = 0; i < 1000; i++) expect(step()).toBe(random.next());
  });

  test('fingerprints are what is described', () => {
    for (const [json, canonical, fingerprint] of rows(document, '| JSON | canonical | fingerprint |')) {
      expect(canonicalJson(JSON.parse(coded(json)[0]))).toBe(coded(canonical)[0]);
      expect(hashText(coded(canonical)[0])).toBe(coded(fingerprint)[0]);
    }
    const fnv = (text: string) =>
      [...new TextEncoder().encode(text)].reduce(
        (h, byte) => ((h ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn,
        0xcbf29ce484222325n,
      );
    for (const text of ['', 'a', 'Québec 🧭', recordText]) {
      expect(hashText(text)).toBe(fnv(text).toString(16).padStart(16, '0'));
    }
  });

  test('all options are there with their defaults', () => {
    const options = rows(document, '| option | values | default | meaning |');
    expect(options.map(([name]) => coded(name)[0])).toEqual(OPTION_NAMES);
    expect(options.map(([, , value]) => coded(value)[0])).toEqual(
      OPTION_NAMES.map((name) => `${DEFAULT_OPTIONS[name]}`),
    );
  });
});

describe('docs/position.md', () => {
  const document = file('docs/position.md');
  const example = JSON.parse(blocks(document).get('position') ?? '');

  test('the example is the position of the record after eight moves, as it is written', () => {
    const record = readRecord(recordText);
    const game = new GameRecord(record.opening);
    for (const move of record.moves.slice(0, 8)) game.play(move);
    expect(writePosition(game.game)).toEqual(example);
    expect(game.moves.at(-1)?.text).toBe('activate shipyard');
  });

  test('the example can be read and has the fingerprint that is stated', () => {
    const hash = hashPosition(readPosition(example, tables));
    expect(document).toContain(`Its fingerprint is\n\`${hash}\``);
  });

  test('the tables have all keys of a position and of a player', () => {
    const keys = (head: string, after = '') =>
      rows(document.slice(document.indexOf(after)), head).flatMap(([key]) => coded(key));
    expect(keys('| key | value |')).toEqual(Object.keys(example));
    expect(keys('| key | value |', 'A **player**')).toEqual(Object.keys(example.seats[0]));
  });

  test('the tables have all steps with their fields', () => {
    const described = rows(document, '| step | `seat` | fields |').flatMap(([steps, , fields]) =>
      coded(steps).map((step) => [step, coded(fields)] as const),
    );
    const fields = STEPS.map((step) => [step.id, step.fields.map((field) => field.name)] as const);
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(fields));
    const stacks = rows(document, '| steps, the current decision last | when |').flatMap(([steps]) => coded(steps));
    expect([...new Set(stacks)].sort()).toEqual(STEPS.map((step) => step.id).sort());
  });
});

describe('docs/edition-data.md', () => {
  const document = file('docs/edition-data.md');

  test('the examples are parts of the Classic data', () => {
    const examples = [...blocks(document)];
    expect(examples.length).toBeGreaterThan(5);
    for (const [path, json] of examples) expect(JSON.parse(json), path).toEqual(get(classic, path));
  });

  test('the tables have all keys', () => {
    const keys = rows(document, '| key | value |').flatMap(([key]) => coded(key));
    expect(keys).toEqual([...Object.keys(classic), 'grades']);
    const [board] = classic.boards;
    const tracks = rows(document.slice(document.indexOf('### `tracks`')), '| key | value |').flatMap(([key]) =>
      coded(key),
    );
    expect([...tracks, 'grades']).toEqual(Object.keys(classic.tracks));
    const area = rows(document, '| key of an area | value |').flatMap(([key]) => coded(key));
    expect([...area, 'grades']).toEqual(Object.keys(board.areas[1]));
    const city = rows(document, '| key of a city | value |').flatMap(([key]) => coded(key));
    expect([...city, 'grades']).toEqual(Object.keys(board.areas[1].cities[0]));
  });

  test('the fingerprint is that of the Classic data without the keys that are named', () => {
    const left = JSON.stringify(classic, (key, value) => (NOT_PLAYED.includes(key) ? undefined : value));
    expect(hashText(canonicalJson(JSON.parse(left)))).toBe(tables.hash);
    expect(document).toContain(`the Classic data is \`${tables.hash}\``);
    expect(document.replaceAll('\n', ' ')).toContain('everything but the keys `grades`, `name`, `lon` and `lat`');
    expect(NOT_PLAYED).toEqual(['grades', 'name', 'lon', 'lat']);
  });
});

describe('docs/moves.md', () => {
  const document = file('docs/moves.md');
  const { catalogue } = tables;

  test('the example is a move of the catalogue', () => {
    const move = JSON.parse(blocks(document).get('move') ?? '');
    expect(catalogue.moves[move.number]).toEqual(move);
    expect(document).toContain(`which has ${catalogue.moves.length} moves`);
  });

  test('the verbs have the numbers of the catalogue', () => {
    const described = rows(document, '| verb | target | meaning | numbers |').map(([verb, , , numbers]) => {
      const [first, last = first] = numbers.split('–').map(Number);
      return [coded(verb)[0], first, last];
    });
    const verbs = [...new Set(catalogue.verb)];
    const found = verbs.map((verb) => [verb, catalogue.verb.indexOf(verb), catalogue.verb.lastIndexOf(verb)]);
    expect(described).toEqual(found);
  });

  test('the decisions are all that there are, and ask for all verbs', () => {
    const decisions = rows(document, '| decision | when | verbs |');
    const asking = STEPS.filter((step) => step.asks).map((step) => step.id);
    expect(decisions.map(([decision]) => coded(decision)[0]).sort()).toEqual(asking.sort());
    expect(new Set(decisions.flatMap(([, , verbs]) => coded(verbs)))).toEqual(new Set(catalogue.verb));
  });

  test('the reasons and their rules are those of the source, and the rules are in docs/rules', () => {
    const source = file('packages/engine/src/game/reasons.ts');
    const defined = Array.from(
      source.matchAll(/= reason\('([^']+)', \{ classic: '([^']+)' \}\)/g),
      ([, code, rule]) => [code, rule] as const,
    );
    expect(defined.length).toBe(source.match(/= reason\(/g)?.length);
    const described = rows(document, '| reason | rule | the move is not legal because | parameters |');
    expect(described.map(([reason, rule]) => [coded(reason)[0], rule])).toEqual(defined);
    expect(reportRules().rules).toEqual(expect.arrayContaining(defined.map(([, rule]) => rule)));
  });

  test('the events and their fields are those of the source', () => {
    const source = file('packages/engine/src/game/events.ts');
    const bodies = source.slice(source.indexOf('export type EventBody'), source.indexOf('/** When it happened'));
    const defined = Array.from(bodies.matchAll(/\{\s*event: '([^']+)';?([^}]*)\}/g), ([, event, fields]) => [
      event,
      Array.from(fields.matchAll(/(\w+)\??:/g), ([, field]) => field),
    ]);
    expect(defined.length).toBe(bodies.match(/event: '/g)?.length);
    const described = rows(document, '| event | fields | what happened |');
    expect(described.map(([event, fields]) => [coded(event)[0], coded(fields)])).toEqual(defined);
  });
});

describe('links between documents', () => {
  const documents = ['record', 'position', 'edition-data', 'moves', 'rules/classic'].map((name) => `docs/${name}.md`);

  test.each(documents)('of %s lead somewhere', (path) => {
    for (const [, target, anchor] of file(path).matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const other = target === '' ? path : new URL(target, `file:///${folder}`).pathname.slice(1);
      const headings = Array.from(file(other).matchAll(/^#+ (.*)$/gm), ([, heading]) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      if (anchor !== undefined) expect(headings, `${other}#${anchor}`).toContain(anchor);
    }
  });
});
