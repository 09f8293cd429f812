/** Tests of help texts, and of errors about arguments. */
import { describe, expect, it } from 'vitest';
import { windrose } from './support/terminal.ts';

const GAMES = ['play', 'simulate', 'record', 'verify', 'show', 'perft', 'analyse', 'train', 'rate', 'engine'];
const COMMANDS = ['serve', ...GAMES, 'backup', 'restore'];

describe('help', () => {
  it.each([[['--help']], [['-h']], [['help']]])('windrose %j lists all commands', async (argv) => {
    const { code, output, errors } = await windrose(argv);
    expect(code).toBe(0);
    expect(errors).toBe('');
    for (const command of COMMANDS) expect(output).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it.each(COMMANDS)('windrose %s --help prints its usage, its options and an example', async (command) => {
    const { code, output } = await windrose([command, '--help']);
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`^Usage: windrose ${command}`));
    expect(output).toContain('--help');
    expect(output).toMatch(/Examples?:\n {2}\S/);
    expect((await windrose(['help', command])).output).toBe(output);
  });

  it('no line of any help is wider than 80 columns, apart from examples', async () => {
    for (const argv of [['--help'], ...COMMANDS.map((command) => [command, '--help'])]) {
      const { output } = await windrose(argv);
      const [text] = output.split(/Examples?:/);
      for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });

  it('the help of a command names every option that it accepts', async () => {
    const { output } = await windrose(['simulate', '--help']);
    for (const flag of [
      'edition',
      'data',
      'mode',
      'players',
      'side',
      'exploits',
      'seed',
      'option',
      'games',
      'bot',
      'json',
    ]) {
      expect(output).toContain(`--${flag}`);
    }
  });

  it('--version prints name and version', async () => {
    const { code, output } = await windrose(['--version']);
    expect(code).toBe(0);
    expect(output).toMatch(/^windrose \d+\.\d+\.\d+\n$/);
  });
});

describe('mistakes', () => {
  const MISTAKES: [argv: string[], says: RegExp][] = [
    [['sail'], /no command sail; .*play, simulate, record/],
    [['--sail'], /no option --sail/],
    [['play', '--colour'], /play has no option --colour; it has .*--seed/],
    [['play', '-x'], /no option -x/],
    [['play', 'now'], /takes options only, not "now"/],
    [['simulate', '--games'], /--games needs a value/],
    [['simulate', '--games', '--json'], /--games needs a value/],
    [['simulate', '--games='], /--games needs a value/],
    [['simulate', '--games', 'many'], /--games must be a whole number from 1 to \d+, not "many"/],
    [['simulate', '--games', '0'], /--games must be a whole number from 1/],
    [['simulate', '--json=yes'], /--json takes no value/],
    [['simulate', '--seed', 'a', '--seed', 'b'], /--seed is given twice/],
    [['simulate', '--players', '6'], /--players must be a whole number from 3 to 5, not "6"/],
    [['simulate', '--players', '2'], /from 3 to 5/],
    [['simulate', '--edition', 'deluxe'], /--edition must be one of classic, age-of-sail, not "deluxe"/],
    [
      ['simulate', '--mode', 'solo'],
      /--mode must be one of standard, classic-two, .* in the classic edition, not "solo"/,
    ],
    [['simulate', '--seed', 'two words'], /--seed must be made of letters, digits/],
    [['simulate', '--seed', 'x'.repeat(65)], /at most 64/],
    [['simulate', '--bot', 'genius'], /no bot "genius"; there are random/],
    [['simulate', '--bot', 'random,random'], /one for each of the 3 players, not 2/],
    [['simulate', '--option', 'phaseOrder'], /--option must be one of phaseOrder=…, rulings\.requireEffect=…/],
    [['simulate', '--option', 'luck=1'], /--option must be one of .*, not "luck=1"/],
    [['simulate', '--option', 'phaseOrder=backwards'], /--option phaseOrder must be one of byPhase, byPlayer/],
    [['simulate', '--option', 'phaseOrder=byPhase', '--option', 'phaseOrder=byPlayer'], /phaseOrder is given twice/],
    [
      ['simulate', '--option', 'sf.noTokenReaction=true'],
      /in the standard game of classic, not "sf\.noTokenReaction=true"/,
    ],
    [['record', '--mode', 'silent-fleet'], /--mode must be one of .* in the classic edition, not "silent-fleet"/],
    [
      ['record', '--edition', 'age-of-sail', '--mode', 'classic-two'],
      /one of standard, silent-fleet in the age-of-sail/,
    ],
    [['record', '--mode', 'classic-two', '--players', '3'], /--players must be 2 in the mode classic-two, not "3"/],
    [['record', '--side', 'A'], /--side is for editions with two boards, and classic has one/],
    [['record', '--edition', 'age-of-sail', '--side', 'C'], /--side must be one of A, B, not "C"/],
    [
      ['play', '--edition', 'age-of-sail', '--side', 'B', '--players', '3'],
      /--players 3 cannot be combined with --side: side B of age-of-sail is for 4 to 5 players/,
    ],
    [
      ['perft', '--edition', 'age-of-sail', '--side', 'A', '--players', '5'],
      /side A of age-of-sail is for 2 to 4 players/,
    ],
    [['perft', '--edition', 'age-of-sail', '--players', '6'], /--players must be a whole number from 2 to 5/],
    [['simulate', '--exploits'], /--exploits needs an edition with exploits, and classic has none/],
    [['simulate', '--edition', 'age-of-sail', '--exploits', 'spice-trade'], /must name 3 exploits, not 1/],
    [
      ['simulate', '--edition', 'age-of-sail', '--exploits', 'spice-trade,spice-trade,luck'],
      /--exploits: "spice-trade" is named twice/,
    ],
    [['simulate', '--edition', 'age-of-sail', '--exploits', 'a,b,c'], /--exploits: must be one of spice-trade, /],
    [['simulate', '--edition', 'classic', '--data', 'x.json'], /--edition cannot be combined with --data/],
    [['simulate', '--data', '-'], /--data needs a file/],
    [['play', '--load', 'x', '--side', 'A'], /--side cannot be combined with --load/],
    [['perft', '--depth', '0'], /--depth must be a whole number from 1/],
    [['verify'], /needs exactly one FILE\|-, not 0/],
    [['verify', 'a', 'b'], /needs exactly one FILE\|-, not 2/],
    [['play', '--seats', 'human,robot,random'], /--seats must be made of human, random, .*, not "robot"/],
    [['play', '--players', '4', '--seats', 'human,random,random'], /one for each of the 4 players, not 3/],
    [['play', '--seats', 'human,human'], /one for each of the 3 players, not 2/],
    [['play', '--names', 'Ana,Bo,'], /--names must be printable/],
    [['play', '--names', 'Ana,Bo,\x1b[31mCy'], /--names must be printable/],
    [['play', '--players', '3', '--names', 'Ana,Bo'], /one name for each of the 3 players, not 2/],
    [['play', '--load', 'x', '--seed', 'y'], /--seed cannot be combined with --load/],
    [['play', '--load', '-'], /--load needs a file/],
  ];

  it.each(MISTAKES)('windrose %j prints one sentence and exits with 2', async (argv, says) => {
    const { code, output, errors } = await windrose(argv);
    expect(errors).toMatch(says);
    expect(errors).toMatch(/^windrose: .+\.\n$/);
    expect(code).toBe(2);
    expect(output).toBe('');
  });

  it('an unreadable file is named, with exit code 1', async () => {
    for (const argv of [
      ['verify', 'no/such/file'],
      ['show', 'no/such/file'],
      ['play', '--load', 'no/such/file'],
    ]) {
      const { code, errors } = await windrose(argv);
      expect(code).toBe(1);
      expect(errors).toBe('windrose: no/such/file cannot be read: there is no such file or folder.\n');
    }
    expect((await windrose(['verify', '.'])).errors).toMatch(/it is a folder/);
  });
});
