/** Sources of glory, the verdict, and the columns of the score sheet. */
import { score, winners } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { onlyPerson } from '../../src/end/players.ts';
import { byGroup, sourcesOf } from '../../src/end/sources.ts';
import { verdictOf } from '../../src/end/verdict.ts';
import { CLASSIC, EXPLOITS, playRandomGame, SOLITAIRE, SOLOPLAY } from './games.ts';

const GAMES = { CLASSIC, EXPLOITS, SOLITAIRE, SOLOPLAY };

describe('sources of glory', () => {
  for (const [name, choice] of Object.entries(GAMES)) {
    it(`add up to the total, by row and by group: ${name}`, () => {
      const { game } = playRandomGame(choice, 'sum');
      const sources = sourcesOf(game);
      for (let seat = 0; seat < game.state.seats; seat++) {
        const scored = score(game, seat);
        const sum = (amounts: Iterable<number>) => [...amounts].reduce((a, b) => a + b, 0);
        expect(sum(sources.map(({ amount }) => amount(scored)))).toBe(scored.total);
        expect(sum(byGroup(sources, scored).values())).toBe(scored.total);
      }
    });
  }

  it('have a row for each of the three exploits, first on the sheet of Age of Sail (AS-END-7, EX-4)', () => {
    const { game } = playRandomGame(EXPLOITS, 'rows');
    const rows = sourcesOf(game).map(({ group, detail }) => detail ?? group);
    expect(rows.slice(0, 3)).toEqual(game.mode.exploits);
    expect(rows.slice(3, 8)).toEqual(['industry', 'culture', 'wealth', 'influence', 'cities']);
  });

  it('have the neutral reserve only where the mode scores it', () => {
    const groups = (choice: typeof CLASSIC) => sourcesOf(playRandomGame(choice, 'mode').game).map(({ group }) => group);
    expect(groups(SOLOPLAY)).toContain('mode');
    expect(groups(CLASSIC)).not.toContain('mode');
  });
});

describe('the verdict', () => {
  it('names the winner and the distance to the second, or all who share the victory', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { game } = playRandomGame(CLASSIC, seed);
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
    const { game } = playRandomGame(SOLITAIRE, 'grade');
    const verdict = verdictOf(game);
    const [yours, theirs] = [0, 1].map((seat) => score(game, seat).total);
    expect(verdict).toEqual({ kind: 'graded', victory: game.mode.victory?.(game), yours, theirs });
  });
});

describe('the only person', () => {
  const [person, bot] = [{ kind: 'person' }, { kind: 'bot' }] as const;

  it('has a seat if there is one person, who is here', () => {
    expect(onlyPerson([bot, person], (seat) => seat === 1)).toBe(1);
    expect(onlyPerson([bot, person], () => false)).toBeNull();
    expect(onlyPerson([person, person], () => true)).toBeNull();
  });
});
