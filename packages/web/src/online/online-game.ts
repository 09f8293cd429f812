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
import { asksToConfirm } from '../play/confirmation.ts';
import type { SeatPlan } from '../play/saved-games.ts';
import type { Pace, TableGame, Waiting } from '../play/table-game.ts';
import { type Link, Refused } from './link.ts';
import type { KeyValueStorage } from './storage.ts';
import type { KnownTable } from './table-client.ts';
import { loadDraft, storeDraft } from './turn-draft.ts';

export interface OnlineParts {
  readonly link: Pick<Link, 'act'>;
  readonly client: KnownTable;
  /** The person at this screen; null if nobody has come in. */
  readonly me: string | null;
  readonly nameOf: (holder: Holder, seat: number) => string;
  readonly shelf: KeyValueStorage;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Nobody looks: what happens need not be shown step by step. */
  readonly isHidden: () => boolean;
  /** Told when something is read, and when something has changed. */
  readonly signal: { read(): void; raise(): void };
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
  private readonly session: Session;
  /** Moves of the journal that are shown; what follows them in the session is the draft. */
  private readonly shown: PlayedMove[] = [];
  private confirming = false;
  private sent: Sent | null = null;
  private running = false;
  /** Counts the times that this was begun; what an earlier one waits for is not played any more. */
  private runs = 0;
  private closed = false;
  /** Why what was being done is gone; null once it was read. */
  private notice: RefusalCode | null = null;

  /** Throws an `InputError` if this client cannot play such a game. */
  constructor(parts: OnlineParts) {
    this.parts = parts;
    this.session = Session.begin(readRecord(parts.client.view.opening).opening);
    while (this.behind > 0) this.showNext();
    this.restore();
  }

  // --- What the table shows -----------------------------------------------------------------------------------------

  get id(): string {
    return this.parts.client.id;
  }

  get seats(): readonly SeatPlan[] {
    const { client, nameOf } = this.read();
    const { colours } = client.view.head;
    return client.standing.holders.map((holder, seat) => ({
      kind: 'bot' in holder ? 'bot' : 'person',
      level: 'bot' in holder ? holder.bot : 0,
      name: nameOf(holder, seat),
      colour: colours[seat],
    }));
  }

  get opening(): Opening {
    return this.session.opening!;
  }

  get history(): readonly HistoryEntry[] {
    this.read();
    return this.session.history;
  }

  get length(): number {
    return this.history.length;
  }

  at(moves: number): Game {
    this.read();
    return this.session.at(moves);
  }

  get asked(): number | null {
    this.read();
    return this.session.seat;
  }

  /** The own seat; null for those who watch. */
  get seat(): number | null {
    const { client, me } = this.read();
    const seat = client.standing.holders.findIndex((holder) => 'person' in holder && holder.person.id === me);
    return seat < 0 ? null : seat;
  }

  isHere(seat: number): boolean {
    return this.seat === seat;
  }

  /** Selects the decisions of the own seat; none for those who watch. */
  private get isOwn(): (seat: number) => boolean {
    const { seat: own } = this;
    return (seat) => seat === own;
  }

  get waiting(): Waiting {
    const { client } = this.read();
    const { asked, behind } = this;
    if (this.confirming) return 'confirmation';
    if (this.sent !== null && this.unconfirmed.length > 0) return 'sending';
    if (asked === null || (client.standing.status === 'ended' && behind === 0)) return 'end';
    if (!this.isHere(asked)) return 'bot' in client.standing.holders[asked] ? 'bot' : 'other';
    // Played in another window, and about to be shown here.
    if (behind > 0) return client.moves[this.shown.length].forced ? 'forced' : 'sending';
    return this.running ? 'forced' : 'choice';
  }

  get unconfirmed(): readonly HistoryEntry[] {
    return this.history.slice(this.shown.length);
  }

  lastDecision(): number {
    const { session } = this;
    return this.seat === null ? session.turnStart(this.length - 1) - 1 : session.lastDecision(this.isOwn);
  }

  get mayUndo(): boolean {
    return this.sent === null && this.seat !== null && this.lastDecision() >= this.shown.length;
  }

  /** Whoever plays against persons, or for the table of the day, decides alone. */
  get mayAskBots(): boolean {
    const { client } = this.read();
    if (client.view.head.daily !== null) return false;
    return client.standing.holders.every((holder, seat) => 'bot' in holder || this.isHere(seat));
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
    const { session, isOwn } = this;
    const last = session.lastDecision(isOwn, this.shown.length);
    return last < 0 ? null : session.firstDecision(isOwn, session.turnStart(last));
  }

  /** Nobody else has decided anything since then. */
  isLastWord(from: number): boolean {
    return this.history.slice(from, this.shown.length).every(({ forced, seat }) => forced || seat === this.seat);
  }

  /** Why what was being done is gone. */
  get refusal(): RefusalCode | null {
    this.read();
    return this.notice;
  }

  dismiss(): void {
    this.notice = null;
    this.changed();
  }

  private read(): OnlineParts {
    this.parts.signal.read();
    return this.parts;
  }

  private changed(): void {
    this.parts.signal.raise();
  }

  // --- The draft ----------------------------------------------------------------------------------------------------

  async play(moves: readonly Move[], pace: Pace): Promise<void> {
    if (this.waiting !== 'choice') return;
    this.notice = null;
    for (const move of moves) this.add(move);
    this.handOver(pace);
    await this.goOn(pace);
  }

  private add(move: Move): void {
    if (forcedMove(this.session.game) === move) this.session.playForced();
    else this.session.play(move);
  }

  /** If the draft has come to the end of the turn, it is sent, or waits for the confirmation. */
  private handOver(pace: Pace): void {
    if (this.isTurnOver()) {
      const decisions = this.session.decisions(this.isOwn, this.shown.length);
      this.confirming = asksToConfirm(pace.confirm, decisions);
      if (!this.confirming) this.send();
    }
    this.keep();
    this.changed();
  }

  private isTurnOver(): boolean {
    const [first] = this.unconfirmed;
    const { game } = this.session;
    return first !== undefined && (this.asked !== this.seat || game.state.turn !== first.before.state.turn);
  }

  async confirm(pace: Pace): Promise<void> {
    if (!this.confirming) return;
    this.confirming = false;
    this.send();
    this.changed();
    await this.goOn(pace);
  }

  private send(): void {
    const sent: Sent = { until: null };
    this.sent = sent;
    const moves = this.unconfirmed.map(({ move }) => move.text);
    this.parts.link.act({ type: 'play', table: this.id, ply: this.shown.length, moves }).then(
      (n) => {
        sent.until = n;
        this.reconcile();
      },
      (error: unknown) => {
        if (this.sent === sent) this.drop(error instanceof Refused ? error.body.code : 'unavailable');
      },
    );
  }

  undo(): readonly HistoryEntry[] {
    if (!this.mayUndo) return [];
    this.stop();
    const takenBack = this.session.undo(this.isOwn);
    this.confirming = false;
    this.keep();
    this.changed();
    return takenBack;
  }

  /** What was not confirmed is gone, and why. */
  private drop(why: RefusalCode): void {
    this.stop();
    if (this.unconfirmed.length > 0) this.notice = why;
    this.session.backTo(this.shown.length);
    this.sent = null;
    this.confirming = false;
    this.keep();
    this.changed();
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
      const { game } = this.session;
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

  async goOn(pace: Pace): Promise<void> {
    this.reconcile();
    if (this.running) return;
    this.running = true;
    const run = ++this.runs;
    while (await this.step(pace, () => run === this.runs && !this.closed));
    if (run === this.runs) this.stop();
    this.changed();
  }

  /** Shows one move of the journal, or plays one that follows the draft by itself; false if there is none, or none is wanted. */
  private async step(pace: Pace, isWanted: () => boolean): Promise<boolean> {
    const { pause, isHidden } = this.parts;
    if (this.behind > 0) {
      const quick = isHidden() || this.behind > MAX_BEHIND;
      if (!quick) await pause(Math.min(pace.delay, MAX_TO_CATCH_UP / this.behind));
      this.reconcile();
      if (!isWanted()) return false;
      if (this.behind > 0) this.showNext();
      this.changed();
      return true;
    }
    const begun = this.unconfirmed.length > 0 && !this.confirming && this.sent === null;
    if (!begun || forcedMove(this.session.game) === null) return false;
    await pause(pace.delay);
    this.reconcile();
    if (!isWanted()) return false;
    this.session.playForced();
    this.handOver(pace);
    return true;
  }

  private showNext(): void {
    const next = this.parts.client.moves[this.shown.length];
    const move = this.session.game.tables.catalogue.byText.get(next.move);
    if (next.forced) this.session.playForced();
    else this.session.play(move!);
    this.shown.push(next);
  }

  /** Brings what is shown in accord with the journal: what was taken back goes, what was sent has arrived. */
  private reconcile(): void {
    const { client } = this.parts;
    const { shown } = this;
    const { length } = shown;
    const hadDraft = this.session.history.length > length;
    while (shown.length > 0 && shown[shown.length - 1] !== client.moves[shown.length - 1]) shown.pop();
    if (shown.length < length) {
      this.session.backTo(shown.length);
      this.drop('stale');
      if (hadDraft) this.notice = 'stale';
    }
    while (this.unconfirmed.length > 0 && this.behind > 0) {
      const next = client.moves[shown.length];
      if (this.unconfirmed[0].move.text === next.move) shown.push(next);
      else this.drop('stale');
    }
    if (this.unconfirmed.length > 0 && client.standing.status !== 'playing') this.drop('not-playing');
    if (this.unconfirmed.length > 0 && !this.isHere(this.unconfirmed[0].seat)) this.drop('not-your-seat');
    const { until } = this.sent ?? { until: null };
    if (until !== null && client.length >= until) this.sent = null;
    if (this.unconfirmed.length === 0) this.confirming = false;
    if (shown.length === length && until === null) return;
    this.keep();
    this.changed();
  }

  /** The player leaves the table: nothing is shown any more. */
  close(): void {
    this.closed = true;
  }
}
