// What adorns the engraving and plays no part: roses, names of seas, and hills.

/** Centres of the rhumb lines; those with a size wear a rose. */
export const ROSES = [
  { x: 1440, y: 880, size: 62 },
  { x: 500, y: 120, size: 0 },
  { x: 380, y: 900, size: 0 },
];

export const SEAS = [
  { text: 'Mare Atlanticum', x: 540, y: 250, size: 17, turn: -64 },
  { text: 'Mare Internum', x: 900, y: 470, size: 14, turn: 0 },
];

/** Longitude, latitude and size of hills. */
export const RELIEF = {
  europe: [
    [7, 45.9, 7],
    [9, 46.6, 8],
    [11, 47, 8],
  ],
};
