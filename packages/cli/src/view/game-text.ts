/** What the terminal says about one game in one language: its narration and texts, and the names and marks of its colours. */
import type { Card, Colour, EditionTables, Game, Seat } from '@windrose/engine';
import { type Guide, guide, type Language, type Names, type Narrator, narrator } from '@windrose/narration';
import { capitalized, type Grammar } from '@windrose/narration/grammar/grammar.ts';
import type { Action } from '@windrose/narration/narrator.ts';
import { type Ansi, PLAIN } from '../ansi.ts';
import { MAX_NAME, printable } from '../player-names.ts';
import type { GameHelp } from '../texts/game-help.ts';
import { TERMINAL_LANGUAGES, type TerminalSay, terminalSay } from '../texts/languages.ts';
import { colourMarks } from './marks.ts';

export class GameText {
  readonly language: Language;
  readonly narrator: Narrator;
  readonly guide: Guide;
  readonly say: TerminalSay;
  readonly help: GameHelp;
  readonly ansi: Ansi;
  readonly tables: EditionTables;
  private readonly grammar: Grammar;
  private readonly game: Game;
  private readonly given: readonly string[];
  private readonly marks: readonly string[];
  /** The name of a colour within a sentence. */
  readonly names: Names = (colour) => this.given[colour] || this.narrator.colour(this.game, colour);

  /** `given` are the names of players; an empty one stands for the name that the narration gives to the seat. */
  constructor(language: Language, game: Game, given: readonly string[] = [], ansi: Ansi = PLAIN) {
    const { grammar, help } = TERMINAL_LANGUAGES[language];
    this.language = language;
    this.narrator = narrator(language);
    this.guide = guide(language);
    this.say = terminalSay(language);
    this.help = help;
    this.grammar = grammar;
    this.ansi = ansi;
    this.tables = game.tables;
    this.game = game;
    this.given = given.map(printable);
    this.marks = colourMarks(game);
  }

  // --- Colours ------------------------------------------------------------------------------------------------------

  mark(colour: Colour | Seat): string {
    const mark = this.marks[colour];
    return colour < this.game.state.players ? this.ansi.seat(colour, mark) : this.ansi.neutral(mark);
  }

  /** The name of a colour at the head of a line: `Opposition`. */
  title(colour: Colour | Seat): string {
    const name = this.names(colour);
    const bare = name.replace(this.grammar.article, '');
    return bare === name ? name : capitalized(bare);
  }

  /** Mark and name of a seat in its colour; the name is cut if it is longer than `room`. */
  seat(seat: Seat, room = MAX_NAME): string {
    const name = [...this.title(seat)];
    const shown = name.length > room ? `${name.slice(0, room - 1).join('')}…` : name.join('');
    return this.ansi.seat(seat, `${this.marks[seat]} ${shown}`);
  }

  /** `Amaro: Choose a tile to build.` */
  labelled(label: string, text: string): string {
    return this.say('labelled', { label, text });
  }

  /** A text of the help, with the spaces that the language asks for. */
  polish(text: string): string {
    return this.grammar.polish(text);
  }

  /** `a, b and c`. */
  all(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('and', { list: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }

  // --- Components ---------------------------------------------------------------------------------------------------

  site(id: string): string {
    return this.narrator.site(this.tables, id);
  }

  card(id: string): string {
    return this.narrator.card(this.tables, id);
  }

  /** `Culture`, `Ship/Draw`. */
  token(id: string): string {
    return this.narrator.token(this.tables, id);
  }

  /** A token in three letters: `Cul`, `S/D`. */
  tokenMark(id: string): string {
    const name = this.token(id);
    const mark = name.includes('/') ? name.replace(/(\p{L})\p{L}*/gu, '$1') : name.slice(0, 3);
    const isBlue = this.tables.tokenIds.indexOf(id) >= this.tables.firstActionToken;
    return isBlue ? this.ansi.blue(mark) : this.ansi.brown(mark);
  }

  action(action: Action): string {
    return this.narrator.action(this.tables.data.rulebook, action);
  }

  /** What a building or token offers; empty for none. */
  actionsOf(id: string): string {
    const { startBuildings, buildings, tokens, rulebook } = this.tables.data;
    const source = [...startBuildings, ...buildings, ...tokens].find((known) => known.id === id);
    return this.narrator.actions(rulebook, source?.actions ?? []);
  }

  /** What a card carries: `Ind 2 glory 1`. */
  cardIcons(card: Card): string {
    const { statusIds, cardIcons, cardGlory, cardBonusDisc, cardIsAbolition } = this.tables;
    const icons = statusIds.flatMap((id, status) => {
      const number = cardIcons[card * statusIds.length + status];
      return number > 0 ? [this.ansi.brown(`${this.narrator.status(id).slice(0, 3)} ${number}`)] : [];
    });
    if (cardGlory[card] > 0) icons.push(this.say('iconGlory', { n: cardGlory[card] }));
    if (cardBonusDisc[card]) icons.push(this.say('iconDisc'));
    if (cardIsAbolition[card]) icons.push(this.say('iconAbolition'));
    return icons.join(' ');
  }
}
