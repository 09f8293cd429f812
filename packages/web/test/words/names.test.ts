/** What is named in two places has one name. */
import { EXPLOIT_DATA } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../../src/reference/rulebooks.ts';
import { LANGUAGES, loadLanguage } from '../../src/words/languages.ts';

describe.each(LANGUAGES)('in %s', async (language) => {
  const { ui, speech } = await loadLanguage(language, ['start', 'speech', 'table', 'pieces']);
  const form = (key: string) => ui(key as 'start.edition.classic');

  it('the form and the reference call editions, modes, regions and exploits the same', () => {
    for (const { edition, mode } of BOOKS) {
      expect(speech?.edition(edition)).toBe(form(`start.edition.${edition}`));
      expect(speech?.mode(mode).title).toBe(form(`start.mode.${mode}`));
      expect(speech?.mode(mode).summary).toBe(form(`start.mode.${mode}.about`));
    }
    for (const { id, regions } of EXPLOIT_DATA) {
      expect(speech?.exploit(id)).toBe(form(`start.exploit.${id}`));
      for (const region of regions) expect(speech?.area(region)).toBe(form(`start.area.${region}`));
    }
  });

  it('the glory so far and the score sheet call its sources the same', () => {
    const sources = {
      cities: 'gloryCities',
      links: 'gloryLinks',
      cards: 'gloryCards',
      buildings: 'gloryBuildings',
      governorSlot: 'gloryGovernorSlot',
      population: 'gloryPopulation',
      slavery: 'glorySlavery',
      mode: 'gloryMode',
      exploits: 'gloryExploits',
      total: 'gloryTotal',
    } as const;
    for (const [source, key] of Object.entries(sources)) {
      expect(ui(key)).toBe(speech?.scoreCategory(source as keyof typeof sources));
    }
  });
});
