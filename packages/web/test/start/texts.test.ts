/** Every choice has a text. */
import { EDITIONS } from '@windrose/engine';
import { expect, it } from 'vitest';
import { CHOICES } from '../../src/settings/preferences.ts';
import { FAULT_KINDS } from '../../src/start/open-record.ts';
import { COLOURS, LEVELS } from '../../src/start/seat-plans.ts';
import { ui } from '../../src/texts/en/index.ts';
import { pages } from '../../src/texts/en/pages.ts';

it('every choice has a text', () => {
  const keys = [
    ...EDITIONS.map((id) => `start.edition.${id}.about`),
    ...LEVELS.flatMap((level) => [`start.level.${level}`, `start.level.${level}.about`]),
    ...COLOURS.map((colour) => `start.colour.${colour}`),
    ...FAULT_KINDS.map((kind) => `open.fault.${kind}`),
    ...Object.entries(CHOICES).flatMap(([key, values]) => values.map((value) => `settings.${key}.${value}`)),
  ];
  expect(keys.filter((key) => !(key in ui || key in pages))).toEqual([]);
});
