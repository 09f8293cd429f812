/**
 * A mode that exists only in tests has its texts in one folder, and lines in the lists of modes: its prompts, moves, events,
 * refusals and options have sentences in every language.
 */
import {
  createGame,
  dealSetup,
  edition,
  legalMoves,
  MODES,
  parseOptions,
  pending,
  play,
  whyNot,
} from '@windrose/engine';
import { expect, test, vi } from 'vitest';
import { addMode } from '../../../engine/src/modes/registry.ts';
import { doldrums } from '../../../engine/test/modes/doldrums/definition.ts';
import { LANGUAGES } from '../support/languages.ts';

vi.mock(import('../../src/modes/en.ts'), async (list) => {
  const { modes, ...others } = await list();
  const { en } = await import('./doldrums/en.ts');
  return { ...others, modes: { ...modes, doldrums: en } };
});
vi.mock(import('../../src/modes/guide-en.ts'), async (list) => {
  const { modes, ...others } = await list();
  const { en } = await import('./doldrums/guide-en.ts');
  return { ...others, modes: { ...modes, doldrums: en } };
});
vi.mock(import('../../src/modes/fr.ts'), async (list) => {
  const { modes, ...others } = await list();
  const { fr } = await import('./doldrums/fr.ts');
  return { ...others, modes: { ...modes, doldrums: fr } };
});
vi.mock(import('../../src/modes/guide-fr.ts'), async (list) => {
  const { modes, ...others } = await list();
  const { fr } = await import('./doldrums/guide-fr.ts');
  return { ...others, modes: { ...modes, doldrums: fr } };
});
vi.mock(import('../../src/modes/it.ts'), async (list) => {
  const { modes, ...others } = await list();
  const { it } = await import('./doldrums/it.ts');
  return { ...others, modes: { ...modes, doldrums: it } };
});
vi.mock(import('../../src/modes/guide-it.ts'), async (list) => {
  const { modes, ...others } = await list();
  const { it } = await import('./doldrums/guide-it.ts');
  return { ...others, modes: { ...modes, doldrums: it } };
});
vi.mock(import('../../src/modes/values.ts'), async (list) => {
  const { MODE_EVENTS, MODE_GAINS, ...others } = await list();
  const { events, gains } = await import('./doldrums/values.ts');
  return { ...others, MODE_EVENTS: { ...MODE_EVENTS, ...events }, MODE_GAINS: { ...MODE_GAINS, ...gains } };
});

addMode(doldrums);

const tables = edition('classic');
const options = parseOptions({ 'do.prize': 'glory' }, 'classic', 'doldrums');

function begin() {
  return createGame(tables, 2, options, dealSetup(tables, 2, 'a', 'none', 'doldrums'), MODES.doldrums.mode).game;
}

const EXPECTED_TEXTS = {
  en: {
    title: 'Doldrums',
    prompt: 'Which waters do you becalm?',
    move: 'Becalm Africa',
    event: 'The wind dies down: Ana becalms Africa.',
    gain: 'calm in Africa',
    refusals: [
      'first you becalm the waters of a region.',
      'Europe has no waters of its own.',
      'Africa is calm already.',
    ],
    values: ['Nothing', '1 glory'],
  },
  fr: {
    title: 'Le Pot au noir',
    prompt: 'Quelles eaux privez-vous de vent\u00a0?',
    move: 'Priver de vent l’Afrique',
    event: 'Le vent tombe\u00a0: Ana en prive l’Afrique.',
    gain: 'calme plat en Afrique',
    refusals: [
      'privez d’abord de vent les eaux d’une région.',
      'il n’y a pas d’eaux d’Europe.',
      'le calme règne déjà en Afrique.',
    ],
    values: ['Rien', '1 Gloire'],
  },
  it: {
    title: 'Le calme equatoriali',
    prompt: 'A quali acque togli il vento?',
    move: 'Bonaccia in Africa',
    event: 'Il vento cala: Ana porta la bonaccia in Africa.',
    gain: 'bonaccia in Africa',
    refusals: [
      'prima togli il vento alle acque di una regione.',
      'l’Europa non ha acque proprie.',
      'c’è già bonaccia in Africa.',
    ],
    values: ['Nulla', '1 gloria'],
  },
} as const;

test.each(LANGUAGES)('a mode with texts has sentences in $language', ({ language, narrator, guide }) => {
  const names = () => 'Ana';
  const game = begin();
  const move = legalMoves(game).find(({ text }) => text === 'becalm africa')!;
  const refusalOf = (text: string, position = game) =>
    narrator.refusal(position, whyNot(position, tables.catalogue.byText.get(text)!)!);
  const next = game.clone();
  const [event] = play(next, move).filter((each) => each.event === 'waters-becalmed');
  const again = begin();
  again.state.extra[0] = tables.areaIds.indexOf('africa');
  expect(pending(game)).toMatchObject({ decision: 'becalm' });
  expect({
    title: narrator.mode(game.mode.id).title,
    prompt: narrator.prompt(game, names),
    move: narrator.move(game, move, names),
    event: narrator.event(game, event, names),
    gain: narrator.gain(game, event, 0, names),
    refusals: [refusalOf('build market'), refusalOf('becalm europe'), refusalOf('becalm africa', again)],
    values: Object.values(guide.option('do.prize').values),
  }).toEqual(EXPECTED_TEXTS[language]);
  expect(narrator.traits(event).subject).toBe(event.seat);
});
