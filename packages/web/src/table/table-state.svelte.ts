/** What the table shows and what a click on it does: the moment that is looked at, what can be done there, and what is chosen. */
import { type Game, PHASES, type Phase, pending, type Refusal, writePosition } from '@windrose/engine';
import type { LocalGame, Pace } from '../play/local-game.svelte.ts';
import { sound } from '../play/sound.ts';
import { preview, reasonAt, type Way, waysOf } from '../play/ways.ts';
import { settings } from '../settings/settings.svelte.ts';
import { boardView } from '../view/board.ts';
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
  position = $derived.by(() => writePosition(this.game));
  board = $derived.by(() => boardView(this.game, this.position));
  seats = $derived.by(() => seatViews(this.game, this.position));
  asked = $derived.by(() => pending(this.game));
  phase: Phase = $derived.by(() => PHASES[this.game.state.phase]);
  ways: ReadonlyMap<Spot, readonly Way[]> = $derived.by(() =>
    this.cursor === null && this.local.mayPlay ? waysOf(this.game) : NO_WAYS,
  );
  can: ReadonlySet<Spot> = $derived(new Set(this.ways.keys()));
  /** What the chosen spot can mean. */
  options: readonly Way[] = $derived(this.chosen === null ? [] : (this.ways.get(this.chosen) ?? []));

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

  play(way: Way): void {
    if (settings.prefers.sound) sound(way.at(-1)?.verb === 'draw' ? 'card' : 'disc');
    this.chosen = null;
    this.refused = null;
    void this.local.play(way, this.pace());
  }

  confirm(): void {
    void this.local.confirm(this.pace());
  }

  undo(): void {
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
