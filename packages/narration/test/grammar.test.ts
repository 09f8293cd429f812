/** Articles, prepositions and capitals in sentences. */

import { describe, expect, it } from 'vitest';
import { grammar as english } from '../src/grammar/en.ts';
import { grammar as french } from '../src/grammar/fr.ts';
import { type Form, type Grammar, noun, TemplateFormatter } from '../src/grammar/grammar.ts';
import { grammar as italian } from '../src/grammar/it.ts';

const FORMS: readonly Form[] = ['the', 'a', 'of', 'at'];
const formsOf = (grammar: Grammar, spec: string) => FORMS.map((form) => grammar.inflect(noun(spec), form)).join(', ');
const inArea = (grammar: Grammar, spec: string) =>
  (['in', 'of', 'to'] as const).map((form) => grammar.inflect(noun(spec), form)).join(', ');

describe('nouns', () => {
  it('have their articles in English', () => {
    expect(formsOf(english, 'c Exchange')).toBe('the Exchange, an Exchange, of the Exchange, at the Exchange');
    expect(formsOf(english, 'c University')).toBe('the University, a University, of the University, at the University');
    expect(formsOf(english, 'p Docks')).toBe('the Docks, Docks, of the Docks, in the Docks');
    expect(formsOf(english, 'n Lisbon')).toBe('Lisbon, Lisbon, of Lisbon, in Lisbon');
  });

  it('elide and contract in French', () => {
    expect(formsOf(french, 'm Marché')).toBe('le Marché, un Marché, du Marché, au Marché');
    expect(formsOf(french, 'f Université')).toBe('l’Université, une Université, de l’Université, à l’Université');
    expect(formsOf(french, 'mp Quais')).toBe('les Quais, des Quais, des Quais, aux Quais');
    expect(formsOf(french, 'n Le Cap')).toBe('Le Cap, Le Cap, du Cap, au Cap');
    expect(formsOf(french, 'n La Havane')).toBe('La Havane, La Havane, de La Havane, à La Havane');
    expect(formsOf(french, 'n Alger')).toBe('Alger, Alger, d’Alger, à Alger');
    expect(formsOf(french, 'who l’Opposition')).toBe('l’Opposition, l’Opposition, de l’Opposition, à l’Opposition');
    expect(formsOf(french, 'who Le Roi')).toBe('Le Roi, Le Roi, de Le Roi, à Le Roi');
    expect(inArea(french, 'F Afrique')).toBe('en Afrique, d’Afrique, vers l’Afrique');
    expect(inArea(french, 'FP Caraïbes')).toBe('dans les Caraïbes, des Caraïbes, vers les Caraïbes');
  });

  it('melt with prepositions in Italian', () => {
    expect(formsOf(italian, 'm Schiavismo')).toBe(
      'lo Schiavismo, uno Schiavismo, dello Schiavismo, presso lo Schiavismo',
    );
    expect(formsOf(italian, 'm segnalino')).toBe('il segnalino, un segnalino, del segnalino, presso il segnalino');
    expect(formsOf(italian, 'f Officina')).toBe('l’Officina, un’Officina, dell’Officina, presso l’Officina');
    expect(formsOf(italian, 'n L’Avana')).toBe('L’Avana, L’Avana, dell’Avana, all’Avana');
    expect(formsOf(italian, 'n Algeri')).toBe('Algeri, Algeri, di Algeri, ad Algeri');
    expect(formsOf(italian, 'who la Flotta')).toBe('la Flotta, la Flotta, della Flotta, alla Flotta');
    expect(inArea(italian, 'mp Caraibi')).toBe('nei Caraibi, dei Caraibi, verso i Caraibi');
    expect(inArea(italian, 'm Estremo Oriente')).toBe(
      'in Estremo Oriente, dell’Estremo Oriente, verso l’Estremo Oriente',
    );
  });
});

describe('lists', () => {
  it('keep vowels apart in Italian', () => {
    const formatter = new TemplateFormatter(italian);
    const said = (...places: string[]) => formatter.fill('In lizza: {places}.', { places: formatter.all(places) });
    expect(said('Africa', 'Estremo Oriente')).toBe('In lizza: Africa ed Estremo Oriente.');
    expect(said('Caraibi', 'Europa', 'India')).toBe('In lizza: Caraibi, Europa e India.');
  });
});

describe('sentences', () => {
  const formatter = new TemplateFormatter(french);
  it('begin with a capital, unless a player is called otherwise', () => {
    const who = (text: string) => ({ who: { kind: 'who', text } });
    expect(formatter.sentence('{who} passe.', who('la Flotte'))).toBe('La Flotte passe.');
    expect(formatter.sentence('{who} passe.', who('bo'))).toBe('bo passe.');
    expect(formatter.sentence('{the:card} passe.', { card: noun('m jeton') })).toBe('Le jeton passe.');
  });

  it('never read what a player is called as a text', () => {
    expect(formatter.sentence('{who} passe.', { who: { kind: 'who', text: '{x}' } })).toBe('{x} passe.');
  });

  it('have no break before a colon in French, and follow plurals', () => {
    expect(formatter.fill('reste : {n}', { n: 2 })).toBe('reste\u00a0: 2');
    expect(formatter.fill({ one: '{n} disque', other: '{n} disques' }, { n: 0 })).toBe('0 disque');
    expect(new TemplateFormatter(italian).fill({ one: '{n} disco', other: '{n} dischi' }, { n: 0 })).toBe('0 dischi');
  });
});

describe.each([
  ['English', english],
  ['French', french],
  ['Italian', italian],
])('a list in %s', (_, grammar) => {
  it.each([[[]], [['Ship']], [['Ship', 'Draw']], [['Ship', 'Occupy', 'Draw']]])(
    'of %j is as the language has it',
    (words) => {
      const formatter = new TemplateFormatter(grammar);
      const known = (type: 'conjunction' | 'disjunction') =>
        new Intl.ListFormat(grammar.locale, { type }).format(words);
      expect(formatter.all(words)).toBe(known('conjunction'));
      expect(formatter.any(words)).toBe(known('disjunction'));
    },
  );
});
