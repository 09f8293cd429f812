/** The icon set: drawings on a grid of 24 units with one stroke weight. scripts/icon-sheet.ts puts them into the page. */

/** Paths of an icon: one that is stroked, and one that is filled. */
export interface Drawing {
  readonly line: string;
  readonly solid?: string;
}

export const GRID = 24;
export const STROKE = 2;

const ROOF = 'M4 8l8-5 8 5';

export const ICONS = {
  // Statuses and glory
  gear: {
    line: 'M10.1 5.3V2.5h3.8v2.8l1.6.6 2.1-2 2.5 2.5-2 2.1.6 1.6h2.8v3.8h-2.8l-.6 1.6 2 2.1-2.5 2.5-2.1-2-1.6.6v2.8h-3.8v-2.8l-1.6-.6-2.1 2-2.5-2.5 2-2.1-.6-1.6H2.5v-3.8h2.8l.6-1.6-2-2.1 2.5-2.5 2.1 2zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6z',
  },
  lyre: {
    line: 'M6 3c2.5.5 3 2.5 2 4.5-1.5 2.5-3.5 3.5-3.5 6.5 0 3 3 4.5 7.5 4.5s7.5-1.5 7.5-4.5c0-3-2-4-3.5-6.5-1-2-.5-4 2-4.5M8 7h8M10.2 7v7M13.8 7v7M12 18.5V21M8.5 21h7',
  },
  coins: {
    line: 'M9 7.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM9 12v4M11.5 4.3A6.3 6.3 0 1 1 19.3 14.2',
  },
  scroll: {
    line: 'M9 15.5H5V3h14v12.5h-4M9 7.5h6M10 20.5l-1 2M14 20.5l1 2',
    solid: 'M12 12a4 4 0 1 0 0 8 4 4 0 1 0 0-8z',
  },
  laurel: {
    line: 'M9.8 21.5L12 19.5l2.2 2',
    solid:
      'M9.9 18.4Q7.4 22 3.3 18.6Q7.1 15 9.9 18.4zM6.3 15.9Q2.1 17.3 .8 12.2Q6 11.5 6.3 15.9zM4.8 11.7Q.6 10.5 2.4 5.6Q7.1 8 4.8 11.7zM6 7.5Q3.8 3.7 8.6 1.4Q10.3 6.4 6 7.5zM14.1 18.4Q16.9 15 20.7 18.6Q16.6 22 14.1 18.4zM17.7 15.9Q18 11.5 23.2 12.2Q21.9 17.3 17.7 15.9zM19.2 11.7Q16.9 8 21.6 5.6Q23.4 10.5 19.2 11.7zM18 7.5Q13.7 6.4 15.4 1.4Q20.2 3.7 18 7.5z',
  },

  // Actions
  sail: { line: 'M12 2.5v13M12 4c5.5 1.5 7.5 5 6.5 8.5H12', solid: 'M10 5v8H4.5zM2 15.5h20L18.5 21h-13z' },
  flag: { line: 'M6 21V3h13l-3.5 4.5L19 12H6M3 21h6', solid: 'M6 3h13l-3.5 4.5L19 12H6z' },
  cannon: {
    line: 'M10 12.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 1 0 0-8.4zM19 3l3.5 7M6.5 19L2 21',
    solid: 'M2.5 10L19 4l2.5 5L9 14.5 4 15zM10 15.4a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 1 0 0-2.8z',
  },
  purse: {
    line: 'M8 3h8l-2.5 5c4 2 6.5 5.5 6.5 9 0 2.8-1.8 4-4 4H8c-2.2 0-4-1.2-4-4 0-3.5 2.5-7 6.5-9zM8.5 8h7',
    solid: 'M12 12.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6z',
  },
  'no-pay': {
    line: 'M9.5 9C6 11 4 14 4 17c0 2.8 1.8 4 4 4M14 8.5c3.7 2 6 5.3 6 8.5 0 2.8-1.8 4-4 4h-2.5M8 3h8l-2.5 5h-3zM3 22L21 4',
  },
  draw: { line: 'M4 8h9.5v13H4zM18.5 16V4M14.5 7.5l4-4 4 4', solid: 'M8.75 11.5l2.5 3-2.5 3-2.5-3z' },

  // Pieces and places
  disc: { line: 'M12 5c-5 0-9 1.9-9 4.5S7 14 12 14s9-1.9 9-4.5S17 5 12 5zM3 9.5V15c0 2.5 4 4.5 9 4.5s9-2 9-4.5V9.5' },
  supply: { line: 'M7.5 3h9c3 6 3 12 0 18h-9c-3-6-3-12 0-18zM5.5 9h13M5.5 15h13' },
  harbor: {
    line: 'M12 2.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6zM12 7.1V21M8 11h8M3 13.5C3.5 18 7 21 12 21s8.5-3 9-7.5M3 13.5l-.5 3M3 13.5l2.5 1.5M21 13.5l.5 3M21 13.5l-2.5 1.5',
  },
  card: { line: 'M5.5 3h13v18h-13z', solid: 'M12 7.5l3.5 4.5-3.5 4.5L8.5 12z' },
  building: { line: 'M2.5 21h19M5 21V10.5L12 4l7 6.5V21M10 21v-6h4v6' },
  governor: {
    line: 'M2 8c.5 7.5 4 11 10 11s9.5-3.5 10-11c-1.5 2-4 2.5-5.5 1-.5-3-2-5-4.5-5s-4 2-4.5 5C6 10.5 3.5 10 2 8z',
    solid: 'M12 11a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4z',
  },
  slavery: { line: 'M9 8H6.5a4 4 0 0 0 0 8H9M15 8h2.5a4 4 0 0 1 0 8H15M10.5 12H7.5M16.5 12h-3M11 3l.7 3M13 21l-.7-3' },
  abolition: {
    line: 'M22 9l-3-1.5c-1-1.8-3.8-1.5-4.5.8L13.5 11C11.5 6.5 8 3.5 3.5 3c0 4.5 1.5 7.5 4.5 9.5-1.5 1.7-3.5 2.5-6 2.5 2.5 4.5 8 5.5 12.5 3 3.3-1.8 4.8-4.5 5-7.5z',
  },
  crown: { line: 'M3 7.5l4.5 4L12 4l4.5 7.5 4.5-4L19 20H5zM9 16h6' },
  city: { line: 'M4 21V5h3.5v3.5h2.75V5h3.5v3.5h2.75V5H20v16z', solid: 'M9.5 21v-4.5a2.5 2.5 0 0 1 5 0V21z' },
  fleet: { line: 'M3 14h18l-3 6H6zM8 14V5l5 5.5M14 14V3l5 8' },
  link: { line: 'M8.5 15.5l7-7M5.5 15.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM18.5 2.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6z' },
  exploit: { line: 'M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5z' },
  'level-1': { line: `${ROOF}M10 13l2.5-2v10M9 21h7` },
  'level-2': { line: `${ROOF}M8.5 13.5c.3-1.7 1.7-2.5 3.5-2.5s3.5 1 3.5 2.8c0 2.5-3.5 4-7 7.2h7.5` },
  'level-3': { line: `${ROOF}M8.5 11h7L11.5 15c2.5-.2 4 1 4 2.9S14 21 12 21s-3-.7-3.5-2` },
  'level-4': { line: `${ROOF}M13.5 21V11L8 18h8.5` },
  'level-5': {
    line: `${ROOF}M15.5 11H9.5L9 15.5c.8-.6 1.8-.9 2.8-.9 2.2 0 3.7 1.2 3.7 3.2S14 21 11.8 21c-1.5 0-2.7-.6-3.3-1.7`,
  },

  // Commands
  undo: { line: 'M8 4L3.5 8.5 8 13M3.5 8.5H14a6 6 0 0 1 0 12H8' },
  confirm: { line: 'M4 12.5l5.5 6L20 6' },
  hint: {
    line: 'M10 3.5a2 2 0 0 1 4 0M6.5 9.5L9.5 6h5l3 3.5zM8 9.5v9M16 9.5v9M5.5 21h13',
    solid: 'M12 11.5c1.7 1.6 2.3 2.6 2.3 3.7a2.3 2.3 0 1 1-4.6 0c0-1.1.6-2.1 2.3-3.7z',
  },
  home: { line: 'M3 12l9-8 9 8M6 10v10h12V10M10 20v-5h4v5' },
  close: { line: 'M5 5l14 14M19 5L5 19' },
  search: { line: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 1 0 0-14zM15.8 15.8L21 21' },
  play: { line: 'M7 4l12 8-12 8z' },
  pause: { line: 'M8 5v14M16 5v14' },
  'step-forward': { line: 'M9 5l7 7-7 7' },
  'step-back': { line: 'M15 5l-7 7 7 7' },
  'turn-on': { line: 'M5 5l7 7-7 7M12 5l7 7-7 7' },
  'turn-back': { line: 'M19 5l-7 7 7 7M12 5l-7 7 7 7' },
  last: { line: 'M5 5l8 7-8 7M18.5 5v14' },
  first: { line: 'M19 5l-8 7 8 7M5.5 5v14' },
  save: { line: 'M12 3v11M7.5 10l4.5 4.5 4.5-4.5M4 15.5V20h16v-4.5' },
  fit: { line: 'M3 8.5V3h5.5M15.5 3H21v5.5M21 15.5V21h-5.5M8.5 21H3v-5.5' },
  more: { line: 'M5 9l7 7 7-7' },
  bot: {
    line: 'M5 9h14v11H5zM12 9V4M9.5 4h5M2.5 13v3M21.5 13v3M10 17h4',
    solid: 'M9 11.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6zM15 11.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6z',
  },
  rules: {
    line: 'M12 6.5C9.5 4.5 6.5 4 2.5 4v14.5c4 0 7 .5 9.5 2.5 2.5-2 5.5-2.5 9.5-2.5V4c-4 0-7 .5-9.5 2.5zM12 6.5V21',
  },
  warning: { line: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.4v.1' },
  info: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 11v5.5M12 7.5v.1' },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICONS;
