/** The moments of the Opposition's actions: every plan has its moments, each with its position. */
import {
  DEFAULT_OPTIONS,
  type EventOf,
  edition,
  type GameEvent,
  type HistoryEntry,
  hashPosition,
  legalMoves,
  play,
  Random,
  Session,
  writePosition,
} from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { momentsOf, type OppositionMoment } from '../../src/play/opposition-moments.ts';
import { beforeAnswer, outcomeOf } from '../../src/play/outcome.ts';

type Planned = EventOf<'opposition-planned'>;

function playSolitaire(seed: string): readonly HistoryEntry[] {
  const tables = edition('classic');
  const session = Session.begin({
    tables,
    mode: 'solitaire',
    players: 1,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed },
  });
  const random = new Random(seed);
  for (let moves = legalMoves(session.game); moves.length > 0; moves = legalMoves(session.game)) {
    session.play(moves[random.below(moves.length)]);
  }
  return session.history;
}

const games = ['a', 'b', 'c', 'd'].map(playSolitaire);
const moves = games.flat();
const shown = moves.map((past, i) => ({ past, moments: momentsOf([past]), i }));
const planned = (past: HistoryEntry) =>
  past.events.filter((event): event is Planned => event.event === 'opposition-planned');
const where = ({ game }: OppositionMoment) => writePosition(game);
const hasHappened = ({ events }: OppositionMoment) => events !== null;

describe('the moments of the Opposition', () => {
  it('show all plans in order', () => {
    expect(moves.flatMap(planned).length).toBeGreaterThan(100);
    for (const { past, moments } of shown) {
      const reasons = [...new Set(moments.map(({ reason }) => reason))];
      const plans = reasons.filter(({ event }) => event === 'opposition-planned');
      const bare = (events: readonly GameEvent[]) => events.map(({ seq, ...event }) => event);
      expect(bare(plans)).toEqual(bare(planned(past)));
    }
  });

  it('are one for the step, one for each tie-break, and one for the action', () => {
    for (const { moments } of shown) {
      for (const { reason } of moments) {
        if (reason.event !== 'opposition-planned') continue;
        const own = moments.filter((moment) => moment.reason === reason);
        const asks = reason.options.length > 1;
        if (reason.candidates.length === 0) {
          expect(own).toHaveLength(1);
          continue;
        }
        expect(own.map(({ tieBreaks }) => tieBreaks)).toEqual([
          ...Array.from({ length: reason.ties.length + 1 }, (_, i) => i),
          ...(asks ? [] : [reason.ties.length]),
        ]);
        expect(own.filter(hasHappened)).toHaveLength(asks ? 0 : 1);
      }
    }
  });

  it('show fewer and fewer candidates', () => {
    let narrowed = 0;
    for (const { moments } of shown) {
      moments.forEach((moment, i) => {
        const { reason, candidates, tieBreaks } = moment;
        if (reason.event !== 'opposition-planned' || moment.events !== null) return;
        const left = [...candidates.values()].filter(Boolean).length;
        expect(candidates.size).toBe(reason.candidates.length);
        if (tieBreaks > 0) expect(left).toBe(reason.ties[tieBreaks - 1].left.length);
        const before = moments[i - 1];
        if (before?.reason === reason && left < [...before.candidates.values()].filter(Boolean).length) narrowed++;
      });
    }
    expect(narrowed).toBeGreaterThan(20);
  });

  it('have the position of the plan, and then the one after the action', () => {
    let occupied = 0;
    for (const { past, moments } of shown) {
      for (const moment of moments) {
        if (moment.reason.event !== 'opposition-planned' || moment.events === null) continue;
        const { reason } = moment;
        if (reason.step !== 'occupy' && reason.step !== 'occupy-linked') continue;
        const [before] = moments.filter((each) => each.reason === reason);
        const [city] = reason.options;
        expect(where(before).cities[city].disc).toBeUndefined();
        expect(where(moment).cities[city].disc).toBe(reason.colour);
        expect(moment.events.some(({ event }) => event === 'city-occupied')).toBe(true);
        expect(where(moment).round).toBe(past.before.state.round);
        occupied++;
      }
    }
    expect(occupied).toBeGreaterThan(10);
  });

  it('show only the target after the action, for a shipped disc its space', () => {
    const done = shown.flatMap(({ moments }) => moments).filter(({ events }) => events !== null);
    let shipped = 0;
    for (const { reason, candidates, game } of done) {
      if (reason.event !== 'opposition-planned' || reason.candidates.length === 0) continue;
      expect([...candidates.values()]).toEqual([true]);
      const [spot] = candidates.keys();
      const [kind, id] = spot.split(':');
      if (reason.step !== 'ship' && reason.step !== 'complete-track') {
        expect(id).toBe(reason.options[0]);
        continue;
      }
      const [area, space] = id.split('.');
      expect(kind).toBe('space');
      expect(area).toBe(reason.options[0]);
      expect(writePosition(game).tracks[area].spaces[Number(space) - 1].disc).toBe(reason.colour);
      shipped++;
    }
    expect(shipped).toBeGreaterThan(5);
  });

  it('count the positions of the ladder', () => {
    for (const { moments } of shown) {
      const positions = moments.flatMap(({ reason, ladderPosition }) =>
        reason.event === 'opposition-planned' && reason.occasion === 'action' ? [ladderPosition] : [],
      );
      expect(positions.every((ladderPosition) => ladderPosition > 0)).toBe(true);
      expect([...positions].sort((a, b) => a - b)).toEqual(positions);
    }
  });

  it('do not change the history', () => {
    const [history] = games;
    const before = history.map((past) => hashPosition(past.before));
    momentsOf(history);
    expect(history.map((past) => hashPosition(past.before))).toEqual(before);
  });

  it('do not include that the player goes first', () => {
    const first = ({ event }: GameEvent) => event === 'opposition-order-decided';
    // The player's last decision may be some forced moves before the order is decided.
    const spans = games.flatMap((history) =>
      history.flatMap((past, i) => (past.events.some(first) ? [momentsOf(history.slice(i, i + 4))] : [])),
    );
    const orders = spans.flat().flatMap(({ reason }) => (reason.event === 'opposition-order-decided' ? [reason] : []));
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ first }) => first === 'opposition')).toBe(true);
    for (const moments of spans) {
      const numbers = [...new Set(moments.map(({ number }) => number))];
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    }
  });

  it('are empty without an Opposition', () => {
    const tables = edition('classic');
    const from = { seed: 'x' };
    const session = Session.begin({ tables, mode: 'standard', players: 3, options: DEFAULT_OPTIONS, names: [], from });
    for (let i = 0; i < 20; i++) session.play(legalMoves(session.game)[0]);
    expect(momentsOf(session.history)).toEqual([]);
  });
});

describe('the outcome of a move', () => {
  it('ends where the turn or the phase ends, and where the Opposition answers', () => {
    const answered = moves.filter(({ events }) => events.some(({ event }) => event === 'opposition-planned'));
    expect(answered.length).toBeGreaterThan(20);
    for (const { before, move, events } of moves) {
      const own = outcomeOf(before, [move]).events.map(({ event }) => event);
      expect(own).not.toContain('opposition-planned');
      expect(own).not.toContain('phase-started');
      expect(events.slice(0, own.length).map(({ event }) => event)).toEqual(own);
    }
    const passes = moves.filter(({ move }) => move.verb === 'pass');
    const outcomes = passes.flatMap(({ before, move }) => outcomeOf(before, [move]).events);
    expect(outcomes.map(({ event }) => event)).not.toContain('token-removed');
  });

  it('is part of the events before the answer', () => {
    for (const { before, move, events } of moves) {
      const own = beforeAnswer(events);
      expect(own.some(({ event }) => event === 'opposition-planned')).toBe(false);
      expect(own.length).toBeGreaterThanOrEqual(outcomeOf(before, [move]).events.length);
    }
  });

  it('has the position before the answer', () => {
    const answered = moves.filter(({ events }) => events.some(({ event }) => event === 'opposition-planned'));
    const differ = answered.filter(({ before, move }) => {
      const after = before.clone();
      play(after, move);
      return !outcomeOf(before, [move]).game.state.equals(after.state);
    });
    expect(differ.length).toBeGreaterThan(30);
    for (const past of answered) {
      const [first] = momentsOf([past]);
      if (past.events[outcomeOf(past.before, [past.move]).events.length] === first.reason)
        expect(outcomeOf(past.before, [past.move]).game.state.equals(first.game.state)).toBe(true);
    }
  });
});
