/** Leads a game at a terminal: shows, asks, understands the answers, until the game is over or the players leave. */
import { legalMoves, type Move, pending } from '@windrose/engine';
import { Failure } from '../failure.ts';
import { saveRecord } from '../files.ts';
import { type Io, widthOf } from '../io.ts';
import { wrap } from '../layout.ts';
import type { Names } from '../words/names.ts';
import { legend, positionPicture } from '../words/position.ts';
import { scoreTable, verdict } from '../words/scores.ts';
import { choose } from './choice.ts';
import { explain } from './explain.ts';
import type { GameTable } from './game-table.ts';
import { INTERRUPT, Keyboard } from './keyboard.ts';
import { savedGame } from './saved-game.ts';
import { choices, news } from './screen.ts';

/** What follows an answer: the next decision; the page, the choices or only the prompt again; or the end. */
export type Next = 'played' | 'page' | 'choices' | 'prompt' | 'leave';

/** A word that is no move: it answers at once. */
export type Answer = (host: Host, rest: string) => Next | Promise<Next>;

/** Decisions that begin something; the others follow from one just made, and the page shown before still holds. */
const NEW_PAGES: ReadonlySet<string> = new Set([
  'start-building',
  'remove-token',
  'shortage',
  'build',
  'salary',
  'turn',
]);

/** Answers to the offer to save that are no names of files. */
const NO: ReadonlySet<string> = new Set(['', 'n', 'no', INTERRUPT]);
const YES: ReadonlySet<string> = new Set(['y', 'yes']);

export class Host {
  readonly table: GameTable;
  readonly names: Names;
  private readonly io: Io;
  private readonly answers: Readonly<Record<string, Answer>>;
  private readonly keyboard: Keyboard;
  /** Where the game is kept after every decision; null if nowhere. */
  private readonly file: string | null;
  /** The record as it was last saved, or loaded. */
  private saved: string | null;

  constructor(table: GameTable, names: Names, io: Io, answers: Readonly<Record<string, Answer>>, file: string | null) {
    this.table = table;
    this.names = names;
    this.io = io;
    this.answers = answers;
    this.file = file;
    this.saved = table.session.record();
    this.keyboard = new Keyboard(io, () => [
      ...legalMoves(table.session.game).map(({ text }) => text),
      ...Object.keys(answers),
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
      let next: Next = 'page';
      await this.table.advance();
      while (next !== 'leave' && pending(this.table.session.game) !== null) {
        this.show(next);
        next = await this.answer();
        if (next !== 'played') continue;
        await this.table.advance();
        if (this.file !== null) this.save(this.file);
      }
      if (next !== 'leave') await this.finish();
    } finally {
      this.keyboard.close();
    }
  }

  private show(next: Next): void {
    if (next === 'prompt') return;
    const { table, names, width } = this;
    const { game } = table.session;
    const { decision, seat } = pending(game)!;
    const isNew = next === 'page' || (next === 'played' && NEW_PAGES.has(decision));
    const told = news(table, table.news(), names, width);
    if (isNew) this.say('', ...positionPicture(game, names, width, 'turn'));
    if (told.length > 0) this.say('', ...told);
    this.say('', ...choices(table, seat, names, width));
  }

  showBoard(): void {
    const { names, width } = this;
    this.say(
      '',
      ...positionPicture(this.table.session.game, names, width),
      '',
      ...legend(this.table.session.game, names, width),
    );
  }

  private async answer(): Promise<Next> {
    const seat = this.table.asked!;
    const line = await this.keyboard.ask(`${this.names.mark(seat)} move, or help › `);
    if (line === null) {
      this.say('The input has ended, and the game with it.');
      return 'leave';
    }
    const [word, ...rest] = line.trim().split(/\s+/);
    const answer = Object.hasOwn(this.answers, word.toLowerCase()) ? this.answers[word.toLowerCase()] : undefined;
    return answer === undefined ? this.move(line.trim()) : await answer(this, rest.join(' '));
  }

  private move(typed: string): Next {
    const moves = legalMoves(this.table.session.game);
    if (typed === '') return 'choices';
    const move = this.understand(typed, moves);
    if (move === null) return 'prompt';
    this.table.play(move);
    return 'played';
  }

  /** The move that was typed, if it is one of these; otherwise says why not. */
  private understand(typed: string, moves: readonly Move[]): Move | null {
    if (/^\d+$/.test(typed)) {
      const move = moves[Number(typed) - 1];
      if (move === undefined) this.say(`There is no move ${typed}; the moves are 1 to ${moves.length}.`);
      return move ?? null;
    }
    const choice = choose(typed, moves, this.names);
    if ('found' in choice) return choice.found;
    this.say(...wrap(explain(this.table.session.game, this.names, typed), this.width));
    return null;
  }

  /** Writes the game down; a failure is told and the game goes on. */
  save(file: string): boolean {
    const { session, seats } = this.table;
    const record = session.record();
    try {
      saveRecord(file, savedGame(record ?? '', seats));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.say(error.message);
      return false;
    }
    this.saved = record;
    return true;
  }

  /** Somebody has decided something that is not in a file. */
  private get hasUnsaved(): boolean {
    return this.table.hasDecisions && this.table.session.record() !== this.saved;
  }

  /** Asks for a file until the game is saved or nobody wants it. */
  async offerToSave(): Promise<void> {
    while (this.hasUnsaved) {
      const file = (await this.keyboard.ask('Save the game? Type a file name, or press Enter for no: '))?.trim() ?? '';
      if (NO.has(file.toLowerCase())) return;
      if (YES.has(file.toLowerCase())) this.say('Then it needs a name, for example game.txt.');
      else if (this.save(file)) this.say(`Saved in ${file}.`);
    }
  }

  private async finish(): Promise<void> {
    const { table, names, width } = this;
    const { game } = table.session;
    this.say('', ...news(table, table.news(), names, width), '', ...scoreTable(game, names, width), '');
    this.say(names.paint.bold(`The game is over. ${verdict(game, names)}`));
    if (this.file === null && this.keyboard.isTerminal) await this.offerToSave();
  }
}
