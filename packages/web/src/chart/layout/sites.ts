/** How far sites are moved from where they lie on the globe, so that discs, names and tokens have room; and where names stand. */
import type { Side } from '../names.ts';

export type Nudge = readonly [right: number, down: number];

/** By area, because a city can belong to another one on another board. */
export const NUDGES: Readonly<Record<string, Readonly<Record<string, Nudge>>>> = {
  europe: {
    london: [-17, 4],
    amsterdam: [34, 17],
    paris: [13, 20],
    lisbon: [-9, -8],
    seville: [20, 13],
    algiers: [-21, 37],
    rome: [2, 15],
    venice: [-1, -16],
    constantinople: [0, 0],
    alexandria: [-7, -11],
    nantes: [-13, 15],
    cadiz: [26, -2],
    marseille: [12, -13],
    'north-sea-fleet': [-8, 7],
    'mediterranean-fleet': [37, -1],
    copenhagen: [33, 1],
  },
  africa: {
    elmina: [14, 14],
    'cape-town': [-19, -22],
    goree: [25, 8],
    'cape-fleet': [51, -28],
    luanda: [-7, 8],
  },
  'south-america': {
    cartagena: [33, 27],
    salvador: [5, -10],
    'buenos-aires': [4, -12],
    'rio-de-janeiro': [8, 3],
  },
  caribbean: {
    veracruz: [-4, 2],
    havana: [-18, -19],
    'port-royal': [-5, 1],
    'santo-domingo': [12, -12],
    bridgetown: [-21, 19],
    'west-indies-fleet': [-89, 34],
    cartagena: [26, 7],
  },
  'north-america': {
    quebec: [-7, -7],
    boston: [28, 10],
    charleston: [-9, -21],
    'new-york': [-23, 17],
  },
  india: {
    surat: [3, -4],
    calcutta: [0, 0],
    goa: [3, 13],
    madras: [15, 8],
  },
  'far-east': {
    batavia: [-6, -25],
    canton: [-8, -6],
    manila: [17, 3],
    nagasaki: [0, 0],
    'south-china-sea-fleet': [-8, 12],
  },
};

/** Names that do not stand under their site. */
export const SIDES: Readonly<Record<string, Side>> = {
  london: 'left',
  'north-sea-fleet': 'over',
  copenhagen: 'over',
  marseille: 'left',
  venice: 'over',
  'santo-domingo': 'over',
  'mediterranean-fleet': 'right',
  surat: 'right',
};
