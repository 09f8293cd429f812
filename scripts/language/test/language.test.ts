/** The checks of wording and of commit subjects. */
import { describe, expect, test } from 'vitest';
import { makeChecker } from '../check.ts';
import { subjectFault } from '../subjects.ts';

const check = makeChecker({
  allowed: ['MOST_SOCKETS'],
  phrases: [{ pattern: 'nobody|is told', instead: 'a name' }],
  identifiers: [
    { pattern: 'desk', instead: 'service' },
    { pattern: 'most', prefix: true, instead: 'max' },
  ],
});

function findings(text: string, file = 'table.ts') {
  return allFindings(text, file).filter((finding) => !finding.startsWith('1 head'));
}

function allFindings(text: string, file: string) {
  return check(file, text).map(({ line, found, kind }) => `${line} ${kind}: ${found}`);
}

describe('words outside the two vocabularies', () => {
  test('are found in comments of every kind, with their line', () => {
    expect(
      findings('// Nobody.\nconst a = 1; // is told\n/** x\n * nobody */\nfunction f() {\n  // nobody\n}'),
    ).toEqual(['1 comment: Nobody', '2 comment: is told', '4 comment: nobody', '6 comment: nobody']);
  });

  test('are found in names where they are declared, not where they are used', () => {
    expect(findings('const tableDesk = 1;\nexport const b = tableDesk + other.desk;')).toEqual(['1 name: tableDesk']);
  });

  test('are found in titles of tests and in file names', () => {
    expect(findings("test('nobody moves', () => {});\ntest.each([])('nobody', () => {});", 'desk.test.ts')).toEqual([
      '1 file name: desk',
      '1 test title: nobody',
      '2 test title: nobody',
    ]);
  });

  test('are not found in other texts, inside other words or in allowed names', () => {
    expect(findings("const text = 'nobody';\nconst desktop = 1;\nconst MOST_SOCKETS = 2;\nconst most = 3;")).toEqual(
      [],
    );
  });

  test('count as the start of a name only where the list says so', () => {
    expect(findings('const MOST_TABLES = 1;\nconst atMost = 2;')).toEqual(['1 name: MOST_TABLES']);
  });
});

describe('a component', () => {
  const component = `<!-- Nobody. -->
<script lang="ts">
  // Nobody.
  const desk = 'nobody';
</script>

{#snippet desk(seat: number)}<p>nobody</p>{/snippet}
{#each seats as desk (desk)}{/each}
<style>
  /* Nobody. */
</style>`;

  test('is checked in its scripts, markup and styles', () => {
    expect(allFindings(component, 'Table.svelte')).toEqual([
      '1 comment: Nobody',
      '3 comment: Nobody',
      '4 name: desk',
      '7 name: desk',
      '8 name: desk',
      '10 comment: Nobody',
    ]);
  });

  test('has no line over 120 columns', () => {
    expect(allFindings(`<!-- ${'a'.repeat(112)} -->`, 'Table.svelte')).toEqual(['1 line: 121 columns']);
  });
});

test('a style sheet is checked in its comments', () => {
  expect(allFindings('/* Colours. */\np {\n  /* nobody */\n}', 'theme.css')).toEqual(['3 comment: nobody']);
});

test('a file begins with a comment', () => {
  expect(allFindings('export {};', 'table.ts')).toEqual(['1 head of the file: no comment']);
  expect(allFindings('#!/usr/bin/env node', 'table.mjs')).toEqual([]);
});

describe('the subject of a commit', () => {
  test.each(['Rename Hub to Broadcaster', 'Let the server name the table', 'Pass the seat on'])(
    '“%s” is fine',
    (subject) => {
      expect(subjectFault(subject)).toBeNull();
    },
  );

  test.each([
    ['What a guest brings along', 'instead of a verb'],
    ['Added a test', 'imperative'],
    ['Fixes the clock', 'imperative'],
    ['Renaming Hub', 'imperative'],
    ['rename Hub', 'capitalised'],
    ['Rename Hub.', 'full stop'],
    [`Rename ${'x'.repeat(70)}`, 'characters'],
  ])('“%s” is refused', (subject, fault) => {
    expect(subjectFault(subject)).toContain(fault);
  });
});
