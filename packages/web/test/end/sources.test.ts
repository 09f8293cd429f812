/** Sources of glory and the verdict. */
import { score, winners } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { onlyPerson, playersOf } from '../../src/end/players.ts';
import { byGroup, sourcesOf } from '../../src/end/sources.ts';
import { verdictOf } from '../../src/end/verdict.ts';
import { begun, CLASSIC, EXPLOITS, playedOut, SOLITAIRE, SOLOPLAY } from './game.ts';

const GAMES = { CLASSIC, EXPLOITS, SOLITAIRE, SOLOPLAY };

describe('sources of glory', () => {
  for (const [name, choice] of Object.entries(GAMES)) {
    it(`add up to the total, by row and by group: ${name}`, () => {
      const { game } = playedOut(choice, 'sum');
      const sources = sourcesOf(game);
      for (let seat = 0; seat < game.state.seats; seat++) {
        const found = score(game, seat);
        const sum = (amounts: Iterable<number>) => [...amounts].reduce((a, b) => a + b, 0);
        expect(sum(sources.map(({ amount }) => amount(found)))).toBe(found.total);
        expect(sum(byGroup(sources, found).values())).toBe(found.total);
      }
    });
  }

  it('have a row for each of the three exploits, first on the sheet of Age of Sail (AS-END-7, EX-4)', () => {
    const { game } = playedOut(EXPLOITS, 'rows');
    const rows = sourcesOf(game).map(({ group, detail }) => detail ?? group);
    expect(rows.slice(0, 3)).toEqual(game.mode.exploits);
    expect(rows.slice(3, 8)).toEqual(['industry', 'culture', 'wealth', 'influence', 'cities']);
  });

  it('have the neutral reserve only where the mode scores it', () => {
    const groups = (choice: typeof CLASSIC) => sourcesOf(playedOut(choice, 'mode').game).map(({ group }) => group);
    expect(groups(SOLOPLAY)).toContain('mode');
    expect(groups(CLASSIC)).not.toContain('mode');
  });
});

describe('the verdict', () => {
  it('names the winner and the distance to the second, or all who share the victory', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { game } = playedOut(CLASSIC, seed);
      const verdict = verdictOf(game);
      const totals = [0, 1, 2].map((seat) => score(game, seat).total).sort((a, b) => b - a);
      if (verdict.kind === 'won') {
        expect([verdict.winner]).toEqual(winners(game));
        expect([verdict.glory, verdict.ahead]).toEqual([totals[0], totals[0] - totals[1]]);
      } else {
        expect(verdict).toEqual({ kind: 'shared', winners: winners(game), glory: totals[0] });
      }
    }
  });

  it('is a grade in solitaire (SOLO-END-5)', () => {
    const { game } = playedOut(SOLITAIRE, 'grade');
    const verdict = verdictOf(game);
    const [yours, theirs] = [0, 1].map((seat) => score(game, seat).total);
    expect(verdict).toEqual({ kind: 'graded', victory: game.mode.victory?.(game), yours, theirs });
  });
});

describe('players on the sheet', () => {
  const seat = (kind: 'person' | 'bot', name: string) => ({ kind, name, colour: 3 });

  it('are the seats of the table, and the Opposition without a colour', () => {
    const { game } = begun(SOLITAIRE, 'players');
    expect(playersOf([seat('person', 'Ana')], game, () => 'The Opposition')).toEqual([
      { name: 'Ana', mark: { tone: 3, hollow: false } },
      { name: 'The Opposition', mark: { tone: 'none', hollow: true } },
    ]);
  });

  it('address the only person at the table', () => {
    expect(onlyPerson([seat('bot', 'B'), seat('person', 'Ana')])).toBe(1);
    expect(onlyPerson([seat('person', 'B'), seat('person', 'Ana')])).toBeNull();
  });
});
