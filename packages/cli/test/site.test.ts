/** Tests of the commands that run the server: with which arguments, and where its data are. */
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../src/data-folder.ts';
import { windrose } from './support/terminal.ts';

describe('the commands of the site', () => {
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
  ])('windrose %j runs the server with %j and a folder, and returns its exit code', async (argv, words) => {
    const calls: (readonly string[])[] = [];
    const server = async (given: readonly string[]) => {
      calls.push(given);
      return 3;
    };
    expect(await windrose(argv, { server })).toEqual({ code: 3, output: '', errors: '' });
    expect(calls).toEqual([[...words, '--local', dataFolder(process.platform, {}, homedir())]]);
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
