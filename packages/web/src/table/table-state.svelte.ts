/** What the table shows and what a click on it does: the moment that is looked at, what can be done there, and what is chosen. */
import { type Game, PHASES, type Phase, pending, type Refusal } from '@windrose/engine';
import { type Ghost, ghostOf } from '../motion/ghost.ts';
import { motionsOf } from '../motion/motions.ts';
import type { LocalGame, Pace } from '../play/local-game.svelte.ts';
import { preview, reasonAt, type Way, waysOf } from '../play/ways.ts';
import { boardView } from '../view/board.ts';
import { exploitViews, neutralViews } from '../view/common.ts';
import { seatViews } from '../view/seat.ts';
import type { Spot } from '../view/spots.ts';

const NO_WAYS: ReadonlyMap<Spot, readonly Way[]> = new Map();

/** Moves that only begin something: nothing is lost by playing them at once, and the targets are seen then. */
const BEGINNINGS: ReadonlySet<string> = new Set(['activate', 'spend']);

export class TableState {
  readonly local: LocalGame;
  private readonly pace: () => Pace;
  /** Looks at the position after so many moves; null follows the game. */
  cursor = $state<number | null>(null);
  chosen = $state<Spot | null>(null);
  /** Why nothing can be done where the player clicked. */
  refused = $state.raw<Refusal | null>(null);

  game: Game = $derived.by(() => this.local.at(this.cursor ?? this.local.length));
  /** How many events have led to what is shown, from the first one of the game on. */
  seen = $derived.by(() => {
    const past = this.local.history.slice(0, this.cursor ?? this.local.length);
    const last = past.findLast(({ events }) => events.length > 0)?.events.at(-1);
    return last === undefined ? 0 : last.seq + 1;
  });
  board = $derived.by(() => boardView(this.game));
  exploits = $derived.by(() => exploitViews(this.game));
  neutrals = $derived.by(() => neutralViews(this.game));
  seats = $derived.by(() => seatViews(this.game));
  asked = $derived.by(() => pending(this.game));
  phase: Phase = $derived.by(() => PHASES[this.game.state.phase]);
  ways: ReadonlyMap<Spot, readonly Way[]> = $derived.by(() =>
    this.cursor === null && this.local.mayPlay ? waysOf(this.game) : NO_WAYS,
  );
  can: ReadonlySet<Spot> = $derived(new Set(this.ways.keys()));
  /** What the chosen spot can mean. */
  options: readonly Way[] = $derived(this.chosen === null ? [] : (this.ways.get(this.chosen) ?? []));

  /** Ways that are pointed at, or have the focus, and after how many moves that was. */
  private considered = $state.raw<{ ways: readonly Way[]; at: number }>({ ways: [], at: 0 });
  /** What would come of the ways that are considered or, without any, of what is chosen. */
  ghost: Ghost | null = $derived.by(() => {
    const { ways, at } = this.considered;
    const isPresent = this.cursor === null && this.local.mayPlay && at === this.local.length;
    const meant = isPresent && ways.length > 0 ? ways : this.options;
    if (meant.length === 0 || this.asked === null) return null;
    const motions = meant.map((way) => motionsOf(this.game.tables, preview(this.game, way)));
    return ghostOf(motions, this.asked.seat);
  });

  constructor(local: LocalGame, pace: () => Pace) {
    this.local = local;
    this.pace = pace;
  }

  /** The seat whose board lies in front of the player: whoever decides, or the last person who did. */
  own = $derived.by(() => {
    const { local } = this;
    const asked = this.asked?.seat ?? null;
    if (asked !== null && local.isPerson(asked)) return asked;
    const last = local.history.findLast(({ seat }) => local.isPerson(seat))?.seat;
    return (
      last ??
      Math.max(
        0,
        local.seats.findIndex(({ kind }) => kind === 'person'),
      )
    );
  });

  /** A click on a spot: chooses it, plays what it can only mean, or tells why it means nothing. */
  pick(spot: Spot): void {
    this.refused = null;
    const ways = this.ways.get(spot) ?? [];
    const [only] = ways;
    if (ways.length === 0) {
      this.chosen = null;
      if (this.cursor === null && this.local.mayPlay) this.refused = reasonAt(this.game, spot);
      return;
    }
    const isBeginning = ways.length === 1 && BEGINNINGS.has(only[0].verb) && only.length === 1;
    const again = ways.length === 1 && this.chosen === spot;
    if (isBeginning || again || spot.startsWith('button:')) this.play(only);
    else this.chosen = spot;
  }

  /** Shows the ghost of these ways, or of none. */
  consider(ways: readonly Way[]): void {
    this.considered = { ways, at: this.local.length };
  }

  play(way: Way): void {
    this.consider([]);
    this.chosen = null;
    this.refused = null;
    void this.local.play(way, this.pace());
  }

  confirm(): void {
    void this.local.confirm(this.pace());
  }

  undo(): void {
    this.consider([]);
    this.chosen = null;
    this.refused = null;
    this.local.undo();
  }

  goOn(): void {
    void this.local.goOn(this.pace());
  }

  preview(way: Way) {
    return preview(this.game, way);
  }

  /** Goes to a moment of the game; the last one follows it again. */
  look(move: number | null): void {
    this.chosen = null;
    this.refused = null;
    const { length } = this.local;
    this.cursor = move === null || move >= length ? null : Math.max(0, move);
  }
}
