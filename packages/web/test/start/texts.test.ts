/** Everything that the engine lets a table choose has a name and a sentence. */
import { EDITIONS, EXPLOIT_DATA, edition, MODES, OPTION_NAMES } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { CHOICES } from '../../src/settings/preferences.ts';
import { FAULT_KINDS } from '../../src/start/open-record.ts';
import { valuesOf } from '../../src/start/option-values.ts';
import { COLOURS, LEVELS } from '../../src/start/seat-plans.ts';
import { ui as en } from '../../src/texts/en/ui.ts';
import { ui as fr } from '../../src/texts/fr/ui.ts';
import { ui as it_ } from '../../src/texts/it/ui.ts';
import { textsOfModes } from '../../src/texts/mode-texts.ts';

const boards = EDITIONS.map((id) => edition(id).data.boards).filter((sides) => sides.length > 1);
const explained = [
  ...EDITIONS.map((id) => `start.edition.${id}`),
  ...Object.keys(MODES).map((id) => `start.mode.${id}`),
  ...OPTION_NAMES.map((id) => `start.option.${id}`),
];
const named = [
  ...boards.flat().map(({ id }) => `start.board.${id}`),
  ...OPTION_NAMES.flatMap((id) => (valuesOf(id) ?? []).map((value) => `start.option.${id}.${value}`)),
  ...EXPLOIT_DATA.flatMap(({ id, regions }) => [`start.exploit.${id}`, ...regions.map((area) => `start.area.${area}`)]),
  ...LEVELS.map((level) => `start.level.${level}`),
  ...COLOURS.map((colour) => `start.colour.${colour}`),
  ...FAULT_KINDS.map((kind) => `open.fault.${kind}`),
  ...Object.entries(CHOICES).flatMap(([key, values]) => values.map((value) => `settings.${key}.${value}`)),
];

describe('texts', () => {
  it('name and explain everything that can be chosen', () => {
    const wanted = [...named, ...explained, ...explained.map((key) => `${key}.about`)];
    const texts = { ...en, ...textsOfModes('en') };
    expect(wanted.filter((key) => !(key in texts))).toEqual([]);
  });

  it.each([
    ['French', fr],
    ['Italian', it_],
  ])('have the same parameters in %s', (_, texts) => {
    const parameters = (text: unknown) =>
      [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const keys = Object.keys(en) as (keyof typeof en)[];
    const different = keys.filter((key) => String(parameters(texts[key])) !== String(parameters(en[key])));
    expect(different).toEqual([]);
  });
});
