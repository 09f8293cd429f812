/** A text that is missing in any language does not compile: of a mode, an option, a verb, an event, a decision or a reason. */
import { describe, expect, it } from 'vitest';
import { Compiler } from './support/compiler.ts';

const FOLDER = 'test/modes/doldrums';
const LANGUAGES = ['en', 'fr', 'it'];
/** The files in which the compiler finds what is missing. */
const FILES = [
  ...LANGUAGES.flatMap((id) => [
    `src/${id}/index.ts`,
    `src/${id}/events.ts`,
    `src/${id}/refusals.ts`,
    `src/${id}/guide.ts`,
    `${FOLDER}/${id}.ts`,
    `${FOLDER}/guide-${id}.ts`,
  ]),
  ...['src/events.ts', 'src/gains.ts', `${FOLDER}/values.ts`, 'test/modes/doldrums.test.ts'],
];

/** Adds a mode that exists only in tests to a list of modes. */
const listed = (list: string) =>
  list
    .replace(/^import .* from '.\/classic-two\/([\w-]+\.ts)';$/m, (line, file: string) =>
      [
        line.replaceAll('classicTwo', 'doldrums').replace(`./classic-two/${file}`, `../../${FOLDER}/${file}`),
        line,
      ].join('\n'),
    )
    .replace("'silent-fleet':", "doldrums, 'silent-fleet':")
    .replaceAll(/\.\.\.silentFleet\.(events|gains)/g, '...doldrums.$1, $&');

const compiler = new Compiler(['src/index.ts', '../engine/test/modes/doldrums/definition.ts', ...FILES]);
for (const list of [...LANGUAGES, ...LANGUAGES.map((id) => `guide-${id}`), 'values']) {
  compiler.change(`src/modes/${list}.ts`, listed);
}

/** What is removed from a file, with the id of which the compiler must complain, and where. */
type Missing = readonly [file: string, text: RegExp, complaint: RegExp];

function expectComplaints(missing: readonly Missing[]): void {
  const errors = compiler.errorsWithout(
    missing.map(([file, text]) => [file, text]),
    FILES,
  );
  for (const [file, , complaint] of missing) {
    expect(
      errors.filter((error) => complaint.test(error)),
      `${file} without ${complaint}`,
    ).not.toEqual([]);
  }
}

const KINDS = ['an event', 'a verb', 'a decision', 'a reason', 'a value of an option'];

/** A text of each kind in the files of the mode; the compiler may complain anywhere, or must in these files. */
function textsOf(language: string, anywhere = false): Missing[] {
  const file = `${FOLDER}/${language}.ts`;
  const guide = `${FOLDER}/guide-${language}.ts`;
  const complaint = (id: string, where = file) => new RegExp(anywhere ? id : `^${where}.*${id}`);
  return [
    [file, /(?<=^ {2}events: \{).*(?=\},$)/m, complaint('waters-becalmed')],
    [file, /(?<=^ {2}moves: \{).*(?=\},$)/m, complaint('becalm')],
    [file, /(?<=^ {2}prompts: \{).*(?=\},$)/m, complaint('becalm')],
    [file, /'no-sea': .*/, complaint('no-sea')],
    [guide, /(?<=values: \{.*), glory: [^}]*/, complaint('glory', guide)],
  ];
}

describe('a mode that exists only in tests', () => {
  it('compiles with all its texts', () => {
    expect(compiler.errors(FILES)).toEqual([]);
  });

  it('does not compile without its line in the list of a language', () => {
    const lists = LANGUAGES.flatMap((id) => [
      [id, new RegExp(`^src/${id}/index.*doldrums`)] as const,
      [`guide-${id}`, new RegExp(`^src/${id}/guide.*doldrums`)] as const,
    ]);
    expectComplaints(lists.map(([list, complaint]) => [`src/modes/${list}.ts`, /doldrums, /, complaint]));
  });

  it.each(KINDS)('does not compile without its English text of %s', (kind) => {
    expectComplaints([textsOf('en', true)[KINDS.indexOf(kind)]]);
  });

  it('does not compile without what the guide says of it', () => {
    expectComplaints([[`${FOLDER}/guide-en.ts`, /summary: .*/, /summary/]]);
    expectComplaints([
      [`${FOLDER}/guide-fr.ts`, /brief: .*/, /^test\/modes\/doldrums\/guide-fr.*brief/],
      [`${FOLDER}/guide-it.ts`, /'do\.prize': [\s\S]*?\n {4}\},/, /^test\/modes\/doldrums\/guide-it.*do\.prize/],
    ]);
  });

  it('does not compile without its French and Italian texts', () => {
    expectComplaints(['fr', 'it'].flatMap((language) => textsOf(language)));
  });

  it.each(['events', 'gains'])('does not compile without its %s', (table) => {
    const entries = new RegExp(`(?<=${table} = \\{).*(?=\\} as const)`);
    expectComplaints([[`${FOLDER}/values.ts`, entries, /waters-becalmed/]]);
  });
});

describe('the narration', () => {
  it('does not compile without an English text of every game', () => {
    expectComplaints([
      ['src/en/events.ts', /^ {2}'build-skipped': .*/m, /^src\/events.*build-skipped/],
      ['src/en/moves.ts', /^ {2}occupy: .*/m, /^src\/en.*occupy/],
      ['src/en/prompts.ts', /^ {2}casualty: .*/m, /^src\/en.*casualty/],
      ['src/en/refusals.ts', /^ {2}'game-over': .*/m, /^src\/en.*game-over/],
    ]);
  });

  it('does not compile without a French or Italian one', () => {
    expectComplaints([
      ['src/fr/refusals.ts', /^ {2}'no-city': .*/m, /^src\/fr.*no-city/],
      ['src/it/events.ts', /^ {2}'player-passed': .*/m, /^src\/it.*player-passed/],
    ]);
  });
});
