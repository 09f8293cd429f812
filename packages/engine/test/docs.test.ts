/** Checks the documents against the source: their examples work, and their tables are complete. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import ageOfSail from '../src/edition/data/age-of-sail.json' with { type: 'json' };
import classic from '../src/edition/data/classic.json' with { type: 'json' };
import { DESCRIPTIVE_KEYS, type EditionData } from '../src/edition/data.ts';
import { canonicalJson, hashText } from '../src/edition/hash.ts';
import { withExploits } from '../src/exploits/index.ts';
import { optionNames } from '../src/game/options.ts';
import { PHASES } from '../src/game/state.ts';
import {
  DEFAULT_OPTIONS,
  dealSetup,
  EDITIONS,
  EXPLOITS,
  edition,
  GameRecord,
  hashPosition,
  MODES,
  OPTION_NAMES,
  type Position,
  playersOf,
  Random,
  readPosition,
  readRecord,
  writePosition,
  writeRecord,
} from '../src/index.ts';
import { STEPS as ALL_STEPS } from '../src/steps/index.ts';
import { DECISIONS } from './support/decisions.ts';
import { eventsDocument } from './support/events-document.ts';
import { get } from './support/json.ts';
import { faultsOf, reasons, withTables } from './support/moves-document.ts';
import { reportRules } from './support/rule-ids.ts';

const tables = edition('classic');
const sail = edition('age-of-sail', 'a');

function readDocument(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
}

/** The first code block after a heading whose language is followed by the given word. */
function codeBlocks(document: string): Map<string, string> {
  const found = document.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return new Map(Array.from(found, ([, name, text]) => [name, text]));
}

/** Rows of the table under the heading, as cells, without the header. */
function tableRows(document: string, head: string): string[][] {
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

/** The texts in backquotes. */
function codeSpans(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]*)`/g), ([, text]) => text);
}

const recordText = codeBlocks(readDocument('docs/record.md')).get('record') ?? '';

describe('docs/record.md', () => {
  const document = readDocument('docs/record.md');

  test('the example replays to its hash and is in canonical form', () => {
    const record = readRecord(recordText);
    expect(writeRecord(record)).toBe(recordText);
    expect(recordText).toContain(`\nhash ${hashPosition(record.game)}\n`);
  });

  test('the set-up without a seed is the set-up of the example', () => {
    const record = readRecord(recordText);
    const { players, options, names } = record.opening;
    const setup = dealSetup(tables, players, 'lisbon');
    const explicit = new GameRecord({ tables, mode: 'standard', players, options, names, from: { setup } });
    expect(writeRecord(explicit)).toContain(`\n${codeBlocks(document).get('setup')}`);
  });

  test('the random generator gives the stated results', () => {
    for (const [seed, results] of tableRows(document, '| seed | first five results after those thrown away |')) {
      const random = new Random(codeSpans(seed)[0]);
      expect(results.split(', ').map(Number)).toEqual(Array.from({ length: 5 }, () => random.next()));
    }
    const numbers = new Random('lisbon');
    const below = Array.from({ length: 10 }, () => numbers.below(6));
    const shuffled = new Random('lisbon').shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(document.replaceAll('\n', ' ')).toContain(
      `ten numbers below 6 are ${below.join(', ')}, and the list 0 to 9 is shuffled to ${shuffled.join(', ')}.`,
    );
  });

  test('the random generator and its seeding, implemented as described, give the results of the engine', () => {
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

  test('fingerprints are computed as described', () => {
    for (const [json, canonical, fingerprint] of tableRows(document, '| JSON | canonical | fingerprint |')) {
      expect(canonicalJson(JSON.parse(codeSpans(json)[0]))).toBe(codeSpans(canonical)[0]);
      expect(hashText(codeSpans(canonical)[0])).toBe(codeSpans(fingerprint)[0]);
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

  test('the set-up of Age of Sail from a seed has the stated tiles and exploits', () => {
    const { first, topTiles, exploits } = dealSetup(sail, 3, 'lisbon', 'drawn');
    const stated = document.slice(document.indexOf('three players and drawn exploits')).split('\n\n')[0];
    expect(stated).toContain(`begins with seat ${first},`);
    expect(codeSpans(stated)).toEqual([...(topTiles ?? []), ...(exploits ?? [])]);
  });

  test('the table of header lines is complete', () => {
    const source = readDocument('packages/engine/src/record/text.ts');
    const head = source.slice(source.indexOf('const HEAD'), source.indexOf(']);'));
    const own = Array.from(head.matchAll(/\['([^']+)', \d\]/g), ([, key]) => key);
    const keys = [...own, ...Object.values(MODES).flatMap(({ setup }) => Object.keys(setup?.lines.words ?? {}))];
    const lines = tableRows(document, '| line | meaning |').map(([line]) => codeSpans(line)[0]);
    expect([...new Set(lines)].sort()).toEqual(['windrose record 1', ...keys, 'moves', 'hash'].sort());
    const grammar = codeBlocks(document).get('grammar') ?? '';
    for (const key of keys) expect(grammar, key).toContain(`"${key}"`);
  });

  test('the table of modes has all modes with their editions and numbers of players', () => {
    const modes = tableRows(document, '| mode | editions with the rule book | players |');
    expect(modes.map(([mode, books]) => [codeSpans(mode)[0], codeSpans(books)])).toEqual(
      Object.entries(MODES).map(([id, { rulebooks }]) => [id, [...rulebooks]]),
    );
    for (const [mode, books, players] of modes.slice(1)) {
      const { least, most } = playersOf(edition(codeSpans(books)[0]), codeSpans(mode)[0]);
      expect([least, most], mode).toEqual([Number(players), Number(players)]);
    }
  });

  test('the table of options has all options with their defaults and games', () => {
    const options = tableRows(document, '| option | values | default | games | meaning |');
    expect(options.map(([name]) => codeSpans(name)[0])).toEqual(OPTION_NAMES);
    expect(options.map(([, , value]) => codeSpans(value)[0])).toEqual(
      OPTION_NAMES.map((name) => `${DEFAULT_OPTIONS[name]}`),
    );
    for (const [mode, { rulebooks }] of Object.entries(MODES)) {
      for (const book of rulebooks) {
        const concerning = options.filter(
          ([, , , games]) =>
            games === 'all' || [book, mode].includes(codeSpans(games)[0]) || codeSpans(games).includes(mode),
        );
        expect(
          concerning.map(([name]) => codeSpans(name)[0]),
          `${book} ${mode}`,
        ).toEqual(optionNames(book, mode));
      }
    }
  });
});

describe('docs/position.md', () => {
  const document = readDocument('docs/position.md');
  const example = JSON.parse(codeBlocks(document).get('position') ?? '');

  test('the example is the position of the record after eight moves, in canonical form', () => {
    const record = readRecord(recordText);
    const game = new GameRecord(record.opening);
    for (const move of record.moves.slice(0, 8)) game.play(move);
    expect(writePosition(game.game)).toEqual(example);
    expect(game.moves.at(-1)?.text).toBe('activate shipyard');
  });

  test('the example can be read and has the stated fingerprint', () => {
    const hash = hashPosition(readPosition(example, tables));
    expect(document).toContain(`Its fingerprint is\n\`${hash}\``);
  });

  test('the tables have all keys of a position and of a player', () => {
    const keys = (head: string, after = '') =>
      tableRows(document.slice(document.indexOf(after)), head).flatMap(([key]) => codeSpans(key));
    const all: Position[] = Object.values(DECISIONS).map((make) => make().position);
    const written = (objects: readonly object[]) => [...new Set(objects.flatMap((each) => Object.keys(each)))].sort();
    expect(keys('| key | value |').sort()).toEqual(written(all));
    expect(keys('| key | value |', 'A **player**').sort()).toEqual(written(all.flatMap(({ seats }) => seats)));
    const phase = tableRows(document, '| key | value |').find(([key]) => key === '`phase`') ?? [];
    expect(codeSpans(phase[1])).toEqual([...PHASES]);
  });

  test('the numbers of all modes and exploits are documented', () => {
    const modes = Object.values(MODES).flatMap(({ mode }) => mode.fields ?? []);
    const exploits = withExploits(MODES.standard.mode, EXPLOITS, sail, 3).fields ?? [];
    const described = tableRows(document, '| list | mode or exploit | numbers |').flatMap(([lists]) =>
      codeSpans(lists),
    );
    expect(described.sort()).toEqual([...new Set([...modes, ...exploits].map(({ name }) => name))].sort());
  });

  test('the tables have all steps with their fields', () => {
    const described = tableRows(document, '| step | `seat` | fields |').flatMap(([steps, , fields]) =>
      codeSpans(steps).map((step) => [step, codeSpans(fields)] as const),
    );
    const fields = ALL_STEPS.map((step) => [step.id, step.fields.map((field) => field.name)] as const);
    expect(Object.fromEntries(described)).toEqual({
      ...Object.fromEntries(fields),
      // The text about `begun` names the `shortage` of the Silent Fleet.
      round: ['begun', 'shortage'],
    });
    const stacks = tableRows(document, '| steps, the current decision last | when |').flatMap(([steps]) =>
      codeSpans(steps),
    );
    expect([...new Set(stacks)].sort()).toEqual(ALL_STEPS.map((step) => step.id).sort());
  });
});

describe('docs/edition-data.md', () => {
  const document = readDocument('docs/edition-data.md');

  test('the examples are parts of the data', () => {
    const examples = [...codeBlocks(document)];
    expect(examples.length).toBeGreaterThan(8);
    const data = { ...classic, 'age-of-sail': ageOfSail };
    for (const [path, json] of examples) expect(JSON.parse(json), path).toEqual(get(data, path));
  });

  test('the tables have all keys', () => {
    const both = [classic, ageOfSail] as unknown as EditionData[];
    const keysOf = (objects: readonly object[]) => [...new Set(objects.flatMap((each) => Object.keys(each)))].sort();
    const described = (head: string, after = '') =>
      tableRows(document.slice(document.indexOf(after)), head)
        .flatMap(([key]) => codeSpans(key))
        .sort();
    const graded = (keys: string[]) => [...new Set([...keys, 'grades'])].sort();
    const key = '| key | value |';
    expect(described(key)).toEqual(graded(keysOf(both)));
    expect(graded(described(key, '### `tracks`'))).toEqual(keysOf(both.map((data) => data.tracks)));
    const tiles = both.flatMap((data) => [...data.startBuildings, ...data.buildings]);
    expect(graded(described(key, '### `startBuildings`'))).toEqual(keysOf(tiles));
    expect(graded(described(key, '### `decks`'))).toEqual(graded(keysOf(both.flatMap((data) => data.decks))));
    const areas = both.flatMap((data) => data.boards.flatMap((board) => board.areas));
    expect(graded(described('| key of an area | value |'))).toEqual(graded(keysOf(areas)));
    const cities = areas.flatMap((area) => area.cities);
    expect(graded(described('| key of a city | value |'))).toEqual(keysOf(cities));
    const said = new Set(codeSpans(document));
    const others = both.flatMap((data) => [
      ...data.boards.flatMap((board) => [board, ...board.links]),
      ...data.decks.flatMap((deck) => deck.cards),
    ]);
    for (const name of keysOf(others)) expect([...said], name).toContain(name);
  });

  test('the fingerprints are those of the data without the listed keys', () => {
    for (const [data, { hash }] of [
      [classic, tables],
      [ageOfSail, sail],
    ] as const) {
      const left = JSON.stringify(data, (key, value) => (DESCRIPTIVE_KEYS.includes(key) ? undefined : value));
      expect(hashText(canonicalJson(JSON.parse(left)))).toBe(hash);
    }
    const words = document.replaceAll('\n', ' ');
    expect(words).toContain(`the Classic data is \`${tables.hash}\`, that of the Age of Sail data \`${sail.hash}\``);
    expect(words).toContain('everything except the keys `grades`, `name`, `lon` and `lat`');
    expect(DESCRIPTIVE_KEYS).toEqual(['grades', 'name', 'lon', 'lat']);
    expect(EDITIONS).toEqual(['classic', 'age-of-sail']);
  });
});

describe('docs/moves.md', () => {
  const document = readDocument('docs/moves.md');
  const { catalogue } = tables;

  test('the example is a move of the catalogue', () => {
    const move = JSON.parse(codeBlocks(document).get('move') ?? '');
    expect(catalogue.moves[move.number]).toEqual(move);
  });

  test('the tables of verbs and reasons match the source (npx tsx packages/engine/scripts/document-moves.ts)', () => {
    expect(faultsOf(document)).toEqual([]);
    expect(withTables(document)).toBe(document);
  });

  test('the table of decisions has all decisions and all verbs', () => {
    const decisions = tableRows(document, '| decision | when | verbs |');
    const asking = ALL_STEPS.filter((step) => step.asks).map((step) => step.id);
    expect(decisions.map(([decision]) => codeSpans(decision)[0]).sort()).toEqual(asking.sort());
    const described = new Set(decisions.flatMap(([, , verbs]) => codeSpans(verbs)));
    expect([...described].sort()).toEqual(Object.keys(catalogue.base).sort());
  });

  test('the verbs of each decision are those that are legal there', () => {
    const decisions = new Map(
      tableRows(document, '| decision | when | verbs |').map(([decision, , verbs]) => [
        codeSpans(decision)[0],
        codeSpans(verbs),
      ]),
    );
    for (const [name, make] of Object.entries(DECISIONS)) {
      const verbs = new Set(
        make()
          .legal()
          .map((text) => text.split(' ')[0]),
      );
      expect(decisions.get(name.split(',')[0]), name).toEqual(expect.arrayContaining([...verbs]));
    }
  });

  test('the rules of the reasons are in docs/rules', () => {
    const documented = new Set(reportRules().rules);
    const named = reasons().flatMap(({ rules }) => rules);
    expect(named.filter((rule) => !documented.has(rule))).toEqual([]);
  });
});

test('docs/events.md matches the types of the events (npm run events)', () => {
  expect(readDocument('docs/events.md')).toBe(eventsDocument());
});

describe('links between documents', () => {
  const documents = ['record', 'position', 'edition-data', 'moves', 'rules/classic'].map((name) => `docs/${name}.md`);

  test.each(documents)('links of %s lead to existing files and headings', (path) => {
    for (const [, target, anchor] of readDocument(path).matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const other = target === '' ? path : new URL(target, `file:///${folder}`).pathname.slice(1);
      const headings = Array.from(readDocument(other).matchAll(/^#+ (.*)$/gm), ([, heading]) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      if (anchor !== undefined) expect(headings, `${other}#${anchor}`).toContain(anchor);
    }
  });
});

describe('docs/rules', () => {
  test.each(Object.values(MODES).filter(({ document }) => document !== undefined))(
    '$document.md has rules of the families of its mode',
    ({ document, rules = [] }) => {
      const ids = Array.from(
        readDocument(`docs/rules/${document}.md`).matchAll(/^- \*\*(\w+)-/gm),
        ([, family]) => family,
      );
      expect(ids).toEqual(expect.arrayContaining([...rules]));
    },
  );
});
