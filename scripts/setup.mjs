// Checks the version of Node, and installs dependencies that are missing or differ from package-lock.json. The
// other scripts call it first, so it uses only modules of Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const minNode = [20, 19];
const stamp = path.join(root, 'node_modules', '.windrose-setup');
const lock = path.join(root, '.setup.lock');

/** True if this module is the script that Node was started with, not an import of another script. */
export function isMain(url) {
  return process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(url);
}

/** Runs npm in the root of the repository. */
export function npm(args, options = {}) {
  // On Windows npm is a .cmd file, which only a shell can start.
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', ...options });
}

/** What `npm ci` installs: all dependencies, or those without which `npm start` cannot build and serve. */
const selections = {
  all: ['--include=dev'],
  start: ['--omit=dev', '--workspace=packages/server', '--workspace=packages/web'],
};

/**
 * Installs a selection of the dependencies unless they are installed; ends the process if that fails.
 *
 * @param {keyof typeof selections} selection
 */
export async function setup(selection) {
  checkNode();
  if (isInstalled(selection)) return;
  await takeLock();
  const ready = isInstalled(selection) || install(selection);
  rmSync(lock, { force: true });
  if (!ready) process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minNode[0] || (major === minNode[0] && minor >= minNode[1])) return;
  console.error(`Windrose needs Node ${minNode.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

function install(selection) {
  console.log('Installing the dependencies (about half a minute, only this once) …');
  const { status, stdout, stderr, error } = npm(['ci', ...selections[selection], '--no-audit', '--no-fund']);
  if (status === 0) {
    writeFileSync(stamp, `${fingerprint()} ${selection}\n`);
    return true;
  }
  process.stdout.write(stdout ?? '');
  process.stderr.write(stderr ?? '');
  console.error(`The dependencies could not be installed: ${error?.message ?? '`npm ci` failed as shown above'}.`);
  return false;
}

function isInstalled(selection) {
  const installed = read(stamp)?.trimEnd();
  return [selection, 'all'].some((each) => installed === `${fingerprint()} ${each}`);
}

/** Returns a text that changes with the dependencies, the version of Node and the type of machine. */
function fingerprint() {
  const dependencies = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return `${dependencies} ${process.version} ${process.platform}-${process.arch}`;
}

/**
 * Two simultaneous installations would delete each other's files, so the second waits and then finds the dependencies
 * installed.
 */
async function takeLock() {
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isAlive(Number(read(lock)))) rmSync(lock, { force: true });
    else if (!told) console.log('Waiting for another process that installs the dependencies …');
    await sleep(250);
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (isMain(import.meta.url)) await setup('all');
