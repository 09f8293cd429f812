/** Texts of what lies between the players, in English. */
export const common = {
  commonPile: 'These cards count as lying in {area}: to draw one takes as many discs there as its value.',
  commonExploits:
    'An exploit opens with both its regions. Who is present in both may use one of its abilities in place of the action it names.',
  commonPresent: 'Present in both:',
  commonNobody: 'nobody',
  commonNone: 'none',
  commonLeft: { one: '{n} disc left', other: '{n} discs left' },
  'commonRow.golden-age-of-piracy.pirates': 'Pirates left:',
  'commonRow.golden-age-of-piracy.taken': 'Pirates taken:',
  'commonRow.northwest-passage.spaces': 'The Passage:',
  'commonRow.spanish-treasure-fleet.discs': 'On the Treasure Fleet:',
  'commonRow.underground-railroad.stations': 'On the Railroad:',
  'commonRow.voyage-of-the-beagle.surveys': 'Surveyed:',
  'commonRow.carreira-da-india.rounds': 'Used this round:',
} as const;
