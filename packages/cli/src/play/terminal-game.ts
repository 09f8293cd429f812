/** The main loop of `windrose play`: shows the position, asks for moves and commands, and carries them out. */
import { legalMoves, type Move, pending } from '@windrose/engine';
import { saveRecord } from '../files.ts';
import { type Io, widthOf } from '../io.ts';
import { wrap } from '../layout.ts';
import { UserError } from '../user-error.ts';
import type { Names } from '../words/names.ts';
import { legend, positionPicture } from '../words/position.ts';
import { scoreTable, verdict } from '../words/scores.ts';
import { explain } from './explain-move.ts';
import { INTERRUPT, LineInput } from './line-input.ts';
import type { LocalGame } from './local-game.ts';
import { matchMove } from './match-move.ts';
import { savedGame } from './saved-game.ts';
import { choices, news } from './screen.ts';

/** What is shown after a line of input: the next decision; the whole page, the choices or only the prompt again; nothing. */
export type NextStep = 'played' | 'page' | 'choices' | 'prompt' | 'leave';

/** Carries out a command of the prompt; `rest` is what follows its name. */
export type PromptCommand = (terminal: TerminalGame, rest: string) => NextStep | Promise<NextStep>;

/** Decisions at which the position is shown again. The others follow from a move just made, below the same position. */
const NEW_PAGES: ReadonlySet<string> = new Set([
  'start-building',
  'remove-token',
  'shortage',
  'build',
  'salary',
  'turn',
]);

/** Answers to the offer to save that are not file names. */
const NO: ReadonlySet<string> = new Set(['', 'n', 'no', INTERRUPT]);
const YES: ReadonlySet<string> = new Set(['y', 'yes']);

export class TerminalGame {
  readonly game: LocalGame;
  readonly names: Names;
  private readonly io: Io;
  private readonly commands: Readonly<Record<string, PromptCommand>>;
  private readonly lines: LineInput;
  /** The file of `--save`, written after every decision. */
  private readonly file: string | null;
  /** The record as it was last saved or loaded. */
  private saved: string | null;

  constructor(
    game: LocalGame,
    names: Names,
    io: Io,
    commands: Readonly<Record<string, PromptCommand>>,
    file: string | null,
  ) {
    this.game = game;
    this.names = names;
    this.io = io;
    this.commands = commands;
    this.file = file;
    this.saved = game.session.record();
    this.lines = new LineInput(io, () => [
      ...legalMoves(game.session.game).map(({ text }) => text),
      ...Object.keys(commands),
    ]);
  }

  get width(): number {
    return widthOf(this.io.output);
  }

  say(...lines: readonly string[]): void {
    this.io.output.write(`${lines.join('\n')}\n`);
  }

  async run(): Promise<void> {
    try {
      let next: NextStep = 'page';
      await this.game.advance();
      while (next !== 'leave' && pending(this.game.session.game) !== null) {
        this.show(next);
        next = await this.prompt();
        if (next !== 'played') continue;
        await this.game.advance();
        if (this.file !== null) this.save(this.file);
      }
      if (next !== 'leave') await this.finish();
    } finally {
      this.lines.close();
    }
  }

  private show(next: NextStep): void {
    if (next === 'prompt') return;
    const { names, width } = this;
    const { game } = this.game.session;
    const { decision, seat } = pending(game)!;
    const isNew = next === 'page' || (next === 'played' && NEW_PAGES.has(decision));
    const lines = news(this.game, this.game.takeNews(), names, width);
    if (isNew) this.say('', ...positionPicture(game, names, width, 'turn'));
    if (lines.length > 0) this.say('', ...lines);
    this.say('', ...choices(this.game, seat, names, width));
  }

  showBoard(): void {
    const { names, width } = this;
    this.say(
      '',
      ...positionPicture(this.game.session.game, names, width),
      '',
      ...legend(this.game.session.game, names, width),
    );
  }

  private async prompt(): Promise<NextStep> {
    const seat = this.game.humanSeat!;
    const line = await this.lines.ask(`${this.names.mark(seat)} move, or help › `);
    if (line === null) {
      this.say('The input has ended, and the game with it.');
      return 'leave';
    }
    const [word, ...rest] = line.trim().split(/\s+/);
    const command = Object.hasOwn(this.commands, word.toLowerCase()) ? this.commands[word.toLowerCase()] : undefined;
    return command === undefined ? this.move(line.trim()) : await command(this, rest.join(' '));
  }

  private move(typed: string): NextStep {
    const moves = legalMoves(this.game.session.game);
    if (typed === '') return 'choices';
    const move = this.understand(typed, moves);
    if (move === null) return 'prompt';
    this.game.play(move);
    return 'played';
  }

  /** Returns the move that was typed; otherwise says why there is no such move, and returns null. */
  private understand(typed: string, moves: readonly Move[]): Move | null {
    if (/^\d+$/.test(typed)) {
      const move = moves[Number(typed) - 1];
      if (move === undefined) this.say(`There is no move ${typed}; the moves are 1 to ${moves.length}.`);
      return move ?? null;
    }
    const match = matchMove(typed, moves, this.names);
    if ('found' in match) return match.found;
    this.say(...wrap(explain(this.game.session.game, this.names, typed), this.width));
    return null;
  }

  /** Saves the game. If this fails, says why and returns false. */
  save(file: string): boolean {
    const { session, seats } = this.game;
    const record = session.record();
    try {
      saveRecord(file, savedGame(record ?? '', seats));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.say(error.message);
      return false;
    }
    this.saved = record;
    return true;
  }

  /** True if people made decisions that are in no file. */
  private get hasUnsaved(): boolean {
    return this.game.hasDecisions && this.game.session.record() !== this.saved;
  }

  /** Asks for a file name until the game is saved or the answer is no. */
  async offerToSave(): Promise<void> {
    while (this.hasUnsaved) {
      const file = (await this.lines.ask('Save the game? Type a file name, or press Enter for no: '))?.trim() ?? '';
      if (NO.has(file.toLowerCase())) return;
      if (YES.has(file.toLowerCase())) this.say('Then it needs a name, for example game.txt.');
      else if (this.save(file)) this.say(`Saved in ${file}.`);
    }
  }

  private async finish(): Promise<void> {
    const { names, width } = this;
    const { game } = this.game.session;
    this.say('', ...news(this.game, this.game.takeNews(), names, width), '', ...scoreTable(game, names, width), '');
    this.say(names.ansi.bold(`The game is over. ${verdict(game, names)}`));
    if (this.file === null && this.lines.isTerminal) await this.offerToSave();
  }
}
