/** Tests of the commands that run the server: with which arguments, and where its data are. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../src/data-folder.ts';
import { windrose } from './support/terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-site-'));
const server = path.join(folder, 'server.mjs');
const report = path.join(folder, 'report.json');
writeFileSync(
  server,
  `import { writeFileSync } from 'node:fs';
  writeFileSync(${JSON.stringify(report)}, JSON.stringify([...process.argv.slice(2), process.env.PORT]));
  process.exitCode = 3;`,
);

describe('the commands of the site', () => {
  const local = ['--local', expect.stringMatching(/windrose$/i)];

  it.each([
    [[], ['serve']],
    [['serve'], ['serve']],
    [
      ['backup', 'a.backup'],
      ['backup', 'a.backup'],
    ],
    [
      ['restore', 'a.backup'],
      ['restore', 'a.backup'],
    ],
    [
      ['restore', '--replace', 'a.backup'],
      ['restore', 'a.backup', '--replace'],
    ],
  ])('windrose %j runs the server with %j and the environment, and ends with its exit code', async (argv, words) => {
    const { code, errors } = await windrose(argv, { server, env: { PORT: '7000' } });
    expect(errors).toBe('');
    expect(code).toBe(3);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual([...words, ...local, '7000']);
  });

  it('says in a sentence that the server is not built', async () => {
    const { code, errors } = await windrose(['serve'], { server: path.join(folder, 'missing.js') });
    expect(code).toBe(1);
    expect(errors).toMatch(/^windrose: .*missing\.js is missing: `npm run build` makes it\.\n$/);
  });
});

describe('the data of a user’s site are', () => {
  it('on Linux in XDG_DATA_HOME or ~/.local/share', () => {
    expect(dataFolder('linux', {}, '/home/ada')).toBe('/home/ada/.local/share/windrose');
    expect(dataFolder('linux', { XDG_DATA_HOME: '/data' }, '/home/ada')).toBe('/data/windrose');
    expect(dataFolder('linux', { XDG_DATA_HOME: 'data' }, '/home/ada')).toBe('/home/ada/.local/share/windrose');
  });

  it('on macOS in the library', () => {
    expect(dataFolder('darwin', {}, '/Users/ada')).toBe('/Users/ada/Library/Application Support/Windrose');
  });

  it('on Windows in APPDATA', () => {
    expect(dataFolder('win32', { APPDATA: 'D:\\Data' }, 'C:\\Users\\ada')).toBe('D:\\Data\\Windrose');
    expect(dataFolder('win32', {}, 'C:\\Users\\ada')).toBe('C:\\Users\\ada\\AppData\\Roaming\\Windrose');
  });
});
