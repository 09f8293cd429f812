/** A game at an online table: what its journal says, shown at the reader's pace, and on top of it the turn that is not confirmed yet. */
import {
  forcedMove,
  type Game,
  type HistoryEntry,
  type Move,
  type Opening,
  readRecord,
  Session,
  whyNot,
  writeRecord,
} from '@windrose/engine';
import type { Holder, PlayedMove, RefusalCode } from '@windrose/protocol';
import { needsConfirmation } from '../play/confirmation.ts';
import { ReactiveSession } from '../play/reactive-session.svelte.ts';
import type { SeatPlan } from '../play/saved-games.ts';
import type { Pace, TableGame, Waiting } from '../play/table-game.ts';
import type { KeyValueStorage } from '../storage.ts';
import { RefusalError, type ServerConnection } from './server-connection.ts';
import type { KnownTable } from './table-client.ts';
import { loadDraft, storeDraft } from './turn-draft.ts';

export interface OnlineParts {
  readonly connection: Pick<ServerConnection, 'send'>;
  readonly client: KnownTable;
  /** The person at this screen; null if nobody has come in. */
  readonly me: string | null;
  readonly nameOf: (holder: Holder, seat: number) => string;
  readonly shelf: KeyValueStorage;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Nobody looks: what happens need not be shown step by step. */
  readonly isHidden: () => boolean;
}

/** What is shown move by move takes no longer than about this, however much it is. */
const MAX_TO_CATCH_UP = 4_000;
/** Who is further behind is not led through all of it. */
const MAX_BEHIND = 40;

/** A turn that was sent; `until` is the last entry that came of it, once the server has said so. */
interface Sent {
  until: number | null;
}

export class OnlineGame implements TableGame {
  private readonly parts: OnlineParts;
  private readonly session: ReactiveSession;
  /** Moves of the journal that are shown; what follows them in the session is the draft. */
  private shown = $state.raw<readonly PlayedMove[]>([]);
  private confirming = $state(false);
  private sent = $state.raw<Sent | null>(null);
  private running = $state(false);
  /** Counts the times that this was begun; what an earlier one waits for is not played any more. */
  private runs = 0;
  private closed = false;
  /** Why what was being done is gone; null once it was read. */
  private notice = $state.raw<RefusalCode | null>(null);

  /** Throws an `InputError` if this client cannot play such a game. */
  constructor(parts: OnlineParts) {
    this.parts = parts;
    this.session = new ReactiveSession(Session.begin(readRecord(parts.client.view.opening).opening));
    while (this.behind > 0) this.showNext();
    this.restore();
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

  get opening(): Opening {
    return this.session.current.opening!;
  }

  get history(): readonly HistoryEntry[] {
    return this.session.history;
  }

  get length(): number {
    return this.history.length;
  }

  at(moves: number): Game {
    return this.session.current.at(moves);
  }

  get decidingSeat(): number | null {
    return this.session.current.seat;
  }

  /** The own seat; null for those who watch. */
  get seat(): number | null {
    const { client, me } = this.parts;
    const seat = client.state.holders.findIndex((holder) => 'person' in holder && holder.person.id === me);
    return seat < 0 ? null : seat;
  }

  isLocal(seat: number): boolean {
    return this.seat === seat;
  }

  /** Selects the decisions of the own seat; none for those who watch. */
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
    // Played in another window, and about to be shown here.
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

  /** Whoever plays against persons, or for the table of the day, decides alone. */
  get allowsHints(): boolean {
    const { client } = this.parts;
    if (client.view.head.daily !== null) return false;
    return client.state.holders.every((holder, seat) => 'bot' in holder || this.isLocal(seat));
  }

  /** Of what the others know too. */
  get record(): string {
    const { opening, history } = this;
    const moves = history.slice(0, this.shown.length).map(({ move }) => move);
    const names = this.seats.map(({ name }) => name);
    return writeRecord({ opening: { ...opening, names }, game: this.at(this.shown.length), moves });
  }

  /** Where the own last turn begins that was confirmed: the number of moves before it; null if there is none. */
  get lastTurn(): number | null {
    const { isOwn } = this;
    const session = this.session.current;
    const last = session.lastDecision(isOwn, this.shown.length);
    return last < 0 ? null : session.firstDecision(isOwn, session.turnStart(last));
  }

  /** Nobody else has decided anything since then. */
  isLastWord(from: number): boolean {
    return this.history.slice(from, this.shown.length).every(({ forced, seat }) => forced || seat === this.seat);
  }

  /** Why what was being done is gone. */
  get refusal(): RefusalCode | null {
    return this.notice;
  }

  dismiss(): void {
    this.notice = null;
  }

  // --- The draft ----------------------------------------------------------------------------------------------------

  async play(moves: readonly Move[], pace: Pace): Promise<void> {
    if (this.waiting !== 'choice') return;
    this.notice = null;
    for (const move of moves) this.add(move);
    this.handOver(pace);
    await this.advance(pace);
  }

  private add(move: Move): void {
    this.session.change((session) => {
      if (forcedMove(session.game) === move) session.playForced();
      else session.play(move);
    });
  }

  /** If the draft has come to the end of the turn, it is sent, or waits for the confirmation. */
  private handOver(pace: Pace): void {
    if (this.isTurnOver()) {
      const decisions = this.session.current.decisions(this.isOwn, this.shown.length);
      this.confirming = needsConfirmation(pace.confirm, decisions);
      if (!this.confirming) this.send();
    }
    this.keep();
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
    const sent: Sent = { until: null };
    this.sent = sent;
    const moves = this.unconfirmed.map(({ move }) => move.text);
    this.parts.connection.send({ type: 'play', table: this.id, ply: this.shown.length, moves }).then(
      (n) => {
        sent.until = n;
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
    this.keep();
    return takenBack;
  }

  /** What was not confirmed is gone, and why. */
  private drop(why: RefusalCode): void {
    this.stop();
    if (this.unconfirmed.length > 0) this.notice = why;
    this.backToShown();
    this.sent = null;
    this.confirming = false;
    this.keep();
  }

  /** Takes back what follows the shown moves of the journal. */
  private backToShown(): void {
    this.session.change((session) => session.backTo(this.shown.length));
  }

  private stop(): void {
    this.runs++;
    this.running = false;
  }

  private keep(): void {
    const { shelf, me } = this.parts;
    if (me === null) return;
    const moves = this.unconfirmed.map(({ move }) => move.text);
    storeDraft(shelf, this.id, { person: me, after: this.shown.at(-1)?.n ?? 0, moves });
  }

  /** The turn that was begun before the page was loaded, if nothing has happened since. */
  private restore(): void {
    const { shelf, me } = this.parts;
    const draft = loadDraft(shelf, this.id);
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
    this.keep();
  }

  // --- The journal --------------------------------------------------------------------------------------------------

  /** Moves that have been played and are not shown yet. */
  private get behind(): number {
    return this.parts.client.moves.length - this.shown.length;
  }

  async advance(pace: Pace): Promise<void> {
    this.reconcile();
    if (this.running || !this.hasNext) return;
    this.running = true;
    const run = ++this.runs;
    const isWanted = () => run === this.runs && !this.closed;
    while (isWanted() && this.running) await this.step(pace, isWanted);
  }

  /** A move of the journal can be shown, or the next move of the draft is forced. */
  private get hasNext(): boolean {
    const isDraft = this.unconfirmed.length > 0 && !this.confirming && this.sent === null;
    return this.behind > 0 || (isDraft && forcedMove(this.session.current.game) !== null);
  }

  /** Shows one move of the journal, or plays a forced move of the draft, unless it is not wanted any more after the pause. */
  private async step(pace: Pace, isWanted: () => boolean): Promise<void> {
    const { pause, isHidden } = this.parts;
    const { behind } = this;
    const isQuick = isHidden() || behind > MAX_BEHIND;
    if (behind === 0) await pause(pace.delay);
    else if (!isQuick) await pause(Math.min(pace.delay, MAX_TO_CATCH_UP / behind));
    this.reconcile();
    if (!isWanted()) return;
    if (this.behind > 0) this.showNext();
    else if (this.hasNext) {
      this.session.change((session) => session.playForced());
      this.handOver(pace);
    }
    // With the move, so that the table is drawn anew only once.
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

  /** Brings what is shown in accord with the journal: what was taken back goes, what was sent has arrived. */
  private reconcile(): void {
    const { client } = this.parts;
    const before = this.shown.length;
    const hadDraft = this.unconfirmed.length > 0;
    const firstOther = this.shown.findIndex((move, i) => move !== client.moves[i]);
    if (firstOther >= 0) {
      this.shown = this.shown.slice(0, firstOther);
      this.backToShown();
      this.drop('stale');
      if (hadDraft) this.notice = 'stale';
    }
    while (this.unconfirmed.length > 0 && this.behind > 0) {
      const next = client.moves[this.shown.length];
      if (this.unconfirmed[0].move.text === next.move) this.shown = [...this.shown, next];
      else this.drop('stale');
    }
    if (this.unconfirmed.length > 0 && client.state.status !== 'playing') this.drop('not-playing');
    if (this.unconfirmed.length > 0 && !this.isLocal(this.unconfirmed[0].seat)) this.drop('not-your-seat');
    const { until } = this.sent ?? { until: null };
    if (until !== null && client.length >= until) this.sent = null;
    if (this.unconfirmed.length === 0) this.confirming = false;
    if (this.shown.length !== before || until !== null) this.keep();
  }

  /** The player leaves the table: nothing is shown any more. */
  close(): void {
    this.closed = true;
  }
}
