/** What is named in two places has one name. */
import { EXPLOIT_DATA } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../../src/reference/rulebooks.ts';
import { LANGUAGES, loadLanguage } from '../../src/texts/languages.ts';

describe.each(LANGUAGES)('in %s', async (language) => {
  const { ui, narrator } = await loadLanguage(language, ['start', 'narrator', 'table', 'pieces']);
  const form = (key: string) => ui(key as 'start.edition.classic');

  it('the form and the reference call editions, modes, regions and exploits the same', () => {
    for (const { edition, mode } of BOOKS) {
      expect(narrator?.edition(edition)).toBe(form(`start.edition.${edition}`));
      expect(narrator?.mode(mode).title).toBe(form(`start.mode.${mode}`));
      expect(narrator?.mode(mode).summary).toBe(form(`start.mode.${mode}.about`));
    }
    for (const { id, regions } of EXPLOIT_DATA) {
      expect(narrator?.exploit(id)).toBe(form(`start.exploit.${id}`));
      for (const region of regions) expect(narrator?.area(region)).toBe(form(`start.area.${region}`));
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
      expect(ui(key)).toBe(narrator?.scoreCategory(source as keyof typeof sources));
    }
  });
});
