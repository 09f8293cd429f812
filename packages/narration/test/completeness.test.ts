/** Everything that the engine identifies by a string has a text in every language: verbs, decisions, reasons, components, modes, options and exploits. */
import { EDITIONS, EXPLOIT_DATA, edition, MODES, OPTION_NAMES } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { optionValues } from '../../engine/src/game/options.ts';
import { STEPS } from '../../engine/src/steps/index.ts';
import { reasons } from '../../engine/test/support/moves-document.ts';
import { texts as en, guide as enGuide } from '../src/en/index.ts';
import { texts as fr, guide as frGuide } from '../src/fr/index.ts';
import { texts as it_, guide as itGuide } from '../src/it/index.ts';

const VERBS = Object.keys(edition('classic').catalogue.base);
const DECISIONS: readonly string[] = STEPS.filter((step) => step.asks).map(({ id }) => id);
const REASONS: readonly string[] = [...new Set(reasons().map(({ code }) => code))];
/** The tables of every edition on every board. */
const TABLES = EDITIONS.flatMap((id) => edition(id).data.boards.map((board) => edition(id, board.id)));

/** The part of a key before the colon of its variant. */
const stem = (key: string) => key.split(':')[0];
const without = (ids: readonly string[], texts: object) =>
  ids.filter((id) => !Object.keys(texts).map(stem).includes(id));

describe.each([
  ['en', en, enGuide],
  ['fr', fr, frGuide],
  ['it', it_, itGuide],
] as const)('in %s', (_, texts, guide) => {
  it('every verb has a label', () => {
    expect(VERBS.length).toBeGreaterThan(20);
    expect(without(VERBS, texts.moves)).toEqual([]);
  });

  it('every decision has a prompt, and every prompt belongs to a decision', () => {
    expect(DECISIONS.length).toBeGreaterThan(15);
    expect(DECISIONS.filter((id) => !Object.hasOwn(texts.prompts, id))).toEqual([]);
    expect(Object.keys(texts.prompts).filter((key) => !DECISIONS.includes(stem(key)))).toEqual([]);
  });

  it('every reason has a sentence, and every sentence belongs to a reason', () => {
    expect(REASONS.length).toBeGreaterThan(60);
    expect(REASONS.filter((code) => !Object.hasOwn(texts.refusals, code))).toEqual([]);
    const rules = reasons().flatMap(({ code, rules }) => rules.map((rule) => `${code}:${rule}`));
    const variants = Object.keys(texts.refusals).filter((key) => /:[A-Z]/.test(key));
    expect(variants.filter((key) => !rules.includes(key))).toEqual([]);
    expect(Object.keys(texts.refusals).filter((key) => !REASONS.includes(stem(key)))).toEqual([]);
  });

  it('every component has a name', () => {
    const { editions, areas, fleets, statuses, buildings } = texts.components;
    for (const { data, areaIds, deckIds, siteIds, siteIsFleet, statusIds, buildingIds } of TABLES) {
      expect(without([data.id], editions)).toEqual([]);
      expect(without(areaIds, areas)).toEqual([]);
      expect(without(deckIds, { ...areas, slavery: '' })).toEqual([]);
      expect(
        without(
          siteIds.filter((_, site) => siteIsFleet[site] === 1),
          fleets,
        ),
      ).toEqual([]);
      expect(without(statusIds, statuses)).toEqual([]);
      expect(without(buildingIds, buildings)).toEqual([]);
    }
  });

  it('every exploit has a title and a scoring rule, every ability a label and a rule', () => {
    const abilitiesOf = EXPLOIT_DATA.map(({ id, abilities }) => [id, abilities.map((ability) => ability.id)]);
    const labels = Object.entries(texts.exploits).map(([id, exploit]) => [id, Object.keys(exploit.labels)]);
    const rules = Object.entries(texts.exploitRules).map(([id, rule]) => [id, Object.keys(rule.abilities)]);
    expect(Object.fromEntries(labels)).toEqual(Object.fromEntries(abilitiesOf));
    expect(Object.fromEntries(rules)).toEqual(Object.fromEntries(abilitiesOf));
  });

  it('every mode has a description, with the colours that it adds', () => {
    const colours = Object.values(MODES).map(({ mode }) => [
      mode.id,
      (mode.moreSeats ?? 0) + (mode.moreColours?.length ?? 0),
    ]);
    const named = Object.entries(texts.modes).map(([id, mode]) => [id, mode.colours.length]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(colours));
  });

  it('every option has texts, and every value of an option with several', () => {
    expect(Object.keys(guide.options).sort()).toEqual([...OPTION_NAMES].sort());
    for (const name of OPTION_NAMES) {
      const values = optionValues(name).filter((value) => typeof value === 'string');
      expect(Object.keys(guide.options[name].values).sort()).toEqual(values.sort());
    }
  });
});
