/** Tests of play with input from a pipe. */
import { DEFAULT_OPTIONS, edition, legalMoves, Session } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../src/play/local-game.ts';
import { movesAfter, playLines } from './support/played.ts';
import { windrose } from './support/terminal.ts';

const ALWAYS_FIRST = Array<string>(400).fill('1');

describe('a whole game', () => {
  it.each([3, 4, 5])('with %i players is played to its end from a pipe', async (players) => {
    const { code, output, errors } = await playLines(ALWAYS_FIRST, '--players', String(players));
    expect(code).toBe(0);
    expect(errors).toBe('');
    expect(output).toMatch(/━━ Round 7 of 7 ━━/);
    expect(output).toMatch(/^ {2}Cities( +\d+)+$/m);
    expect(output).toMatch(new RegExp(`^ {2}Glory( +-?\\d+){${players}}$`, 'm'));
    expect(output).toMatch(/The game is over\. .+ (wins|share the victory) with \d+ glory\./);
    for (const line of output.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
  });

  it('of bots alone is played without a prompt', async () => {
    const { code, output } = await playLines([], '--seats', 'random,random,random');
    expect(code).toBe(0);
    expect(output).toContain('The game is over.');
    expect(output).not.toContain('move, or help');
  });

  it('has random bots whose choices vary', () => {
    const tables = edition('classic');
    const opening = { tables, mode: 'standard' as const, players: 3, options: DEFAULT_OPTIONS, names: [] };
    const session = Session.begin({ ...opening, from: { seed: 'bots' } });
    new LocalGame(session, ['random', 'random', 'random']).advance();
    const chosen = session.history
      .filter(({ seat, before }) => seat === 0 && legalMoves(before).length === 3)
      .map(({ before, move }) => legalMoves(before).indexOf(move));
    expect(chosen.length).toBeGreaterThan(3);
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  it('is the same again for the same seed and the same answers', async () => {
    const transcript = async () => (await playLines(ALWAYS_FIRST.slice(0, 30))).output;
    expect(await transcript()).toBe(await transcript());
  });

  it('addresses several people by name', async () => {
    const { output } = await playLines(
      ALWAYS_FIRST.slice(0, 12),
      '--seats',
      'human,human,random',
      '--names',
      'Ana,Bo,Cy',
    );
    expect(output).toContain('◆ Ana: ');
    expect(output).toContain('● Bo: ');
    expect(output).not.toContain('▲ Cy: ');
    expect(output).toMatch(/Cy builds/);
  });

  it('follows the options of the rules', async () => {
    const { output } = await playLines(['1'], '--option', 'phaseOrder=byPlayer', '--seats', 'human,human,human');
    expect(output).toMatch(/builds? a Market[^━]*The Growth phase begins/);
  });
});

describe('the page', () => {
  it('shows the position, the events, and the moves with what they bring', async () => {
    const { output } = await playLines(['build shipyard', 'activate shipyard']);
    expect(output).toMatch(/^Windrose · Classic · 3 players · seed tests$/m);
    expect(output).toMatch(/^PLAYERS +Industry +Culture +Finance +Politics +Harbor Supply Glory$/m);
    expect(output).toMatch(/^Europe +open +Europe 0 \[Pol 1\] +Slavery 0 \[Ind 2\]/m);
    expect(output).toMatch(/^Africa +closed/m);
    expect(output).toMatch(/^Links +London – /m);
    expect(output).toMatch(/^ {2}[◆●▲] \w+ is the first player\.$/m);
    expect(output).toMatch(/^ {2}2 {2}Build the Shipyard +level 1 · Ship · \d left · \+1 Culture$/m);
    expect(output).toMatch(/^ {2}1 {2}Ship to Africa +space \d of 6 · \w+ token · \+1 \w+/m);
  });

  it('reports a forced move of a person', async () => {
    const { output } = await playLines(ALWAYS_FIRST);
    expect(output).toMatch(/^ {2}Amaro has only one move: Pass\.$/m);
  });

  it('has colours at a terminal, except with NO_COLOR', async () => {
    const codes = '\x1b[';
    const at = async (circumstances: object) => (await windrose(['play', '--seed', 'a'], circumstances)).output;
    expect(await at({ columns: 90 })).toContain(codes);
    expect(await at({ columns: 90, env: { NO_COLOR: '1' } })).not.toContain(codes);
    expect(await at({ columns: 90, env: { TERM: 'dumb' } })).not.toContain(codes);
    expect(await at({})).not.toContain(codes);
  });

  it('is as wide as the terminal, between 80 and 100 columns', async () => {
    const headline = async (columns: number) =>
      /━━ Round .*/.exec((await windrose(['play', '--seed', 'a'], { columns, env: { NO_COLOR: '1' } })).output)?.[0]
        .length;
    expect(await headline(60)).toBe(80);
    expect(await headline(92)).toBe(92);
    expect(await headline(200)).toBe(100);
  });
});

describe('the prompt', () => {
  it('accepts the number, the text or the beginning of a move', async () => {
    const byNumber = await movesAfter(['2']);
    expect(byNumber).toContain('build shipyard');
    expect(await movesAfter(['build shipyard'])).toEqual(byNumber);
    expect(await movesAfter(['ship'])).toEqual(byNumber);
  });

  it('refuses a number beyond the list', async () => {
    expect((await playLines(['99'])).output).toContain('There is no move 99; the moves are 1 to 3.');
    expect((await playLines(['0'])).output).toContain('There is no move 0; the moves are 1 to 3.');
  });

  it('lists the moves that an ambiguous beginning could mean', async () => {
    expect((await playLines(['build'])).output).toContain(
      '“build” could be: Build the Market, Build the Shipyard, Build the Workshop.',
    );
  });

  it('names the rule that forbids a move', async () => {
    expect((await playLines(['build bank'])).output).toMatch(
      /“Build the Bank” is not possible: Bank: level 2.*\(Rule\s+CL-BLD-2\.\)/s,
    );
  });

  it('reports a text that is not a move', async () => {
    expect((await playLines(['dance'])).output).toContain(
      '“dance” is no move of this game; help tells what you can type.',
    );
  });

  it('shows the choices again for an empty line', async () => {
    const { output } = await playLines(['']);
    expect(output.match(/1 {2}Build the Market/g)).toHaveLength(2);
  });

  it('why explains legal and illegal moves without playing them', async () => {
    const { output } = await playLines(['why build workshop', 'why occupy lisbon', 'why', 'why 1']);
    expect(output).toContain('“Build the Workshop” is possible: level 1 · no action');
    expect(output).toContain('“Occupy Lisbon” is not possible: first you take a building tile');
    expect(output).toContain('Why what?');
    expect(output).toContain('“Build the Market” is possible');
    expect(output).not.toContain('◆ Amaro builds');
  });

  it('help, board, log and score answer and repeat the prompt', async () => {
    const { output } = await playLines(['help', 'board', 'log', 'score', '?']);
    expect(output).toContain('most glory at the end wins');
    expect(output).toMatch(/^Tiles +level 1: Market/m);
    expect(output).toMatch(/^ {2}A game of Classic with 3 players\.$/m);
    expect(output).toMatch(/^ {2}Empty Governor slot +3 +3 +3$/m);
    expect(output.match(/move, or help ›/g)).toHaveLength(6);
  });

  it('log lists the last two rounds, log all the whole game', async () => {
    const { output } = await playLines([...ALWAYS_FIRST.slice(0, 45), 'log', 'log all']);
    const [, short, long] = output.split(/› log(?: all)?\n/);
    expect(short).not.toMatch(/^ {2}Round 1 begins\.$/m);
    expect(long).toMatch(/^ {2}Round 1 begins\.$/m);
  });

  it('ends cleanly when the input ends', async () => {
    const { code, output } = await playLines(['1']);
    expect(code).toBe(0);
    expect(output).toMatch(/The input has ended, and the game with it\.\n$/);
  });
});
