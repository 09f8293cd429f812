/** What the table shows and what a click on it does: the moment that is looked at, what can be done there, and what is chosen. */
import { type Game, PHASES, type Phase, pending, type Refusal, writePosition } from '@windrose/engine';
import { type MovePreview, previewOfSequences } from '../motion/move-preview.ts';
import { momentsOf } from '../play/moments.ts';
import { type MoveSequence, OPENERS, refusalAt, sequencesBySpot } from '../play/move-sequences.ts';
import type { Moment } from '../play/opposition.ts';
import type { Pace, TableGame, Waiting } from '../play/table-game.ts';
import { settings } from '../settings/settings.svelte.ts';
import { type BoardView, boardView } from '../view/board.ts';
import { reuseUnchanged } from '../view/reuse-unchanged.ts';
import { type SeatView, seatViews } from '../view/seat.ts';
import { parseSpot, type Spot } from '../view/spots.ts';

const NO_SEQUENCES: ReadonlyMap<Spot, readonly MoveSequence[]> = new Map();

export class TableController {
  readonly source: TableGame;
  private readonly pace: () => Pace;
  private looked = $state<number | null>(null);
  /** Looks at the position after so many moves; null follows the game, which may have become shorter. */
  cursor: number | null = $derived.by(() =>
    this.looked !== null && this.looked < this.source.length ? this.looked : null,
  );
  chosen = $state<Spot | null>(null);
  /** Why nothing can be done where the player clicked. */
  refused = $state.raw<Refusal | null>(null);
  /** Moves of others went with the last decision that was taken back. */
  takenBack = $state(false);
  /** A spot of the chart that the player asks about. */
  about = $state<Spot | null>(null);
  /** Bots were asked what they would do here. */
  hinting = $state(false);
  /** The rule that is read over the table. */
  read = $state<string | null>(null);

  /** A turn is over and waits for the confirmation. */
  confirming = $derived.by(() => this.source.waiting === 'confirmation');
  /** What the Opposition has done since the last decision, and how many moments of it have been told. */
  moments: readonly Moment[] = $derived.by(() =>
    momentsOf(this.source.history.slice(Math.max(0, this.source.lastDecision()))),
  );
  private told = $state(Number.POSITIVE_INFINITY);
  /** The moment that is being told; null while the table shows what is. */
  telling: Moment | null = $derived.by(() => {
    if (this.cursor !== null || this.confirming || settings.prefers.opposition === 'once') return null;
    return this.moments[this.told] ?? null;
  });

  /** What the Opposition did last has been shown moment by moment. */
  hasTold = $derived.by(
    () => this.cursor === null && !this.confirming && this.moments.length > 0 && settings.prefers.opposition !== 'once',
  );

  game: Game = $derived.by(() => {
    if (this.telling !== null) return this.telling.game;
    // Whoever has not confirmed a turn sees what it brought, and not yet the answer to it.
    const [answer] = this.moments;
    const waits = this.cursor === null && this.confirming && answer !== undefined;
    return waits ? answer.game : this.source.at(this.cursor ?? this.source.length);
  });
  /** How many events have led to what is shown, from the first one of the game on. */
  seen = $derived.by(() => {
    const waiting = this.cursor === null && this.confirming ? this.moments[0] : undefined;
    if (this.telling !== null) return this.telling.seen;
    if (waiting !== undefined) return waiting.reason.seq;
    const past = this.source.history.slice(0, this.cursor ?? this.source.length);
    const last = past.findLast(({ events }) => events.length > 0)?.events.at(-1);
    return last === undefined ? 0 : last.seq + 1;
  });
  position = $derived.by(() => writePosition(this.game));
  /** What was shown last. */
  private lastBoard: BoardView | null = null;
  private lastSeats: readonly SeatView[] | null = null;
  board = $derived.by(() => {
    this.lastBoard = reuseUnchanged(this.lastBoard, boardView(this.game, this.position));
    return this.lastBoard;
  });
  seats: readonly SeatView[] = $derived.by(() => {
    this.lastSeats = reuseUnchanged(this.lastSeats, seatViews(this.game, this.position));
    return this.lastSeats;
  });
  asked = $derived.by(() => pending(this.game));
  phase: Phase = $derived.by(() => PHASES[this.game.state.phase]);
  /** What the shown position waits for, or waited for then. */
  waiting: Waiting = $derived.by(() => {
    const { source, asked, cursor } = this;
    if (cursor === null || source.waiting === 'confirmation') return source.waiting;
    if (asked === null || source.isLocal(asked.seat)) return 'choice';
    return source.seats[asked.seat]?.kind === 'person' ? 'other' : 'bot';
  });
  /** The game is over, and its end is shown. */
  over = $derived.by(() => this.cursor === null && this.telling === null && this.source.waiting === 'end');
  /** A person may choose a move of the position that is shown. */
  mayPlay = $derived.by(() => this.cursor === null && this.telling === null && this.source.waiting === 'choice');
  sequences: ReadonlyMap<Spot, readonly MoveSequence[]> = $derived.by(() =>
    this.mayPlay ? sequencesBySpot(this.game) : NO_SEQUENCES,
  );
  selectable: ReadonlySet<Spot> = $derived(new Set(this.sequences.keys()));
  /** What the chosen spot can mean. */
  options: readonly MoveSequence[] = $derived(this.chosen === null ? [] : (this.sequences.get(this.chosen) ?? []));

  /** Ways that are pointed at, or have the focus, and after how many moves that was. */
  private considered = $state.raw<{ sequences: readonly MoveSequence[]; at: number }>({ sequences: [], at: 0 });
  /** What would come of the sequences that are considered or, without any, of what is chosen. */
  ghost: MovePreview | null = $derived.by(() => {
    const { sequences, at } = this.considered;
    const isPresent = this.cursor === null && this.source.waiting === 'choice' && at === this.source.length;
    const meant = isPresent && sequences.length > 0 ? sequences : this.options;
    if (meant.length === 0 || this.asked === null) return null;
    return previewOfSequences(this.game, meant, this.asked.seat);
  });

  constructor(source: TableGame, pace: () => Pace) {
    this.source = source;
    this.pace = pace;
  }

  /** The seat whose board lies in front of the player: whoever decides here, or the last who did. */
  own = $derived.by(() => {
    const { source } = this;
    const asked = this.asked?.seat ?? null;
    if (asked !== null && source.isLocal(asked)) return asked;
    const last = source.history.findLast(({ seat }) => source.isLocal(seat))?.seat;
    return (
      last ??
      Math.max(
        0,
        source.seats.findIndex((_, seat) => source.isLocal(seat)),
      )
    );
  });

  /** A click on a spot: chooses it, plays what it can only mean, or tells why it means nothing. False if there is nothing to tell. */
  pick(spot: Spot): boolean {
    this.refused = null;
    this.about = null;
    const sequences = this.sequences.get(spot) ?? [];
    const [only] = sequences;
    if (sequences.length === 0) {
      this.chosen = null;
      if (this.mayPlay) this.refused = refusalAt(this.game, spot);
      return this.refused !== null;
    }
    const isOpener = sequences.length === 1 && OPENERS.has(only[0].verb) && only.length === 1;
    const again = sequences.length === 1 && this.chosen === spot;
    if (isOpener || again || parseSpot(spot).kind === 'button') this.play(only);
    else this.chosen = spot;
    return true;
  }

  /** Shows the ghost of these sequences, or of none. */
  consider(sequences: readonly MoveSequence[]): void {
    this.considered = { sequences, at: this.source.length };
  }

  play(sequence: MoveSequence): void {
    this.consider([]);
    this.chosen = null;
    this.refused = null;
    this.about = null;
    this.hinting = false;
    this.told = 0;
    this.takenBack = false;
    void this.source.play(sequence, this.pace());
  }

  /** Nothing is confirmed or taken back by somebody who looks back. */
  confirm(): void {
    if (this.cursor === null) void this.source.confirm(this.pace());
  }

  undo(): void {
    if (this.cursor !== null) return;
    this.consider([]);
    this.chosen = null;
    this.refused = null;
    this.hinting = false;
    this.told = Number.POSITIVE_INFINITY;
    const { source } = this;
    const [, ...others] = source.undo();
    this.takenBack = others.some(({ seat }) => !source.isLocal(seat));
  }

  /** The next moment of what the Opposition does, or all that is left of it. */
  tellNext(): void {
    if (this.telling !== null) this.told++;
  }

  tellAll(): void {
    if (this.telling !== null) this.told = Number.POSITIVE_INFINITY;
  }

  /** Tells once more what the Opposition did last. */
  retell(): void {
    this.told = 0;
  }

  advance(): void {
    void this.source.advance(this.pace());
    // Where moves were taken back up to the moment that is looked at, that is the present.
    if (this.cursor === null) this.looked = null;
  }

  /** Goes to a moment of the game; the last one follows it again. */
  look(move: number | null): void {
    this.chosen = null;
    this.refused = null;
    const { length } = this.source;
    this.looked = move === null || move >= length ? null : Math.max(0, move);
  }
}
