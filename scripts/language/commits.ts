// `npm run commits`: checks the subjects of all commits since the rule was introduced.
import { spawnSync } from 'node:child_process';
import { subjectFault } from './subjects.ts';

/** The last commit before the rule. */
const BEFORE = '92dce8713f9a205f2b1e6a88b09f3bf95953919c';

function git(...args: string[]) {
  return spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
}

const known = git('merge-base', '--is-ancestor', BEFORE, 'HEAD');
if (known.status !== 0) {
  // A copy without history, such as an archive or a shallow clone, has no commits of its own to check.
  console.log('This copy has no history back to the first commit to check; no subject was checked.');
} else {
  const commits = git('log', '--no-merges', '--format=%h%x09%s', `${BEFORE}..HEAD`).stdout.split('\n').filter(Boolean);
  let faults = 0;
  for (const commit of commits) {
    const [hash = '', subject = ''] = commit.split('\t');
    const fault = subjectFault(subject);
    if (fault === null) continue;
    console.log(`${hash} “${subject}” ${fault}.`);
    faults += 1;
  }
  console.log(`${commits.length} commit subjects, ${faults} with a fault`);
  process.exitCode = faults > 0 ? 1 : 0;
}
