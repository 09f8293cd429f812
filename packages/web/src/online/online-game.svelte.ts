/** A game at an online table: the moves of the journal, shown one by one, and then the draft of the local player's turn. */
import { forcedMove, type HistoryEntry, type Move, readRecord, Session, whyNot, writeRecord } from '@windrose/engine';
import type { Holder, PlayedMove, RefusalCode } from '@windrose/protocol';
import { needsConfirmation } from '../play/confirmation.ts';
import type { SeatPlan } from '../play/saved-games.ts';
import { SessionGame } from '../play/session-game.svelte.ts';
import type { Pace, TableGame, Waiting } from '../play/table-game.ts';
import type { KeyValueStorage } from '../storage.ts';
import { RefusalError, type ServerConnection } from './server-connection.ts';
import type { KnownTable } from './table-client.ts';
import { loadDraft, storeDraft } from './turn-draft.ts';

export interface OnlineParts {
  readonly connection: Pick<ServerConnection, 'send'>;
  readonly client: KnownTable;
  /** The user of this page; null if none is signed in. */
  readonly me: string | null;
  readonly nameOf: (holder: Holder, seat: number) => string;
  readonly storage: KeyValueStorage;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The page is not visible, so that moves need not be shown one by one. */
  readonly isHidden: () => boolean;
}

/** Milliseconds in which moves of the journal are shown at most, however many there are. */
const MAX_TO_CATCH_UP = 4_000;
/** More moves than these are shown without pauses. */
const MAX_BEHIND = 40;

/** A turn that was sent; `lastEntry` is the number of its last entry, once the server has acknowledged it. */
interface SentTurn {
  lastEntry: number | null;
}

export class OnlineGame extends SessionGame implements TableGame {
  private readonly parts: OnlineParts;
  /** The shown moves of the journal. The moves after them in the session are the draft. */
  private shown = $state.raw<readonly PlayedMove[]>([]);
  private sent = $state.raw<SentTurn | null>(null);
  /** Why the draft was dropped; null after the player has read it. */
  refusal = $state.raw<RefusalCode | null>(null);

  /** Throws an `InputError` if this client cannot play the game. */
  constructor(parts: OnlineParts) {
    super(Session.begin(readRecord(parts.client.view.opening).opening));
    this.parts = parts;
    while (this.behind > 0) this.showNext();
    this.restoreDraft();
  }

  // --- What the table shows -----------------------------------------------------------------------------------------

  get id(): string {
    return this.parts.client.id;
  }

  get seats(): readonly SeatPlan[] {
    const { client, nameOf } = this.parts;
    const { colours } = client.view.head;
    return client.state.holders.map((holder, seat) => ({
      kind: 'bot' in holder ? 'bot' : 'person',
      level: 'bot' in holder ? holder.bot : 0,
      name: nameOf(holder, seat),
      colour: colours[seat],
    }));
  }

  /** The seat of the user; null for spectators. */
  get seat(): number | null {
    const { client, me } = this.parts;
    const seat = client.state.holders.findIndex((holder) => 'person' in holder && holder.person.id === me);
    return seat < 0 ? null : seat;
  }

  isLocal(seat: number): boolean {
    return this.seat === seat;
  }

  /** Selects the decisions of the user's seat; none for spectators. */
  private get isOwn(): (seat: number) => boolean {
    const { seat: own } = this;
    return (seat) => seat === own;
  }

  get waiting(): Waiting {
    const { client } = this.parts;
    const { decidingSeat, behind } = this;
    if (this.confirming) return 'confirmation';
    if (this.sent !== null && this.unconfirmed.length > 0) return 'sending';
    if (decidingSeat === null || (client.state.status === 'ended' && behind === 0)) return 'end';
    if (!this.isLocal(decidingSeat)) return 'bot' in client.state.holders[decidingSeat] ? 'bot' : 'other';
    // Another window of the user has played moves that are not shown yet.
    if (behind > 0) return client.moves[this.shown.length].forced ? 'forced' : 'sending';
    return this.running ? 'forced' : 'choice';
  }

  get unconfirmed(): readonly HistoryEntry[] {
    return this.history.slice(this.shown.length);
  }

  lastDecision(): number {
    const session = this.session.current;
    return this.seat === null ? session.turnStart(this.length - 1) - 1 : session.lastDecision(this.isOwn);
  }

  get canUndo(): boolean {
    return this.sent === null && this.seat !== null && this.lastDecision() >= this.shown.length;
  }

  /** Hints are only for games against bots, except the daily game. */
  get allowsHints(): boolean {
    const { client } = this.parts;
    if (client.view.head.daily !== null) return false;
    return client.state.holders.every((holder, seat) => 'bot' in holder || this.isLocal(seat));
  }

  /** Without the draft. */
  get record(): string {
    const { opening, history } = this;
    const moves = history.slice(0, this.shown.length).map(({ move }) => move);
    const names = this.seats.map(({ name }) => name);
    return writeRecord({ opening: { ...opening, names }, game: this.at(this.shown.length), moves });
  }

  /** Number of moves before the user's last confirmed turn; null without such a turn. */
  get lastTurn(): number | null {
    const { isOwn } = this;
    const session = this.session.current;
    const last = session.lastDecision(isOwn, this.shown.length);
    return last < 0 ? null : session.firstDecision(isOwn, session.turnStart(last));
  }

  /** True if all decisions from a move on are the user's. */
  isOnlyOwn(from: number): boolean {
    return this.history.slice(from, this.shown.length).every(({ forced, seat }) => forced || seat === this.seat);
  }

  // --- The draft ----------------------------------------------------------------------------------------------------

  async play(moves: readonly Move[], pace: Pace): Promise<void> {
    if (this.waiting !== 'choice') return;
    this.refusal = null;
    for (const move of moves) this.add(move);
    this.sendFinishedTurn(pace);
    await this.advance(pace);
  }

  private add(move: Move): void {
    this.session.change((session) => {
      if (forcedMove(session.game) === move) session.playForced();
      else session.play(move);
    });
  }

  /** Sends the draft if it has ended the turn, or lets it wait for the confirmation. */
  private sendFinishedTurn(pace: Pace): void {
    if (this.isTurnOver()) {
      const decisions = this.session.current.decisions(this.isOwn, this.shown.length);
      this.confirming = needsConfirmation(pace.confirm, decisions);
      if (!this.confirming) this.send();
    }
    this.storeDraft();
  }

  private isTurnOver(): boolean {
    const [first] = this.unconfirmed;
    const { game } = this.session.current;
    return first !== undefined && (this.decidingSeat !== this.seat || game.state.turn !== first.before.state.turn);
  }

  async confirm(pace: Pace): Promise<void> {
    if (!this.confirming) return;
    this.confirming = false;
    this.send();
    await this.advance(pace);
  }

  private send(): void {
    const sent: SentTurn = { lastEntry: null };
    this.sent = sent;
    const moves = this.unconfirmed.map(({ move }) => move.text);
    this.parts.connection.send({ type: 'play', table: this.id, ply: this.shown.length, moves }).then(
      (n) => {
        sent.lastEntry = n;
        this.reconcile();
      },
      (error: unknown) => {
        if (this.sent === sent) this.drop(error instanceof RefusalError ? error.body.code : 'unavailable');
      },
    );
  }

  undo(): readonly HistoryEntry[] {
    if (!this.canUndo) return [];
    this.stop();
    const takenBack = this.session.change((session) => session.undo(this.isOwn));
    this.confirming = false;
    this.storeDraft();
    return takenBack;
  }

  /** Drops the draft and reports why. */
  private drop(why: RefusalCode): void {
    this.stop();
    if (this.unconfirmed.length > 0) this.refusal = why;
    this.takeBackDraft();
    this.sent = null;
    this.confirming = false;
    this.storeDraft();
  }

  private takeBackDraft(): void {
    this.session.change((session) => session.backTo(this.shown.length));
  }

  private storeDraft(): void {
    const { storage, me } = this.parts;
    if (me === null) return;
    const moves = this.unconfirmed.map(({ move }) => move.text);
    storeDraft(storage, this.id, { person: me, after: this.shown.at(-1)?.n ?? 0, moves });
  }

  /** Continues the draft that was stored before the page was reloaded, if the journal has no new moves. */
  private restoreDraft(): void {
    const { storage, me } = this.parts;
    const draft = loadDraft(storage, this.id);
    const fits = draft?.person === me && draft?.after === (this.shown.at(-1)?.n ?? 0);
    if (draft !== null && fits && this.waiting === 'choice') {
      const { game } = this.session.current;
      const moves = draft.moves.map((text) => game.tables.catalogue.byText.get(text));
      for (const move of moves) {
        if (move === undefined || this.isTurnOver() || whyNot(game, move) !== null) break;
        this.add(move);
      }
    }
    this.confirming = this.isTurnOver();
    this.storeDraft();
  }

  // --- The journal --------------------------------------------------------------------------------------------------

  /** Number of moves in the journal that are not shown yet. */
  private get behind(): number {
    return this.parts.client.moves.length - this.shown.length;
  }

  async advance(pace: Pace): Promise<void> {
    this.reconcile();
    if (this.running || !this.hasNext) return;
    await this.run((isCurrent) => this.step(pace, isCurrent));
  }

  /** A move of the journal can be shown, or the next move of the draft is forced. */
  private get hasNext(): boolean {
    const isDraft = this.unconfirmed.length > 0 && !this.confirming && this.sent === null;
    return this.behind > 0 || (isDraft && forcedMove(this.session.current.game) !== null);
  }

  /** Shows one move of the journal, or plays a forced move of the draft, unless the run was stopped during the pause. */
  private async step(pace: Pace, isCurrent: () => boolean): Promise<void> {
    const { pause, isHidden } = this.parts;
    const { behind } = this;
    const isQuick = isHidden() || behind > MAX_BEHIND;
    if (behind === 0) await pause(pace.delay);
    else if (!isQuick) await pause(Math.min(pace.delay, MAX_TO_CATCH_UP / behind));
    this.reconcile();
    if (!isCurrent()) return;
    if (this.behind > 0) this.showNext();
    else if (this.hasNext) {
      this.session.change((session) => session.playForced());
      this.sendFinishedTurn(pace);
    }
    // Together with the move, so that the table renders once.
    this.running = this.hasNext;
  }

  private showNext(): void {
    const next = this.parts.client.moves[this.shown.length];
    this.session.change((session) => {
      const move = session.game.tables.catalogue.byText.get(next.move);
      if (next.forced) session.playForced();
      else session.play(move!);
    });
    this.shown = [...this.shown, next];
  }

  /** Adapts the shown moves and the draft to the journal: after an undo, and when a sent turn has arrived. */
  private reconcile(): void {
    const { client } = this.parts;
    const before = this.shown.length;
    const hadDraft = this.unconfirmed.length > 0;
    const firstOther = this.shown.findIndex((move, i) => move !== client.moves[i]);
    if (firstOther >= 0) {
      this.shown = this.shown.slice(0, firstOther);
      this.takeBackDraft();
      this.drop('stale');
      if (hadDraft) this.refusal = 'stale';
    }
    while (this.unconfirmed.length > 0 && this.behind > 0) {
      const next = client.moves[this.shown.length];
      if (this.unconfirmed[0].move.text === next.move) this.shown = [...this.shown, next];
      else this.drop('stale');
    }
    if (this.unconfirmed.length > 0 && client.state.status !== 'playing') this.drop('not-playing');
    if (this.unconfirmed.length > 0 && !this.isLocal(this.unconfirmed[0].seat)) this.drop('not-your-seat');
    const lastEntry = this.sent?.lastEntry ?? null;
    if (lastEntry !== null && client.length >= lastEntry) this.sent = null;
    if (this.unconfirmed.length === 0) this.confirming = false;
    if (this.shown.length !== before || lastEntry !== null) this.storeDraft();
  }
}
