/** `windrose play`: a game at the terminal, alone against programs or with several people at one keyboard. */
import { existsSync } from 'node:fs';
import { type GameRecord, Session } from '@windrose/engine';
import type { Arguments } from '../arguments.ts';
import { BOT_NAMES, isBot } from '../bots.ts';
import type { Command } from '../command.ts';
import { type Crew, crewFrom, THREADS_FLAG } from '../crew/crew.ts';
import { DATA_FLAG, tablesOfData } from '../edition-choice.ts';
import { Failure, misuse } from '../failure.ts';
import { readText } from '../files.ts';
import { type Io, widthOf, write } from '../io.ts';
import { OPENING_FLAGS, openingFrom } from '../opening.ts';
import { paintFor } from '../paint.ts';
import { ANSWERS } from '../play/answers.ts';
import { GameTable, HUMAN } from '../play/game-table.ts';
import { Host } from '../play/host.ts';
import { savedSeats } from '../play/saved-game.ts';
import { isJson, recordFrom } from '../reading.ts';
import { isName, MAX_NAME, Names, YOU } from '../words/names.ts';
import { legend } from '../words/position.ts';

const HINT = 'At the prompt, help explains the game and what can be typed.';
const SEAT_KINDS = [HUMAN, ...BOT_NAMES];

/** Who sits where: by default one person against bots. */
function seatsFrom(given: readonly string[] | undefined, players: number): string[] {
  const seats = given ?? [HUMAN, ...Array<string>(players - 1).fill(BOT_NAMES[0])];
  for (const seat of seats) {
    if (seat !== HUMAN && !isBot(seat))
      throw misuse(`--seats must be made of ${SEAT_KINDS.join(', ')}, not "${seat}".`);
  }
  if (seats.length !== players) {
    throw misuse(`--seats must name one for each of the ${players} players, not ${seats.length}.`);
  }
  return [...seats];
}

/** Names from the command line; without them, the only person is addressed as you. */
function namesFrom(given: readonly string[] | undefined, seats: readonly string[]): string[] {
  if (given === undefined) {
    const isAlone = seats.filter((seat) => seat === HUMAN).length === 1;
    return seats.map((seat) => (isAlone && seat === HUMAN ? YOU : ''));
  }
  for (const name of given) {
    if (!isName(name)) {
      throw misuse(`--names must be printable, with 1 to ${MAX_NAME} characters each, not "${name}".`);
    }
  }
  if (given.length !== seats.length) {
    throw misuse(`--names must give one name for each of the ${seats.length} players, not ${given.length}.`);
  }
  return [...given];
}

/** The number of players may follow from the seats or names that are listed. */
function newTable(args: Arguments, crew: Crew): { table: GameTable; names: readonly string[] } {
  const listed = args.list('seats') ?? args.list('names');
  const opening = openingFrom(args, listed?.length);
  const seats = seatsFrom(args.list('seats'), opening.players);
  const names = namesFrom(args.list('names'), seats);
  return { table: new GameTable(Session.begin({ ...opening, names }), seats, crew), names };
}

async function loadedTable(
  args: Arguments,
  io: Io,
  file: string,
  crew: Crew,
): Promise<{ table: GameTable; names: readonly string[] }> {
  for (const flag of [...Object.keys(OPENING_FLAGS), 'names']) {
    if (args.has(flag) && !Object.hasOwn(DATA_FLAG, flag))
      throw misuse(`--${flag} cannot go with --load: the saved game says it.`);
  }
  if (file === '-') throw misuse('--load needs a file: standard input is the keyboard.');
  const text = await readText(io, file);
  if (isJson(text)) throw new Failure(`${file} holds a position; a game goes on from a record.`);
  const record: GameRecord = recordFrom(text, tablesOfData(args));
  const seats = seatsFrom(args.list('seats') ?? savedSeats(text), record.opening.players);
  return { table: new GameTable(Session.fromRecord(record), seats, crew), names: record.opening.names };
}

/** A new game must not take the place of one that somebody meant to go on with. */
function saveFile(args: Arguments): string | null {
  const file = args.get('save') ?? null;
  if (file !== null && file !== args.get('load') && existsSync(file)) {
    throw misuse(
      `--save ${file} exists already; --load ${file} --save ${file} goes on with it, or choose another name.`,
    );
  }
  return file;
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
    load: { value: 'FILE', help: 'go on with a saved game' },
    ...THREADS_FLAG,
  },
  examples: [
    'windrose play',
    'windrose play --players 4 --seed monday --save monday.txt',
    'windrose play --seats human,trader,captain,admiral',
    'windrose play --seats human,human,random --names Ana,Bo,Mate',
    'windrose play --edition age-of-sail --players 4 --side B --exploits',
    'windrose play --edition age-of-sail --mode silent-fleet --seats human,random',
    'windrose play --load monday.txt --save monday.txt',
  ],

  async run(args, io) {
    const save = saveFile(args);
    const file = args.get('load');
    const crew = crewFrom(args);
    const { table, names: seatNames } =
      file === undefined ? newTable(args, crew) : await loadedTable(args, io, file, crew);
    const { game, opening } = table.session;
    const names = Names.of(game, seatNames, paintFor(io));
    const seed = opening !== null && 'seed' in opening.from ? `, seed ${opening.from.seed}` : '';
    const title = `Windrose, ${names.edition()} edition, ${names.circumstances(game)}${seed}.`;
    await write(
      io.output,
      [names.paint.bold(title), '', ...legend(game, names, widthOf(io.output)), '', HINT, ''].join('\n'),
    );
    try {
      await new Host(table, names, io, ANSWERS, save).run();
    } finally {
      await crew.close();
    }
    return 0;
  },
};
