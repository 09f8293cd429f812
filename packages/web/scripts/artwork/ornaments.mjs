// The ornaments of the chart: roses, names of seas, and hills.

/** Centres of the rhumb lines; those with a size have a rose. */
export const ROSES = [
  { x: 1474, y: 868, size: 60 },
  { x: 492, y: 264, size: 30 },
  { x: 380, y: 880, size: 0 },
];

/** Latin, because the image is the same in all languages. */
export const SEAS = [
  { text: 'Oceanus Atlanticus', x: 372, y: 262, size: 14, turn: -30 },
  { text: 'Mare Internum', x: 892, y: 472, size: 15, turn: 0 },
  { text: 'Pontus Euxinus', x: 1086, y: 256, size: 11, turn: -6 },
  { text: 'Mare Brasilianum', x: 384, y: 862, size: 13, turn: -52 },
  { text: 'Oceanus Æthiopicus', x: 532, y: 806, size: 14, turn: 6 },
  { text: 'Oceanus Indicus', x: 1130, y: 930, size: 20, turn: 0 },
  { text: 'Mare Pacificum', x: 1482, y: 278, size: 16, turn: 72 },
];

/** Points along the mountain ranges, as longitude and latitude, and the size of their hills. */
export const RELIEF = {
  'north-america': [
    {
      hills: [
        [-84.5, 35.6],
        [-82.6, 36.8],
        [-81, 38.2],
        [-79.4, 39.4],
        [-78, 41],
        [-75, 43.8],
      ],
      size: 6,
    },
  ],
  caribbean: [
    {
      hills: [
        [-101.5, 19.6],
        [-99, 18.2],
        [-97.6, 17.2],
        [-91.5, 15.6],
        [-89, 14.6],
        [-73.2, 7.4],
        [-71, 8.6],
      ],
      size: 5,
    },
  ],
  'south-america': [
    {
      hills: [
        [-76.5, 1.5],
        [-78, -2.5],
        [-77.6, -7],
        [-75.6, -11],
        [-72.5, -14.5],
        [-69, -17],
        [-67.5, -21],
        [-68, -25],
        [-69.2, -29],
        [-70, -33],
        [-71, -37],
      ],
      size: 6,
    },
    {
      hills: [
        [-44, -18],
        [-42.6, -15.6],
        [-62, 4.5],
        [-59.6, 3.4],
      ],
      size: 4.5,
    },
  ],
  europe: [
    {
      hills: [
        [6.4, 45.2],
        [7.6, 46.1],
        [9.2, 46.5],
        [10.9, 46.8],
        [12.8, 47.1],
        [14.6, 47.3],
      ],
      size: 8,
    },
    {
      hills: [
        [-0.8, 42.8],
        [0.8, 42.6],
        [2.2, 42.4],
      ],
      size: 6.5,
    },
    {
      hills: [
        [19.6, 49.2],
        [22, 48.6],
        [24.4, 47.4],
        [25.4, 45.6],
        [23, 45.4],
      ],
      size: 6.5,
    },
    {
      hills: [
        [20.8, 41.8],
        [22, 40.6],
        [24, 42.4],
        [-4.8, 32.2],
        [-2.8, 33.4],
        [33, 37.4],
        [35, 38],
      ],
      size: 6,
    },
    {
      hills: [
        [9, 60.4],
        [14, 58.6],
      ],
      size: 7,
    },
  ],
  africa: [
    {
      hills: [
        [38.6, 12.4],
        [37.6, 10],
        [39.4, 8.2],
        [36.8, 0.4],
        [36, -3],
        [30, -1],
        [29.4, -28.6],
        [28, -30.4],
      ],
      size: 6,
    },
    {
      hills: [
        [5.6, 23.2],
        [7.6, 22.4],
        [17.6, 21],
        [13.6, 6.6],
      ],
      size: 5.5,
    },
  ],
  india: [
    {
      hills: [
        [74.6, 33.4],
        [77, 32],
        [79.4, 30.8],
        [82, 29.4],
        [84.6, 28.4],
        [87.2, 27.8],
        [89.8, 27.8],
        [92.6, 28],
      ],
      size: 10,
    },
    {
      hills: [
        [75.4, 13.2],
        [76.2, 11],
        [77, 9.6],
        [74.6, 17.6],
        [94, 21],
        [94.4, 23],
      ],
      size: 6,
    },
  ],
  'far-east': [
    {
      hills: [
        [101.4, 29],
        [102, 32],
        [100.4, 26],
        [104.4, 24.6],
        [108, 27.4],
        [111.6, 26],
        [115.6, 26.6],
        [110, 33.6],
      ],
      size: 6.5,
    },
    {
      hills: [
        [105.4, 18.4],
        [107.4, 15.4],
        [114.6, 1.6],
        [121, 17],
      ],
      size: 5,
    },
  ],
};
