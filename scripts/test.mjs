// `npm test`: runs every check and every test even if one fails, and prints their sum as the last line. Arguments after
// `--` are passed to Vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm, root, setup } from './setup.mjs';

/** Two sequences of checks that run in parallel and take about equally long. */
const checks = [
  [['Types', 'typecheck']],
  [
    ['Format and lint', 'lint'],
    ['Directions of imports', 'architecture'],
    ['Nothing unused', 'unused'],
    ['Names and comments', 'language'],
    ['Styles', 'styles'],
    ['Commit subjects', 'commits'],
    ['Build', 'build'],
  ],
];

const sum = { passed: 0, failed: 0, skipped: 0 };
/** Names of all failures, which are repeated at the end. */
const failures = [];

/** Runs an npm script under a heading and prints its duration; returns whether it succeeded. */
function run(title, script, ...args) {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const { status } = npm(['run', '--silent', script, '--', ...args], { stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

/** Runs a check in parallel to others and prints its output when it has ended. */
async function check(title, script) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, shell: process.platform === 'win32' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n── ${title}\n${said}── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  sum[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(title);
}

/** Adds the results of Vitest. A failure outside of a test, such as a file that cannot be loaded, counts as one. */
function runTests(args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-test-'));
  const report = path.join(folder, 'report.json');
  const succeeded = run(
    'Tests',
    'vitest',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  );
  let failed = 0;
  try {
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    const filesThatFailed = counted.testResults.filter((file) => file.status === 'failed');
    const ownFailures = filesThatFailed.filter((file) =>
      file.assertionResults.every((test) => test.status !== 'failed'),
    );
    failed = counted.numFailedTests + ownFailures.length;
    for (const { name, assertionResults } of filesThatFailed) {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      const file = path.relative(root, name);
      failures.push(...(tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file}: ${fullName}`)));
    }
    sum.passed += counted.numPassedTests;
    sum.skipped += counted.numPendingTests + counted.numTodoTests;
  } catch {
    console.log('Vitest left no report.');
  }
  sum.failed += succeeded ? failed : Math.max(failed, 1);
  rmSync(folder, { recursive: true });
}

/** Returns the names of the failed browser tests of a suite. */
function unexpected({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(unexpected)];
}

/** Adds the results of Playwright in the same way. */
function runBrowserTests() {
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-browser-'));
  const report = path.join(folder, 'report.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const succeeded = run('Browser tests', 'browser', '--reporter=line,json');
  let failed = 0;
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    failed = stats.unexpected;
    failures.push(...suites.flatMap(unexpected));
    sum.passed += stats.expected + stats.flaky;
    if (stats.flaky > 0) console.log(`${stats.flaky} of the browser tests needed a second try.`);
    sum.skipped += stats.skipped;
  } catch {
    console.log('Playwright left no report.');
  }
  sum.failed += succeeded ? failed : Math.max(failed, 1);
  rmSync(folder, { recursive: true });
}

await setup('all');
await Promise.all(
  checks.map(async (row) => {
    for (const [title, script] of row) await check(title, script);
  }),
);
runTests(process.argv.slice(2));
if (process.argv.length === 2) runBrowserTests();

process.exitCode = sum.failed > 0 ? 1 : 0;
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((each) => `  ${each}`).join('\n')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
