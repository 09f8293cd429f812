/** `npm run rules`: counts the rules of docs/rules that have a test, by family, and lists those without one. */
import { reportRules, rulesByFamily } from '../test/support/rule-ids.ts';

const report = reportRules();
const rows = rulesByFamily(report).map(({ family, rules, untested }) => ({
  family,
  rules: String(rules),
  tested: String(rules - untested.length),
  untested: untested.join(', '),
}));
const total = { family: 'all', rules: String(report.rules.length), untested: '' };
const table = [
  { family: 'family', rules: 'rules', tested: 'tested', untested: 'without a test' },
  ...rows,
  { ...total, tested: String(report.rules.length - report.untested.length) },
];
const width = Math.max(...table.map(({ family }) => family.length));
for (const { family, rules, tested, untested } of table) {
  console.log(`${family.padEnd(width)} ${rules.padStart(6)} ${tested.padStart(7)}  ${untested}`.trimEnd());
}
for (const { id, test } of report.unknown) console.log(`No document has ${id}, which is named by the test “${test}”.`);
process.exitCode = report.untested.length > 0 || report.unknown.length > 0 ? 1 : 0;
