/** Offsets of sites from their true positions, so that discs, names and tokens have room, and the sides of names. */
import type { Side } from '../site-names.ts';

type Offset = readonly [right: number, down: number];

/** By area, because a city can belong to another area on another board. */
export const SITE_OFFSETS: Readonly<Record<string, Readonly<Record<string, Offset>>>> = {
  europe: {
    london: [-13, 7],
    amsterdam: [35, 14],
    paris: [13, 20],
    lisbon: [-9, -8],
    seville: [20, 13],
    algiers: [-21, 38],
    rome: [2, 15],
    venice: [-1, -15],
    alexandria: [-7, -11],
    nantes: [-11, 13],
    cadiz: [26, -2],
    marseille: [12, -13],
    'north-sea-fleet': [-6, 12],
    'mediterranean-fleet': [37, -1],
    copenhagen: [31, 0],
  },
  africa: {
    elmina: [14, 14],
    'cape-town': [-16, -30],
    goree: [25, 8],
    'cape-fleet': [49, -44],
    luanda: [-7, 8],
  },
  'south-america': {
    cartagena: [40, 29],
    salvador: [5, -10],
    'buenos-aires': [4, -11],
    'rio-de-janeiro': [8, 3],
  },
  caribbean: {
    veracruz: [9, -5],
    havana: [-19, -17],
    'port-royal': [3, -9],
    'santo-domingo': [14, -12],
    bridgetown: [-21, 19],
    'west-indies-fleet': [-63, 35],
    cartagena: [5, 2],
  },
  'north-america': {
    quebec: [-2, -12],
    boston: [28, 10],
    charleston: [-9, -21],
    'new-york': [-23, 17],
  },
  india: {
    surat: [2, -3],
    goa: [3, 13],
    madras: [15, 8],
  },
  'far-east': {
    batavia: [-6, -24],
    canton: [-8, -6],
    manila: [15, 3],
    'south-china-sea-fleet': [-8, 12],
  },
};

/** Names that are not under their site. */
export const NAME_SIDES: Readonly<Record<string, Side>> = {
  london: 'left',
  'north-sea-fleet': 'over',
  marseille: 'left',
  venice: 'over',
  'santo-domingo': 'over',
  'mediterranean-fleet': 'right',
  'rio-de-janeiro': 'left',
  'cape-town': 'left',
  salvador: 'over',
  lisbon: 'over',
  canton: 'left',
  bridgetown: 'left',
  alexandria: 'left',
  nantes: 'right',
};
