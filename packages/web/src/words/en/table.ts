/** Texts of the table, in English. */
export const table = {
  confirm: 'Confirm',
  undo: 'Undo',
  hint: 'Hint',
  menu: 'Menu',
  round: 'Round {number} of {rounds}',
  cards: { one: '{n} card', other: '{n} cards' },
} as const;
