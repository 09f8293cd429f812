/** `windrose play`: a game at the terminal, against bots or with several people at one keyboard. */
import { existsSync } from 'node:fs';
import { type GameRecord, Session } from '@windrose/engine';
import { ansiFor } from '../ansi.ts';
import type { Arguments } from '../arguments.ts';
import { BOT_NAMES, isBot } from '../bots.ts';
import type { Command } from '../command.ts';
import { DATA_FLAG, tablesOfData } from '../edition-arguments.ts';
import { readText } from '../files.ts';
import { type Io, widthOf, write } from '../io.ts';
import { languageFrom } from '../language.ts';
import { flow, wrap } from '../layout.ts';
import { OPENING_FLAGS, openingFrom } from '../opening-arguments.ts';
import { HUMAN, LocalGame } from '../play/local-game.ts';
import { PROMPT_COMMANDS } from '../play/prompt-commands.ts';
import { savedSeats } from '../play/saved-game.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { isName, MAX_NAME } from '../player-names.ts';
import { isJson, recordFrom } from '../read-games.ts';
import { terminalSay } from '../texts/languages.ts';
import { TranslatedError, usageError } from '../user-error.ts';
import { GameText } from '../view/game-text.ts';
import { keyToSigns } from '../view/position.ts';
import { THREADS_FLAG, type WorkerPool, workerPoolFrom } from '../workers/pool.ts';

const SEAT_KINDS = [HUMAN, ...BOT_NAMES];

/** Returns the person or bot of each seat; by default one person plays against bots. */
function seatsFrom(given: readonly string[] | undefined, players: number): string[] {
  const seats = given ?? [HUMAN, ...Array<string>(players - 1).fill(BOT_NAMES[0])];
  for (const seat of seats) {
    if (seat !== HUMAN && !isBot(seat))
      throw usageError(`--seats must be made of ${SEAT_KINDS.join(', ')}, not "${seat}".`);
  }
  if (seats.length !== players) {
    throw usageError(`--seats must name one for each of the ${players} players, not ${seats.length}.`);
  }
  return [...seats];
}

/** Returns the players' names. Without `--names` they are empty, and the language names the seats. */
function namesFrom(given: readonly string[] | undefined, seats: readonly string[]): string[] {
  if (given === undefined) return seats.map(() => '');
  for (const name of given) {
    if (!isName(name)) {
      throw usageError(`--names must be printable, with 1 to ${MAX_NAME} characters each, not "${name}".`);
    }
  }
  if (given.length !== seats.length) {
    throw usageError(`--names must give one name for each of the ${seats.length} players, not ${given.length}.`);
  }
  return [...given];
}

interface NamedGame {
  readonly local: LocalGame;
  readonly names: readonly string[];
}

/** Starts a new game. Without `--players`, the number of players follows from `--seats` or `--names`. */
function newGame(args: Arguments, pool: WorkerPool): NamedGame {
  const listed = args.list('seats') ?? args.list('names');
  const opening = openingFrom(args, listed?.length);
  const seats = seatsFrom(args.list('seats'), opening.players);
  const names = namesFrom(args.list('names'), seats);
  return { local: new LocalGame(Session.begin({ ...opening, names }), seats, pool), names };
}

/** Loads the saved game of `--load`. */
async function loadedGame(args: Arguments, io: Io, file: string, pool: WorkerPool): Promise<NamedGame> {
  for (const flag of [...Object.keys(OPENING_FLAGS), 'names']) {
    if (args.has(flag) && !Object.hasOwn(DATA_FLAG, flag))
      throw usageError(`--${flag} cannot be combined with --load: the saved game defines it.`);
  }
  if (file === '-') throw usageError('--load needs a file: the moves are read from standard input.');
  const text = await readText(io, file);
  if (isJson(text)) throw new TranslatedError((language) => terminalSay(language)('fileHoldsPosition', { file }));
  const record: GameRecord = recordFrom(text, tablesOfData(args));
  const seats = seatsFrom(args.list('seats') ?? savedSeats(text), record.opening.players);
  return { local: new LocalGame(Session.fromRecord(record), seats, pool), names: record.opening.names };
}

/** Returns the file of `--save`. A game that exists there is only overwritten if it was loaded from there. */
function saveFile(args: Arguments): string | null {
  const file = args.get('save') ?? null;
  if (file !== null && file !== args.get('load') && existsSync(file)) {
    throw usageError(`${file} exists already; continue it with --load ${file} --save ${file}, or choose another name.`);
  }
  return file;
}

/** Returns the first page: what is played, who is at the keyboard, and the key to the signs. */
function firstPage({ session, seats }: LocalGame, text: GameText, width: number): string[] {
  const { game, opening } = session;
  const { narrator, say } = text;
  const { data, board } = game.tables;
  const players = seats.flatMap((seat, number) =>
    seat === HUMAN ? [`${text.mark(number)} ${text.names(number)}`] : [],
  );
  const title = [
    'Windrose',
    narrator.edition(data.id),
    ...(data.boards.length > 1 ? [narrator.board(board)] : []),
    ...(game.mode.id === 'standard' ? [] : [narrator.mode(game.mode.id).title]),
    say('players', { n: game.state.players }),
    ...(opening !== null && 'seed' in opening.from ? [say('seed', { seed: opening.from.seed })] : []),
  ];
  return [
    ...flow(title, width, 0, ' · ').map((line) => text.ansi.bold(line)),
    '',
    ...keyToSigns(game, text, width),
    '',
    ...(players.length > 0 ? [say('atKeyboard', { who: text.all(players), n: players.length })] : []),
    ...wrap(say('hint'), width),
    '',
  ];
}

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal, against bots or with friends',
  about: [
    'Plays a game at the terminal: you against bots, or several people who take turns at one keyboard (--seats human,human,random). At the prompt, `help` explains the game and what can be typed.',
  ],
  flags: {
    ...OPENING_FLAGS,
    seats: {
      value: 'A,B,…',
      help: `who plays each seat: ${SEAT_KINDS.join(', ')} (default human, then ${BOT_NAMES[0]})`,
    },
    names: { value: 'A,B,…', help: 'names of the players' },
    save: { value: 'FILE', help: 'keep the game in FILE, written after every decision' },
    load: { value: 'FILE', help: 'continue a saved game' },
    ...THREADS_FLAG,
  },
  examples: [
    'windrose play',
    'windrose play --players 4 --seed monday --save monday.txt',
    'windrose play --seats human,trader,captain,admiral',
    'windrose play --seats human,human,random --names Ana,Bo,Mate',
    'windrose play --edition age-of-sail --players 4 --side B --exploits',
    'windrose play --mode solitaire --lang fr',
    'windrose play --load monday.txt --save monday.txt',
  ],

  async run(args, io) {
    const save = saveFile(args);
    const file = args.get('load');
    const pool = workerPoolFrom(args);
    const language = languageFrom(args, io);
    const { local, names } = file === undefined ? newGame(args, pool) : await loadedGame(args, io, file, pool);
    const text = new GameText(language, local.session.game, names, ansiFor(io));
    await write(io.output, firstPage(local, text, widthOf(io.output)).join('\n'));
    try {
      await new TerminalGame(local, text, io, PROMPT_COMMANDS, save).run();
    } finally {
      await pool.close();
    }
    return 0;
  },
};
