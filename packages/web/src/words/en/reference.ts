/** Texts of the rules reference, in English. */
export const reference = {
  'reference.title': 'Rules',
} as const;
