/** What a game can be, what special buildings do in it, and how it ends, in English. */
import type { GameTexts } from '../texts.ts';

export const games: GameTexts = {
  side: 'Side {side}',
  modes: {
    standard: { title: 'Standard', text: 'The game of the rule book: everybody for themselves.' },
    'classic-two': {
      title: 'Neutral colours',
      text: 'Each player also places discs of a neutral colour, after every Ship and every Occupy of their own.',
    },
    'soloplay-two': {
      title: 'SoloPlay for two',
      text: 'Shorter tracks, and a few neutral discs for whoever has fewer discs in the harbor.',
    },
    'soloplay-three': {
      title: 'SoloPlay for three',
      text: 'Tracks with fewer tokens, and a few neutral discs for those who have fewer discs in the harbor.',
    },
    solitaire: {
      title: 'Solitaire',
      text: 'You alone against the Opposition, four colours that act by rules of their own.',
    },
    'silent-fleet': {
      title: 'The Silent Fleet',
      text: 'For two: a fleet that nobody owns answers every turn.',
    },
  },
  grades: {
    known: { title: 'Published', text: 'Published sources state this value.' },
    deduced: { title: 'Deduced', text: 'This value follows from what published sources state.' },
    ours: { title: 'Ours', text: 'Nothing is known of this value; we chose it.' },
  },
  specials: {
    memorial: 'Discs that your attacks cost may go in front of a status, where they count like a token.',
    'city-hall': '1 glory for every Draw symbol on your buildings.',
  },
  victories: {
    defeat: 'Defeat',
    minor: 'Minor victory',
    victory: 'Victory',
    major: 'Major victory',
    complete: 'Complete victory',
    total: 'Total victory',
  },
  victory: {
    panache: '{grade} with panache',
    ahead: '{grade}: {n} glory ahead.',
    behind: '{grade}: {n} glory behind.',
    equal: '{grade}: an equal score.',
  },
  categories: {
    cities: 'Cities',
    links: 'Links',
    status: 'Statuses',
    statuses: 'Statuses',
    cards: 'Cards',
    buildings: 'Buildings',
    governorSlot: 'Empty Governor slot',
    population: 'Discs in the harbor',
    slavery: 'Slavery set aside',
    mode: 'Neutral reserve',
    exploit: 'Exploits',
    exploits: 'Exploits',
    total: 'Glory',
  },
};
