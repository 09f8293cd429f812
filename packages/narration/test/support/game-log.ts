/** A whole recorded game as text: events, prompts, legal moves with their gains, refusals, reasons and scores. */
import {
  type Colour,
  type Game,
  type GameEvent,
  type GameRecord,
  legalMoves,
  type Move,
  pending,
  play,
  type Seat,
  Session,
  score,
  whyNot,
} from '@windrose/engine';
import type { Narrator } from '../../src/narrator.ts';

/** Legal moves and refusals are listed at the first decision of each kind, and at one decision of this many. */
const LISTED = 40;

/** The text of a position in a language. */
class PositionText {
  private readonly narrator: Narrator;
  private readonly game: Game;
  private readonly names: (colour: Colour | Seat) => string;

  constructor(narrator: Narrator, game: Game) {
    this.narrator = narrator;
    this.game = game;
    this.names = (colour) => narrator.colour(game, colour);
  }

  /** All moves of the catalogue in the order of their texts, which numbers of moves do not change. */
  private get moves(): Move[] {
    return [...this.game.tables.catalogue.moves].sort((a, b) => (a.text < b.text ? -1 : 1));
  }

  /** The label of each ability of the exploits in the game, at its first target. */
  abilities(): string[] {
    const { mode } = this.game;
    const labels = new Map<string, string>();
    for (const move of this.moves) {
      const [exploit, ability] = move.verb === 'exploit' ? move.target!.split('.') : [''];
      if (!mode.exploits?.includes(exploit) || labels.has(`${exploit}.${ability}`)) continue;
      labels.set(`${exploit}.${ability}`, `  ${this.narrator.move(this.game, move, this.names)}`);
    }
    return [...labels.values()];
  }

  prompt(): string {
    return `? ${this.names(pending(this.game)!.seat)}: ${this.narrator.prompt(this.game, this.names)}`;
  }

  played(move: Move): string {
    return `> ${this.narrator.move(this.game, move, this.names)}`;
  }

  /** A legal move with what it brings to the seat that it is decided for. */
  legalMove(move: Move): string {
    const { seat, behalfOf = seat } = pending(this.game)!;
    const events = play(this.game.clone(), move);
    const known = move.target === undefined ? [] : [move.target];
    const gains = events.flatMap((event) => this.narrator.gain(this.game, event, behalfOf, this.names, known) ?? []);
    const text = this.narrator.move(this.game, move, this.names);
    return gains.length === 0 ? `  + ${text}` : `  + ${text} [${gains.join(' · ')}]`;
  }

  /** One illegal move for each reason that refuses any: the first in the order of their texts. */
  refusals(): string[] {
    const byReason = new Map<string, string>();
    for (const move of this.moves) {
      const refusal = whyNot(this.game, move);
      if (refusal === null || byReason.has(refusal.reason)) continue;
      const why = this.narrator.refusal(this.game, refusal);
      byReason.set(refusal.reason, `  - ${this.narrator.move(this.game, move, this.names)}: ${why}`);
    }
    return [...byReason.values()];
  }

  /** The sentence of an event with its gains for all seats, and the parts of a plan of the Opposition. */
  event(event: GameEvent): string[] {
    const sentence = this.narrator.event(this.game, event, this.names);
    if (sentence === null) return [];
    const seats = Array.from({ length: this.game.state.seats }, (_, seat) => seat);
    const gains = seats.flatMap((seat) => this.narrator.gain(this.game, event, seat, this.names) ?? []);
    const distinct = [...new Set(gains)];
    const line = distinct.length === 0 ? sentence : `${sentence} [${distinct.join(' | ')}]`;
    return event.event === 'opposition-planned' ? [line, ...this.reasoning(event)] : [line];
  }

  private reasoning(plan: Extract<GameEvent, { event: 'opposition-planned' }>): string[] {
    const parts: (string | null)[] = Object.values(this.narrator.reasoning(this.game, plan, this.names)).flat();
    return parts.filter((part) => part !== null).map((part) => `  = ${part}`);
  }

  scores(): string[] {
    const { state, mode } = this.game;
    const scores = Array.from({ length: state.seats }, (_, seat) => {
      const { statuses, exploits = [], ...others } = score(this.game, seat);
      const items = Object.entries(others) as [Exclude<keyof typeof others, undefined>, number][];
      const parts = [
        ...items.map(([category, glory]) => `${this.narrator.scoreCategory(category)} ${glory}`),
        ...Object.entries(statuses).map(([id, glory]) => `${this.narrator.status(id)} ${glory}`),
        ...exploits.map((glory, i) => `${this.narrator.exploit(mode.exploits![i])} ${glory}`),
      ];
      return `${this.names(seat)}: ${parts.join(', ')}`;
    });
    const victory = mode.victory?.(this.game);
    return victory === undefined ? scores : [...scores, this.narrator.victory(victory)];
  }
}

export function gameLog(record: GameRecord, narrator: Narrator): string {
  const session = Session.fromRecord(record);
  const listed = new Set<string>();
  const opening = new PositionText(narrator, session.at(0));
  const lines = [...opening.abilities(), ...session.openingEvents.flatMap((event) => opening.event(event))];
  session.history.forEach(({ before, move, events }, number) => {
    const position = new PositionText(narrator, before);
    const { decision } = pending(before)!;
    lines.push('', position.prompt());
    if (!listed.has(decision) || number % LISTED === 0) {
      lines.push(...legalMoves(before).map((each) => position.legalMove(each)), ...position.refusals());
    }
    listed.add(decision);
    lines.push(position.played(move), ...events.flatMap((event) => position.event(event)));
  });
  return `${[...lines, '', ...new PositionText(narrator, session.game).scores()].join('\n')}\n`;
}
