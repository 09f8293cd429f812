/** Texts about kinds of values, special buildings, victories, scores and turns at online tables, in English. */
import type { GameTexts } from '../texts.ts';

export const games: GameTexts = {
  side: 'Side {side}',
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
  turnNotice: { title: 'Your turn', text: '{title}: it is your turn.' },
};
