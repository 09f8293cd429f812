/** Every piece of every edition has icons, and they exist. */
import { EDITIONS, edition } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../../src/pieces/icons.ts';
import {
  actionIcon,
  levelIcon,
  printedBuilding,
  printedCard,
  printedToken,
  statusIcon,
} from '../../src/pieces/printed.ts';
import { cardView } from '../../src/view/board.ts';

const exist = (icons: readonly string[]) => {
  for (const icon of icons) expect(Object.keys(ICONS)).toContain(icon);
};

describe.each(EDITIONS)('the pieces of %s', (id) => {
  const tables = edition(id);
  const { data } = tables;

  it('have an icon for each status', () => {
    const icons = tables.statusIds.map((status) => statusIcon(tables, status));
    exist(icons);
    expect(new Set(icons).size).toBe(4);
  });

  it('have an icon for each action', () => {
    const actions = (['ship', 'occupy', 'attack', 'pay', 'draw'] as const).map(actionIcon);
    exist(actions);
    expect(new Set(actions).size).toBe(5);
  });

  it.each(data.tokens.map((token) => token.id))('have a face for the token %s', (token) => {
    const face = printedToken(tables, token);
    const icons = 'actions' in face ? face.actions.flat() : [face.status];
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.length).toBeLessThanOrEqual(2);
    exist(icons);
  });

  it('have different faces for different tokens', () => {
    const faces = data.tokens.map((token) => JSON.stringify(printedToken(tables, token.id)));
    expect(new Set(faces).size).toBe(faces.length);
  });

  it.each([...tables.buildingIds])('have a face for the building %s', (building) => {
    const face = printedBuilding(tables, building);
    const printed = [...data.startBuildings, ...data.buildings].find((tile) => tile.id === building)!;
    exist(face.icons.map(({ icon }) => icon));
    exist(face.actions.flat());
    expect(face.icons.map(({ count }) => count)).toEqual(Object.values(printed.icons));
    expect(face.icons.length + face.glory + face.actions.length).toBeGreaterThan(0);
    const level = levelIcon(face.level);
    if (level !== null) exist([level]);
    expect(level === null).toBe(data.startBuildings.some((tile) => tile.id === building));
  });

  it.each([...tables.cardIds])('have a face for the card %s', (card) => {
    const view = cardView(tables, tables.cardIds.indexOf(card));
    const face = printedCard(tables, view);
    exist([...face.icons.map(({ icon }) => icon), ...face.symbols]);
    expect(face.icons.length).toBe(Object.keys(view.icons).length);
    for (const symbol of ['governor', 'slavery', 'abolition'] as const) {
      expect(face.symbols.includes(symbol)).toBe(view[symbol]);
    }
    expect(face.symbols.includes('disc')).toBe(view.bonusDisc);
  });
});
