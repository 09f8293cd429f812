/** Tests of the languages of the terminal: how one is chosen, and that whole games are shown in it without a gap. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@windrose/narration';
import { describe, expect, it } from 'vitest';
import { KINDS } from './support/game-kinds.ts';
import { newFile, playLines } from './support/played.ts';
import { windrose } from './support/terminal.ts';
import { TextChecks } from './support/text-checks.ts';

const ALWAYS_FIRST = Array<string>(600).fill('1');
const PROMPTS: Readonly<Record<Language, string>> = {
  en: 'move, or help ›',
  fr: 'coup, ou help ›',
  it: 'mossa, o help ›',
};

async function promptedWith(env: Readonly<Record<string, string>>, ...argv: string[]): Promise<string> {
  return (await windrose(['play', '--seed', 'a', ...argv], { env, input: 'quit\n' })).output;
}

describe('the language', () => {
  it.each(LANGUAGES)('is that of --lang %s', async (language) => {
    expect(await promptedWith({}, '--lang', language)).toContain(PROMPTS[language]);
  });

  it.each([
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'it' }, 'it'],
    [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'it_IT.UTF-8' }, 'it'],
    [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'fr_CA', LC_ALL: 'it_CH.UTF-8' }, 'it'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: '' }, 'fr'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{}, 'en'],
  ] as const)('of the environment %j is %s', async (env, language) => {
    expect(await promptedWith(env)).toContain(PROMPTS[language]);
  });

  it('of --lang goes before that of the environment', async () => {
    expect(await promptedWith({ LC_ALL: 'fr_FR.UTF-8' }, '--lang', 'it')).toContain(PROMPTS.it);
  });

  it.each([
    ['--lang', 'de'],
    ['--lang', 'de', '--help'],
    ['--lang', 'de', 'play'],
    ['perft', '--lang', 'de'],
    ['engine', '--lang=de'],
    ['verify', '-', '--lang', 'de'],
  ])('that is not known is refused with those that are: %j', async (...argv) => {
    const { code, errors } = await windrose(argv);
    expect(code).toBe(2);
    expect(errors).toBe('windrose: --lang must be one of en, fr, it, not "de".\n');
  });

  it('is accepted by every command, before and behind its name, and with --help', async () => {
    const { output: help } = await windrose(['--help']);
    for (const argv of [
      ['--lang', 'fr', '--help'],
      ['--lang=fr', 'help'],
    ]) {
      expect(await windrose(argv)).toEqual({ code: 0, output: help, errors: '' });
    }
    const perft = ['perft', '--seed', 'a', '--depth', '1'];
    for (const argv of [
      ['--lang', 'fr', ...perft],
      [...perft, '--lang', 'fr'],
    ]) {
      expect(await windrose(argv)).toMatchObject({ code: 0, errors: '' });
    }
    const simulate = ['simulate', '--seed', 'a', '--games', '1', '--json'];
    expect(JSON.parse((await windrose([...simulate, '--lang', 'fr'])).output)).toMatchObject({ games: 1, seed: 'a' });
    expect(await windrose(['engine', '--lang', 'it'])).toEqual({ code: 0, output: '', errors: '' });
    expect((await windrose(['--lang', 'fr', 'play', '--lang', 'it'])).errors).toBe(
      'windrose: --lang is given twice.\n',
    );
    expect((await windrose(['--lang'])).errors).toBe('windrose: --lang needs a value: --lang LANGUAGE.\n');
  });

  it.each(['simulate', 'engine', 'play'])('is among the options in the help of %s', async (command) => {
    expect((await windrose([command, '--help'])).output).toMatch(/^ {2}--lang LANGUAGE /m);
  });
});

describe('errors about games and files', () => {
  it('speak the language within a game', async () => {
    const output = async (language: Language) =>
      (await playLines(['save no/such/folder/x.txt', 'quit'], '--lang', language)).output;
    expect(await output('fr')).toContain(
      'Impossible d’écrire no/such/folder/x.txt\u00a0: ce fichier ou ce dossier n’existe pas.',
    );
    expect(await output('it')).toContain(
      'Impossibile scrivere no/such/folder/x.txt: questo file o questa cartella non esiste.',
    );
    const novel = newFile();
    writeFileSync(novel, 'my novel');
    const refused = await playLines([`save ${novel}`, 'quit'], '--lang', 'it');
    expect(refused.output).toContain('esiste e non è una partita salvata');
  });

  it('speak the language on the command line, that of the environment too', async () => {
    expect((await windrose(['verify', 'no/such/file', '--lang', 'fr'])).errors).toBe(
      'windrose: Impossible de lire no/such/file\u00a0: ce fichier ou ce dossier n’existe pas.\n',
    );
    const env = { LC_ALL: 'it_IT.UTF-8' };
    expect((await windrose(['play', '--load', '.'], { env })).errors).toBe(
      'windrose: Impossibile leggere .: è una cartella.\n',
    );
    const position = newFile();
    writeFileSync(position, '{}');
    expect((await windrose(['--lang', 'fr', 'play', '--load', position])).errors).toContain('contient une position');
  });

  it('name the rule that a move of a record breaks in the language', async () => {
    const { output } = await windrose(['record', '--seed', 'languages']);
    const lines = output.split('\n');
    const at = lines.indexOf('moves') + 3;
    lines[at - 1] = 'build university';
    const input = lines.join('\n');
    const french = await windrose(['verify', '-', '--lang', 'fr'], { input });
    expect(french.code).toBe(1);
    expect(french.errors).toContain(`\n  ligne ${at}\u00a0: le coup 2, build university, n’est pas permis. Université`);
    expect(french.errors).toMatch(/\(Règle CL-BLD-2\.\)\n$/);
    const italian = await windrose(['show', '-', '--lang', 'it'], { input });
    expect(italian.errors).toContain(`\n  riga ${at}: la mossa 2, build university, non è permessa. Università`);
    const english = await windrose(['analyse', '-'], { input });
    expect(english.errors).toContain(`line ${at}: move 2, build university, is not legal. University`);
  });

  it('say in the language that nothing is left to analyse', async () => {
    const { output: input } = await windrose(['record', '--seed', 'languages']);
    const { code, errors } = await windrose(['analyse', '-', '--lang', 'it'], { input });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: 'windrose: La partita è finita: non c’è più nulla da decidere.\n',
    });
  });

  it('are in English for mistakes in the command line', async () => {
    expect((await windrose(['simulate', '--games', '0', '--lang', 'fr'])).errors).toMatch(/--games must be a whole/);
  });
});

describe('commands', () => {
  const file = newFile();

  it('show, verify and analyse speak the language', async () => {
    const { output } = await windrose(['record', '--seed', 'languages']);
    const input = output;
    const say = async (...argv: string[]) => (await windrose(argv, { input })).output;
    expect(await say('show', '-', '--lang', 'fr', '--at', '0')).toMatch(/Choisissez une tuile à construire\.$/m);
    expect(await say('verify', '-', '--lang', 'it')).toMatch(/^La partita è valida: \d+ mosse\.$/m);
    const analysis = await say('analyse', '-', '--lang', 'fr', '--at', '5', '--iterations', '20');
    expect(analysis).toMatch(/^Coup +essayé/m);
    expect(analysis).toContain('d’après 20 parties');
  });

  it('leave records, positions and the line protocol as they are', async () => {
    await playLines(ALWAYS_FIRST.slice(0, 20), '--lang', 'fr', '--save', file);
    const english = newFile();
    await playLines(ALWAYS_FIRST.slice(0, 20), '--save', english);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(english, 'utf8'));
    const env = { LC_ALL: 'fr_FR.UTF-8' };
    expect((await windrose(['record', '--seed', 'a'], { env })).output).toBe(
      (await windrose(['record', '--seed', 'a'])).output,
    );
    const requests = [
      { id: 0, do: 'create', edition: 'classic', players: 3, seed: 'a' },
      { id: 1, do: 'why-not', move: 'occupy lisbon' },
    ];
    const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
    expect((await windrose(['engine'], { input, env })).output).toBe((await windrose(['engine'], { input })).output);
  });

  it('at the prompt are the same words in every language, and help lists them', async () => {
    for (const language of LANGUAGES) {
      const { output } = await playLines(
        ['help', 'board', 'why 1', 'log', 'score', '1', 'undo', 'quit'],
        '--lang',
        language,
      );
      for (const command of ['board', 'why', 'undo', 'log', 'score', 'save', 'quit']) {
        expect(output).toMatch(new RegExp(`^ {2}${command} .*\\S`, 'm'));
      }
      expect(output.split(PROMPTS[language])).toHaveLength(9);
      for (const line of output.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    }
  });
});

/** Words of the English terminal that are no words of the other languages. */
const ENGLISH =
  /\b(the|with|you|of|and|build|disc|discs|token|tokens|round|glory|level|left|ship|ships|draws?|occupies|open|closed|links|tiles|supply|harbor|score|move|game|over)\b/i;
/** Words of a language that look English. */
const HOMOGRAPHS = { fr: /\bscores?\b/gi, it: /\bround\b/gi } as const;

describe.each(['fr', 'it'] as const)('a whole game in %s', (language) => {
  it.each(KINDS)('of $name has no gap and no English sentence', async ({ argv }) => {
    const { code, output, errors } = await playLines(ALWAYS_FIRST, ...argv, '--lang', language);
    expect(errors).toBe('');
    expect(code).toBe(0);
    const gaps = new TextChecks(/^.{0,80}$/u);
    const english = new Set<string>();
    for (const line of output.split('\n')) {
      gaps.lookAtShape(line);
      if (ENGLISH.test(line.replaceAll(HOMOGRAPHS[language], ''))) english.add(line);
    }
    expect([...gaps.texts]).toEqual([]);
    expect([...english]).toEqual([]);
    expect(output).toMatch({ fr: /La partie est finie\./, it: /La partita è finita\./ }[language]);
  });
});
