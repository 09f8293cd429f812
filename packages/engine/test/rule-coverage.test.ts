/** Every rule has a test, and every test names rules that exist. */
import { describe, expect, test } from 'vitest';
import { compareRules, reportRules, rulesByFamily } from './support/rule-ids.ts';

describe('the rules of docs/rules', () => {
  const report = reportRules();

  test('are found', () => {
    expect(report.rules.length).toBeGreaterThan(100);
    expect(new Set(report.rules).size).toBe(report.rules.length);
  });

  test('are each named by a test', () => {
    expect(report.untested).toEqual([]);
  });

  test('are all that tests name', () => {
    expect(report.unknown).toEqual([]);
  });
});

describe('the comparison', () => {
  const document = '# Rules\n\n- **AB-ONE-1** One.\n- **AB-ONE-2** Two,\n  as in AB-TWO-3.\n- **X-07** Seven.\n';
  const untested = (source: string) => compareRules([document], [source]).untested;

  test('finds a rule in each list item that starts with an id', () => {
    expect(compareRules([document], []).rules).toEqual(['AB-ONE-1', 'AB-ONE-2', 'X-07']);
  });

  test('counts an id in the name of a test, alone or in a list', () => {
    expect(untested(`test('AB-ONE-1, X-07: both', () => {});`)).toEqual(['AB-ONE-2']);
    expect(untested('it(`AB-ONE-1 with $' + '{value} and X-07`, () => {});')).toEqual(['AB-ONE-2']);
    expect(untested(`test.each([1])('X-07: %d', () => {});`)).toEqual(['AB-ONE-1', 'AB-ONE-2']);
  });

  test('does not count ids elsewhere, parts of ids, ranges, and skipped tests', () => {
    const source = `
      // AB-ONE-1
      describe('AB-ONE-1', () => {
        test('AB-ONE-12, AB-ONE-1-3 and ONE-1', () => expect('AB-ONE-1').toBe('AB-ONE-2'));
        test.skip('AB-ONE-1', () => {});
        test.todo('X-07');
      });`;
    expect(untested(source)).toEqual(['AB-ONE-1', 'AB-ONE-2', 'X-07']);
  });

  test("finds an id that no document has if its family is one of the documents'", () => {
    const { unknown } = compareRules([document], [`test('AB-TWO-3 in UTF-8', () => {});`]);
    expect(unknown).toEqual([{ id: 'AB-TWO-3', test: 'AB-TWO-3 in UTF-8' }]);
  });

  test('groups rules by family', () => {
    const report = compareRules([document], [`test('AB-ONE-2', () => {});`]);
    expect(rulesByFamily(report)).toEqual([
      { family: 'AB-ONE', rules: 2, untested: ['AB-ONE-1'] },
      { family: 'X', rules: 1, untested: ['X-07'] },
    ]);
  });
});
