/** The features of moves, by which the policy scores a move without playing it. */
import { ACTIONS } from '@windrose/engine';

const each = (names: readonly string[], what: string) => names.map((name) => `${what} ${name}`);
const ROLES = ['build', 'growth', 'salary', 'cardLimit'];

/** Names of the features in order. Weights only fit the same list. */
export const MOVE_FEATURES = [
  ...each(ROLES, 'icon'),
  ...each(ROLES, 'level'),
  'statusGlory',
  ...each(ACTIONS, 'token'),
  ...each(ACTIONS, 'action'),
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
  ...each(ACTIONS, 'uses'),
  'activation',
  'lastDisc',
  ...each(ACTIONS, 'then'),
  ...each(ACTIONS, 'frees'),
  'payAll',
  'end',
  'pass',
  'passDiscs',
  'passCircles',
  ...each(ACTIONS, 'builds'),
  ...each(ACTIONS, 'buildsMore'),
  'buildGlory',
  'buildLevel',
] as const;

const at = (name: (typeof MOVE_FEATURES)[number]) => MOVE_FEATURES.indexOf(name);

export const ICON = at('icon build');
export const LEVEL = at('level build');
export const STATUS_GLORY = at('statusGlory');
export const TOKEN = at('token ship');
export const ACTION_BASE = at('action ship');
export const TRACK_FILLED = at('trackFilled');
export const OPENS_REGION = at('opensRegion');
export const LEADS_TRACK = at('leadsTrack');
export const NEW_REGION = at('newRegion');
export const OPEN_WATERS = at('openWaters');
export const CITY_GLORY = at('cityGlory');
export const LINKS = at('links');
export const HALF_LINKS = at('halfLinks');
export const LINKS_BROKEN = at('linksBroken');
export const CARD_GLORY = at('cardGlory');
export const BEYOND_LIMIT = at('beyondLimit');
export const SLAVERY_CARD = at('slaveryCard');
export const SLAVERY_DISCARD = at('slaveryDiscard');
export const GOVERNOR_DISCARD = at('governorDiscard');
export const EMPTY_SLOT = at('emptySlot');
export const EMPTY_SLOT_BEYOND_LIMIT = at('emptySlotBeyondLimit');
export const ABOLISHES_OWN = at('abolishesOwn');
export const EXPLOIT = at('exploit');
export const ACTIVATION = at('activation');
export const LAST_DISC = at('lastDisc');
export const USES = at('uses ship');
export const THEN = at('then ship');
export const FREES = at('frees ship');
export const PAY_ALL = at('payAll');
export const END = at('end');
export const PASS = at('pass');
export const PASS_DISCS = at('passDiscs');
export const PASS_CIRCLES = at('passCircles');
export const BUILDS = at('builds ship');
export const BUILDS_MORE = at('buildsMore ship');
export const BUILD_GLORY = at('buildGlory');
export const BUILD_LEVEL = at('buildLevel');
