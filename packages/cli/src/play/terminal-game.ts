/** The main loop of `windrose play`: shows the position, asks for moves and commands, and carries them out. */
import { legalMoves, type Move, pending } from '@windrose/engine';
import { saveRecord } from '../files.ts';
import { type Io, widthOf } from '../io.ts';
import { wrap } from '../layout.ts';
import { TranslatedError } from '../user-error.ts';
import type { GameText } from '../view/game-text.ts';
import { keyToSigns, positionView } from '../view/position.ts';
import { scoreTable, verdict } from '../view/scores.ts';
import { explain } from './explain-move.ts';
import { INTERRUPT, LineInput } from './line-input.ts';
import type { LocalGame } from './local-game.ts';
import { matchMove } from './match-move.ts';
import { savedGame } from './saved-game.ts';
import { choices, reportLines } from './screen.ts';

/** What is shown after a line of input: the next decision; the whole page, the choices or only the prompt again; nothing. */
export type NextStep = 'played' | 'page' | 'choices' | 'prompt' | 'leave';

/** Carries out a command of the prompt; `rest` is what follows its name. */
export type PromptCommand = (terminal: TerminalGame, rest: string) => NextStep | Promise<NextStep>;

export class TerminalGame {
  readonly game: LocalGame;
  readonly text: GameText;
  private readonly io: Io;
  private readonly commands: Readonly<Record<string, PromptCommand>>;
  private readonly lines: LineInput;
  /** The file of `--save`, written after every decision. */
  private readonly file: string | null;
  /** The record as it was last saved or loaded. */
  private saved: string | null;
  /** The turn whose page was shown last. */
  private page = '';

  constructor(
    game: LocalGame,
    text: GameText,
    io: Io,
    commands: Readonly<Record<string, PromptCommand>>,
    file: string | null,
  ) {
    this.game = game;
    this.text = text;
    this.io = io;
    this.commands = commands;
    this.file = file;
    this.saved = game.session.record();
    this.lines = new LineInput(io, () => [
      ...legalMoves(game.session.game).flatMap((move) => [move.text, this.moveText(move).toLowerCase()]),
      ...Object.keys(commands),
    ]);
  }

  get width(): number {
    return widthOf(this.io.output);
  }

  print(...lines: readonly string[]): void {
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
    const { text, width } = this;
    const { game } = this.game.session;
    const { seat } = pending(game)!;
    const lines = reportLines(this.game, this.game.takeUnreported(), text, width);
    // Later decisions of a turn follow from a move just made, below the same position.
    const page = [game.state.round, game.state.phase, game.state.turn, seat].join(' ');
    if (next === 'page' || page !== this.page) this.print('', ...positionView(game, text, width, 'turn'));
    this.page = page;
    if (lines.length > 0) this.print('', ...lines);
    this.print('', ...choices(this.game, seat, text, width));
  }

  showBoard(): void {
    const { text, width } = this;
    const { game } = this.game.session;
    this.print('', ...positionView(game, text, width), '', ...keyToSigns(game, text, width));
  }

  private moveText(move: Move): string {
    return this.text.narrator.move(this.game.session.game, move, this.text.names);
  }

  private async prompt(): Promise<NextStep> {
    const seat = this.game.humanSeat!;
    const line = await this.lines.ask(`${this.text.mark(seat)} ${this.text.say('prompt')} `);
    if (line === null) {
      this.print(this.text.say('inputEnded'));
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
      if (move === undefined) this.print(this.text.say('noSuchMove', { typed, last: moves.length }));
      return move ?? null;
    }
    const { game } = this.game.session;
    const match = matchMove(typed, game, moves, this.text);
    if ('found' in match) return match.found;
    this.print(...wrap(explain(game, this.text, typed), this.width));
    return null;
  }

  /** Saves the game. If this fails, says why and returns false. */
  save(file: string): boolean {
    const { session, seats } = this.game;
    const record = session.record();
    try {
      saveRecord(file, savedGame(record ?? '', seats));
    } catch (error) {
      if (!(error instanceof TranslatedError)) throw error;
      this.print(error.textIn(this.text.language));
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
    const { say } = this.text;
    while (this.hasUnsaved) {
      const file = (await this.lines.ask(`${say('saveOffer')} `))?.trim() ?? '';
      const answer = file.toLowerCase();
      if (answer === '' || answer === INTERRUPT || say('noWords').split(' ').includes(answer)) return;
      if (say('yesWords').split(' ').includes(answer)) this.print(say('saveName'));
      else if (this.save(file)) this.print(say('saved', { file }));
    }
  }

  private async finish(): Promise<void> {
    const { text, width } = this;
    const { game } = this.game.session;
    this.print(
      '',
      ...reportLines(this.game, this.game.takeUnreported(), text, width),
      '',
      ...scoreTable(game, text, width),
      '',
    );
    this.print(text.ansi.bold(text.say('gameOver', { verdict: verdict(game, text) })));
    if (this.file === null && this.lines.isTerminal) await this.offerToSave();
  }
}
