/** The features of moves, by which the policy scores a move without playing it. */
import { ACTIONS } from '@windrose/engine';

const withPrefix = (names: readonly string[], prefix: string) => names.map((name) => `${prefix} ${name}`);
const ROLES = ['build', 'growth', 'salary', 'cardLimit'];

/** Names of the features in order. Weights only fit the same list. */
export const MOVE_FEATURES = [
  ...withPrefix(ROLES, 'icon'),
  ...withPrefix(ROLES, 'level'),
  'statusGlory',
  ...withPrefix(ACTIONS, 'token'),
  ...withPrefix(ACTIONS, 'action'),
  'trackFilled',
  'opensRegion',
  'leadsTrack',
  'newRegion',
  'openWaters',
  'cityGlory',
  'links',
  'halfLinks',
  'linksBroken',
  'cardGlory',
  'beyondLimit',
  'slaveryCard',
  'abolishesOwn',
  'slaveryDiscard',
  'governorDiscard',
  'emptySlot',
  'emptySlotBeyondLimit',
  'exploit',
  ...withPrefix(ACTIONS, 'uses'),
  'activation',
  'lastDisc',
  ...withPrefix(ACTIONS, 'then'),
  ...withPrefix(ACTIONS, 'frees'),
  'payAll',
  'end',
  'pass',
  'passDiscs',
  'passCircles',
  ...withPrefix(ACTIONS, 'builds'),
  ...withPrefix(ACTIONS, 'buildsMore'),
  'buildGlory',
  'buildLevel',
] as const;

const indexOf = (name: (typeof MOVE_FEATURES)[number]) => MOVE_FEATURES.indexOf(name);

export const ICON = indexOf('icon build');
export const LEVEL = indexOf('level build');
export const STATUS_GLORY = indexOf('statusGlory');
export const TOKEN = indexOf('token ship');
export const ACTION_BASE = indexOf('action ship');
export const TRACK_FILLED = indexOf('trackFilled');
export const OPENS_REGION = indexOf('opensRegion');
export const LEADS_TRACK = indexOf('leadsTrack');
export const NEW_REGION = indexOf('newRegion');
export const OPEN_WATERS = indexOf('openWaters');
export const CITY_GLORY = indexOf('cityGlory');
export const LINKS = indexOf('links');
export const HALF_LINKS = indexOf('halfLinks');
export const LINKS_BROKEN = indexOf('linksBroken');
export const CARD_GLORY = indexOf('cardGlory');
export const BEYOND_LIMIT = indexOf('beyondLimit');
export const SLAVERY_CARD = indexOf('slaveryCard');
export const SLAVERY_DISCARD = indexOf('slaveryDiscard');
export const GOVERNOR_DISCARD = indexOf('governorDiscard');
export const EMPTY_SLOT = indexOf('emptySlot');
export const EMPTY_SLOT_BEYOND_LIMIT = indexOf('emptySlotBeyondLimit');
export const ABOLISHES_OWN = indexOf('abolishesOwn');
export const EXPLOIT = indexOf('exploit');
export const ACTIVATION = indexOf('activation');
export const LAST_DISC = indexOf('lastDisc');
export const USES = indexOf('uses ship');
export const THEN = indexOf('then ship');
export const FREES = indexOf('frees ship');
export const PAY_ALL = indexOf('payAll');
export const END = indexOf('end');
export const PASS = indexOf('pass');
export const PASS_DISCS = indexOf('passDiscs');
export const PASS_CIRCLES = indexOf('passCircles');
export const BUILDS = indexOf('builds ship');
export const BUILDS_MORE = indexOf('buildsMore ship');
export const BUILD_GLORY = indexOf('buildGlory');
export const BUILD_LEVEL = indexOf('buildLevel');
