/** Checks the decks of an edition's data: every area has cards, every region has one Governor, card values ascend. */
import { at, describeValue } from '../faults.ts';
import type { FieldChecks } from './validate-fields.ts';

const MAX_DECKS = 20;
const MAX_CARD_VALUE = 9;

export function validateDecks(checks: FieldChecks, value: unknown, boards: unknown): void {
  const { faults } = checks;
  const board = (Array.isArray(boards) ? boards[0] : undefined) as { areas?: unknown } | undefined;
  const areas = (Array.isArray(board?.areas) ? board.areas : []) as ({ id?: unknown; track?: unknown } | null)[];
  const withCards = new Set<unknown>();
  const governed = new Set<unknown>();
  const seen = new Set<string>();
  let abolitions = 0;
  const entries = faults.entries(value, 'decks', 1);
  if (entries.length > MAX_DECKS) faults.add('decks', `there may be at most ${MAX_DECKS}`);
  entries.forEach((entry, i) => {
    const path = at('decks', i);
    const deck = checks.graded(entry, path, ['id', 'area', 'cards'], ['slavery', 'governor']);
    checks.id(deck.id, at(path, 'id'), seen);
    faults.text(deck.area, at(path, 'area'));
    faults.boolean(deck.slavery, at(path, 'slavery'));
    const area = areas.find((candidate) => candidate?.id === deck.area);
    if (!area) faults.add(at(path, 'area'), `there is no area ${describeValue(deck.area)}`);
    else withCards.add(deck.area);
    if (deck.governor !== undefined) {
      if (area && area.track === undefined) faults.add(at(path, 'governor'), 'belongs to an area that has no track');
      if (deck.slavery === true) faults.add(at(path, 'governor'), 'cannot belong to a Slavery deck');
      if (governed.has(deck.area)) faults.add(at(path, 'governor'), 'is the second Governor of its area');
      governed.add(deck.area);
      const governor = checks.graded(deck.governor, at(path, 'governor'), ['icons']);
      checks.icons(governor.icons, at(at(path, 'governor'), 'icons'), true);
    }
    let previous = -1;
    faults.entries(deck.cards, at(path, 'cards'), 1).forEach((cardEntry, k) => {
      const where = at(at(path, 'cards'), k);
      const card = checks.graded(cardEntry, where, ['value', 'icons'], ['abolition', 'bonusDisc']);
      faults.boolean(card.bonusDisc, at(where, 'bonusDisc'));
      const cardValue = faults.integer(card.value, at(where, 'value'), 0, MAX_CARD_VALUE);
      if (cardValue <= previous) faults.add(at(where, 'value'), 'must be greater than the value of the card before');
      previous = cardValue;
      checks.icons(card.icons, at(where, 'icons'), true);
      if (faults.boolean(card.abolition, at(where, 'abolition'))) abolitions++;
    });
  });
  for (const area of areas) {
    if (typeof area?.id !== 'string') continue;
    if (!withCards.has(area.id)) faults.add('decks', `there is no deck in ${area.id}`);
    else if (area.track !== undefined && !governed.has(area.id)) faults.add('decks', `${area.id} has no governor`);
  }
  if (abolitions > 1) faults.add('decks', 'more than one card has the abolition');
}
