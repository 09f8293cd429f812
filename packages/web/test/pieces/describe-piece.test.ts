/** The sentences of the pieces: complete in every language, for every piece of every edition. */
import { EDITIONS, edition } from '@windrose/engine';
import { makeSay } from '@windrose/narration/templates.ts';
import { describe, expect, it } from 'vitest';
import { describeBuilding, describeCard, describeStatus, describeToken } from '../../src/pieces/describe-piece.ts';
import type { PieceNames } from '../../src/pieces/piece-names.ts';
import { benefitText } from '../../src/pieces/status-track.ts';
import { ui as en } from '../../src/texts/en/index.ts';
import { ui as fr } from '../../src/texts/fr/index.ts';
import { ui as it_ } from '../../src/texts/it/index.ts';
import { cardView } from '../../src/view/board.ts';
import type { StatusView } from '../../src/view/seat.ts';

const plain = (id: string) => id;
const names: PieceNames = { status: plain, building: plain, card: plain, token: plain, action: plain, colour: String };
const sayings = {
  en: makeSay<typeof en>('en', en),
  fr: makeSay<typeof en>('fr', fr),
  it: makeSay<typeof en>('it', it_),
};

const status = (tables: ReturnType<typeof edition>, role: StatusView['role'], score: number): StatusView => ({
  id: tables.data.statuses[role],
  role,
  score,
  shown: tables.shownAt[score],
  benefit: tables.data.tracks[role].findLast((_, i) => tables.data.tracks.thresholds[i] <= score)!,
  thresholds: tables.data.tracks.thresholds,
  glory: tables.gloryAt[score],
});

describe.each(EDITIONS.flatMap((id) => Object.entries(sayings).map(([language, say]) => ({ id, language, say }))))(
  'the sentences of $id in $language',
  ({ id, say }) => {
    const tables = edition(id);
    const voice = { say, names, tables };

    it('leave nothing open', () => {
      const sentences = [
        ...tables.buildingIds.map((building) => describeBuilding(voice, building)),
        ...tables.cardIds.map((_, card) => describeCard(voice, cardView(tables, card))),
        ...tables.data.tokens.map((token) => describeToken(voice, token.id)),
        ...(['build', 'growth', 'salary', 'cardLimit'] as const).flatMap((role) =>
          [0, 1, 6, 10, 16].map((score) => describeStatus(voice, status(tables, role, score), 1)),
        ),
      ];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|[{}]/);
      }
    });
  },
);

describe('the sentences', () => {
  const tables = edition('classic');
  const voice = { say: sayings.en, names, tables };

  it('tell alternatives, pairs and repetitions of actions apart', () => {
    expect(describeBuilding(voice, 'guild-hall')).toContain('ship or draw');
    expect(describeBuilding(voice, 'docks')).toContain('ship and/or occupy');
    expect(describeBuilding(voice, 'cartographer')).toContain('ship once or twice');
  });

  it('tell what a status gives and where the next level begins', () => {
    const sentence = describeStatus(voice, status(tables, 'growth', 5), 0);
    expect(sentence).toContain('4 discs');
    expect(sentence).toContain('From 7 on: 5 discs');
    expect(benefitText(sayings.en, 'salary', 1)).toBe('1 payment');
  });

  it('tell that icons beyond the end of a track are not lost', () => {
    expect(describeStatus(voice, status(tables, 'growth', 17), 0)).toContain('track ends');
    expect(describeStatus(voice, status(tables, 'growth', 15), 0)).not.toContain('track ends');
  });
});
