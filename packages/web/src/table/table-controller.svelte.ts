/** The controller of the table: derives the model from the game, the shown moment and the selection, and carries out actions. */
import { type Game, PHASES, pending, type Refusal, writePosition } from '@windrose/engine';
import { untrack } from 'svelte';
import { spotsByArea } from '../chart/close-up.ts';
import { previewOfSequences } from '../motion/move-preview.ts';
import { discMarks } from '../pieces/disc-marks.ts';
import type { PieceSelection } from '../pieces/selection.ts';
import { isOnBehalf } from '../play/confirmation.ts';
import { distinctSequences, type MoveSequence, OPENERS, refusalAt, sequencesBySpot } from '../play/move-sequences.ts';
import { momentsOf, type OppositionMoment } from '../play/opposition-moments.ts';
import { recentEvents } from '../play/recent-events.ts';
import type { Pace, TableGame } from '../play/table-game.ts';
import type { Preferences } from '../settings/preferences.ts';
import { texts } from '../texts/current.svelte.ts';
import { boardView } from '../view/board.ts';
import { reuseUnchanged } from '../view/reuse-unchanged.ts';
import { seatViews } from '../view/seat.ts';
import { parseSpot, type Spot } from '../view/spots.ts';
import { colourNames, pieceNames, placeName, spotName } from './names.ts';
import { frontPanel, hasCommon, type Panel, panelsOf } from './panels.ts';
import type { TableModel } from './table-model.ts';

const NO_SEQUENCES: TableModel['sequences'] = new Map();
const NO_CANDIDATES: TableModel['candidates'] = new Map();

/** Returns a function that replaces the unchanged parts of its argument by those of the call before. */
function reuse<T>(): (value: T) => T {
  let last: T | null = null;
  return (value) => {
    last = reuseUnchanged(last, value);
    return last;
  };
}

/** The preferences of the user that concern the course of a game. */
export interface TableSettings {
  readonly prefers: Pick<Preferences, 'opposition'>;
  readonly pace: Pace;
}

export class TableController implements TableModel {
  readonly source: TableGame;
  private readonly settings: TableSettings;
  /** The position before the first move. Tables, seats and colours are the same in all positions. */
  private readonly opening: Game;
  private readonly morePanels: () => readonly Panel[];

  /** `morePanels`: the panels that only this page has. */
  constructor(source: TableGame, settings: TableSettings, morePanels: () => readonly Panel[] = () => []) {
    this.source = source;
    this.settings = settings;
    this.opening = untrack(() => source.at(0));
    this.morePanels = morePanels;
  }

  // --- The game -----------------------------------------------------------------------------------------------------

  get tables(): TableModel['tables'] {
    return this.opening.tables;
  }
  private readonly reusePlayers = reuse<TableModel['players']>();
  readonly players = $derived.by(() => this.reusePlayers(this.source.seats));
  readonly marks = $derived.by(() => {
    const { players, seats, colours } = this.opening.state;
    return discMarks(
      players,
      seats,
      colours,
      this.players.map(({ colour }) => colour),
    );
  });
  readonly names = $derived.by(() => colourNames(texts.narrator, texts.ui, this.opening, this.players, this.marks));
  readonly pieceNames = $derived.by(() => pieceNames(texts.narrator, this.tables, this.names));
  readonly placeName: TableModel['placeName'] = (id) => placeName(texts.narrator, this.tables, id);
  readonly spotName: TableModel['spotName'] = (spot) => spotName(texts.narrator, texts.ui, this.tables, spot);
  readonly history = $derived.by(() => this.source.history);
  readonly length = $derived.by(() => this.source.length);
  readonly waiting = $derived.by(() => this.source.waiting);
  readonly decidingSeat = $derived.by(() => this.source.decidingSeat);
  private readonly lastDecision = $derived.by(() => this.source.lastDecision());
  readonly isFirstDecision = $derived(this.lastDecision < 0);
  readonly recentEvents = $derived.by(() => recentEvents(this.history, this.lastDecision, this.isConfirming));
  readonly isOnBehalf = $derived.by(() => this.source.unconfirmed.slice(-1).some(isOnBehalf));

  // --- The shown moment ---------------------------------------------------------------------------------------------

  private lookedAt = $state<number | null>(null);
  /** After an undo, the game may have become shorter. */
  readonly cursor = $derived(this.lookedAt !== null && this.lookedAt < this.length ? this.lookedAt : null);
  readonly isConfirming = $derived(this.cursor === null && this.waiting === 'confirmation');
  /** The moments of the Opposition's actions since the last decision. */
  private readonly moments = $derived.by(() => momentsOf(this.history.slice(Math.max(0, this.lastDecision))));
  /** Number of these moments that were shown. */
  private shownMoments = $state(Number.POSITIVE_INFINITY);
  readonly canReplayOpposition = $derived.by(
    () =>
      this.cursor === null &&
      !this.isConfirming &&
      this.moments.length > 0 &&
      this.settings.prefers.opposition !== 'once',
  );
  readonly oppositionMoment: OppositionMoment | null = $derived(
    (this.canReplayOpposition ? this.moments[this.shownMoments] : undefined) ?? null,
  );
  private readonly isPresent = $derived(this.cursor === null && this.oppositionMoment === null);
  readonly isPlayable = $derived(this.isPresent && this.waiting === 'choice');
  readonly isOver = $derived(this.isPresent && this.waiting === 'end');

  // --- The shown position -------------------------------------------------------------------------------------------

  /** The moment that is shown instead of the last position: one of a replay, or the one before the Opposition's answer. */
  private readonly instead = $derived(this.oppositionMoment ?? (this.isConfirming ? this.moments[0] : undefined));
  readonly game = $derived.by(() => this.instead?.game ?? this.source.at(this.cursor ?? this.length));
  readonly eventCount = $derived.by(() => {
    if (this.oppositionMoment !== null) return this.oppositionMoment.eventCount;
    if (this.instead !== undefined) return this.instead.reason.seq;
    const played = this.history.slice(0, this.cursor ?? this.length);
    const last = played.findLast(({ events }) => events.length > 0)?.events.at(-1);
    return last === undefined ? 0 : last.seq + 1;
  });
  readonly position = $derived(writePosition(this.game));
  readonly pending = $derived(pending(this.game));
  readonly phase = $derived(this.pending === null ? null : PHASES[this.game.state.phase]);
  private readonly reuseBoard = reuse<TableModel['board']>();
  readonly board = $derived(this.reuseBoard(boardView(this.game, this.position)));
  private readonly reuseSeats = reuse<TableModel['seats']>();
  readonly seats = $derived(this.reuseSeats(seatViews(this.game, this.position)));
  /** The local seat that decides or was the last to decide. */
  readonly frontSeat = $derived.by(() => {
    const { source } = this;
    const seat = this.pending?.seat;
    if (seat !== undefined && source.isLocal(seat)) return seat;
    const last = this.history.findLast((entry) => source.isLocal(entry.seat));
    const first = this.players.findIndex((_, player) => source.isLocal(player));
    return last?.seat ?? Math.max(0, first);
  });

  // --- Choosing a move ----------------------------------------------------------------------------------------------

  selected = $state<Spot | null>(null);
  readonly sequences = $derived(this.isPlayable ? sequencesBySpot(this.game) : NO_SEQUENCES);
  readonly selectable: ReadonlySet<Spot> = $derived(new Set(this.sequences.keys()));
  readonly onlyChoice = $derived.by(() => {
    const [only, ...others] = [...this.selectable].filter((spot) => parseSpot(spot).kind !== 'button');
    return others.length === 0 && only !== this.selected ? (only ?? null) : null;
  });
  readonly options = $derived(this.selected === null ? [] : (this.sequences.get(this.selected) ?? []));
  /** Targets that need a building first are listed when they are selected. */
  readonly choices: readonly MoveSequence[] = $derived.by(() => {
    if (this.options.length > 0) return this.options;
    const all = [...this.sequences.values()].flat();
    return distinctSequences(
      this.game,
      all.filter((sequence) => sequence.length === 1),
    );
  });
  /** The sequences under the pointer or with the focus, and the number of moves before them. */
  private hovered = $state.raw<{ readonly sequences: readonly MoveSequence[]; readonly at: number }>({
    sequences: [],
    at: 0,
  });
  readonly preview = $derived.by(() => {
    const isCurrent = this.cursor === null && this.waiting === 'choice' && this.hovered.at === this.length;
    const sequences = isCurrent && this.hovered.sequences.length > 0 ? this.hovered.sequences : this.options;
    if (sequences.length === 0 || this.pending === null) return null;
    return previewOfSequences(this.game, sequences, this.pending.seat);
  });
  readonly isPaying = $derived([...this.sequences.values()].flat().some(([move]) => move.verb === 'pay'));
  readonly candidates = $derived(this.oppositionMoment?.candidates ?? NO_CANDIDATES);
  private readonly possibleTargets = $derived([...this.candidates].flatMap(([spot, isLeft]) => (isLeft ? [spot] : [])));
  readonly targets = $derived(
    spotsByArea(this.tables, this.oppositionMoment === null ? this.selectable : this.possibleTargets),
  );
  /** A turn is opened before its targets are clear. */
  readonly focusAreas = $derived(
    this.pending?.decision === 'turn' && this.oppositionMoment === null ? [] : [...this.targets.keys()],
  );
  /** The selection as pieces need it. One property changes without the others, so that only what reads it is rendered. */
  readonly selection: PieceSelection = this.pieceSelection();

  private pieceSelection(): PieceSelection {
    const table = this;
    return {
      get tables() {
        return table.tables;
      },
      get names() {
        return table.pieceNames;
      },
      get selectable() {
        return table.selectable;
      },
      get chosen() {
        const [only, ...others] = table.possibleTargets;
        return table.selected ?? (others.length === 0 ? (only ?? null) : null);
      },
      onpick: (spot) => table.pick(spot),
    };
  }

  /**
   * Handles a click on a spot: selects it, plays the only sequence that it can mean, or gives the reason why it means none.
   * Returns false if there is nothing to show.
   */
  pick(spot: Spot): boolean {
    this.refusal = null;
    this.describedSpot = null;
    const sequences = this.sequences.get(spot) ?? [];
    const [only] = sequences;
    if (sequences.length === 0) {
      this.selected = null;
      if (this.isPlayable) this.refusal = refusalAt(this.game, spot);
      return this.refusal !== null;
    }
    const isSingle = sequences.length === 1;
    const isOpener = isSingle && only.length === 1 && OPENERS.has(only[0].verb);
    const isSecondClick = isSingle && this.selected === spot;
    if (isOpener || isSecondClick || parseSpot(spot).kind === 'button') this.play(only);
    else this.selected = spot;
    return true;
  }

  /** Ends the selection and closes the notice about a refused one. */
  deselect(): void {
    this.selected = null;
    this.refusal = null;
  }

  /** Shows the changes by these sequences, or ends the preview. */
  hover(sequences: readonly MoveSequence[]): void {
    this.hovered = { sequences, at: this.length };
  }

  // --- Playing ------------------------------------------------------------------------------------------------------

  undidOthers = $state(false);
  readonly canUndo = $derived.by(() => this.cursor === null && this.source.canUndo);

  play(sequence: MoveSequence): void {
    this.hover([]);
    this.deselect();
    this.describedSpot = null;
    this.showsHints = false;
    this.shownMoments = 0;
    this.undidOthers = false;
    void this.source.play(sequence, this.settings.pace);
  }

  confirm(): void {
    if (this.isConfirming) void this.source.confirm(this.settings.pace);
  }

  undo(): void {
    if (!this.canUndo) return;
    this.hover([]);
    this.deselect();
    this.showsHints = false;
    this.shownMoments = Number.POSITIVE_INFINITY;
    const [, ...others] = this.source.undo();
    this.undidOthers = others.some(({ seat }) => !this.source.isLocal(seat));
  }

  /** Lets the game play or show moves until a local player must decide. */
  advance(): void {
    void this.source.advance(this.settings.pace);
    // After an undo, the moment that was looked at may be the present.
    if (this.cursor === null) this.lookedAt = null;
  }

  // --- Looking around -----------------------------------------------------------------------------------------------

  /** Shows the position after a number of moves; the last position follows the game. */
  look(moves: number | null): void {
    this.deselect();
    this.lookedAt = moves === null || moves >= this.length ? null : Math.max(0, moves);
  }

  /** Looks at a moment with the board in view, which the score would cover. */
  replayFrom(moves: number): void {
    this.look(moves);
    this.showPanel('log');
  }

  showNextMoment(): void {
    if (this.oppositionMoment !== null) this.shownMoments++;
  }

  skipMoments(): void {
    if (this.oppositionMoment !== null) this.shownMoments = Number.POSITIVE_INFINITY;
  }

  replayMoments(): void {
    this.shownMoments = 0;
  }

  // --- Panels and notices -------------------------------------------------------------------------------------------

  refusal = $state.raw<Refusal | null>(null);
  describedSpot = $state<Spot | null>(null);
  openRule = $state<string | null>(null);
  showsHints = $state(false);
  readonly canShowHints = $derived.by(() => this.isPlayable && this.source.allowsHints);
  /** The panel that the player has chosen, during the game or after its end. */
  private chosenPanel = $state.raw<{ readonly id: string; readonly isOver: boolean } | null>(null);
  private readonly panelSituation = $derived.by(() => ({
    isOver: this.isOver,
    hasOpposition: this.seats.some(({ player }) => !player),
    hasRivals: this.seats.some(({ player, seat }) => player && seat !== this.frontSeat),
    hasCommon: hasCommon(this.opening),
    selectable: this.selectable,
  }));
  readonly panels = $derived.by(() => panelsOf(this.panelSituation, texts.ui, this.morePanels()));
  readonly panel = $derived.by(() => {
    const chosen = this.chosenPanel?.isOver === this.isOver ? this.chosenPanel.id : null;
    return frontPanel(this.panels, this.panelSituation, chosen);
  });

  showPanel(id: string): void {
    this.chosenPanel = { id, isOver: this.isOver };
  }

  toggleHints(): void {
    this.showsHints = !this.showsHints;
  }

  /** Shows the details of a spot; null closes them. */
  describe(spot: Spot | null): void {
    this.describedSpot = spot;
  }

  /** Shows a rule over the table; null closes it. */
  showRule(rule: string | null): void {
    this.openRule = rule;
  }
}
