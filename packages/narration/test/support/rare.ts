/** Events and refusals that random games seldom have. */
import type { GameEvent, Refusal } from '@windrose/engine';

const STAMP = { seq: 0, round: 1, phase: 'action', actor: 0 } as const;

/** In a game with the Silent Fleet. */
export const RARE_EVENTS: readonly GameEvent[] = [
  { event: 'build-skipped', seat: 0, ...STAMP },
  { event: 'track-overflow', seat: 1, status: 'wealth', excess: 2, ...STAMP },
  { event: 'phase-order-changed', seat: 0, from: 1, ...STAMP },
  { event: 'marker-declined', seat: 1, ...STAMP },
  { event: 'abolition-triggered', seat: 2, colour: 2, ...STAMP },
  { event: 'slavery-set-aside', pieces: [], seat: 0, card: 'slavery-1', ...STAMP },
  { event: 'slavery-stack-removed', pieces: [], seat: null, cards: ['slavery-3'], ...STAMP },
  { event: 'slavery-stack-removed', pieces: [], seat: null, cards: [], ...STAMP },
  { event: 'fleet-cannot-react', seat: 0, ...STAMP },
  { event: 'fleet-trigger-chosen', seat: 0, action: 'draw', ...STAMP },
  { event: 'token-taken', pieces: [], seat: 1, fromSeat: 0, token: 'attack', ...STAMP },
  { event: 'casualty-returned', seat: 1, ...STAMP },
  { event: 'disc-from-card', pieces: [], seat: 0, moved: 0, ...STAMP },
  { event: 'disc-gained', pieces: [], seat: 0, moved: 0, ...STAMP },
  { event: 'opposition-keeps', seat: 1, cards: [], sets: 1, ...STAMP },
  { event: 'card-discarded', pieces: [], seat: 1, card: 'india-governor', to: 'kept', ...STAMP },
];

const tile = (building: string, level: number, allowed: number) => ({ building, level, allowed });

/** With a mode in which they can be. */
export const RARE_REFUSALS: readonly (readonly [mode: string, Refusal])[] = [
  ['standard', { reason: 'game-over', rule: 'CL-EOR-4', params: {} }],
  ['standard', { reason: 'next-level-only', rule: 'CL-BLD-3', params: tile('museum', 5, 4) }],
  ['standard', { reason: 'top-level-limit', rule: 'CL-BLD-5', params: tile('exchange', 5, 5) }],
  ['standard', { reason: 'paid-in-salary-only', rule: 'AS-ACT-PAY-2', params: { building: 'docks' } }],
  ['standard', { reason: 'pays-itself', rule: 'CL-ACT-PAY-3', params: { building: 'parliament' } }],
  ['standard', { reason: 'other-stack', rule: 'CL-MIX-4', params: { stack: 'india', presence: 1, discs: 2 } }],
  ['standard', { reason: 'slavery-abolished', rule: 'CL-ABO-1', params: { stack: 'slavery', presence: 1 } }],
  ['silent', { reason: 'must-place-casualty', rule: 'AS-SPB-1', params: {} }],
  ['classic-two', { reason: 'same-region-first', rule: 'C2-OCC-1', params: { city: 'lisbon', region: 'africa' } }],
  ['classic-two', { reason: 'region-closed', rule: 'C2-OCC-4', params: { city: 'elmina', region: 'europe' } }],
  ['silent', { reason: 'no-city', rule: 'EX-1', params: { ability: 'east-india-company.dividend.market' } }],
  ['silent', { reason: 'no-pirate', rule: 'EX-1', params: { ability: 'golden-age-of-piracy.hunt.caribbean' } }],
  ['silent', { reason: 'no-slavery-card', rule: 'EX-1', params: { ability: 'haitian-revolution.rise.havana' } }],
  ['silent', { reason: 'nothing-loaded', rule: 'EX-1', params: { ability: 'spanish-treasure-fleet.unload' } }],
  ['silent', { reason: 'region-closed', rule: 'AS-ACT-SAIL-8', params: { ability: 'brouwer-route.sail' } }],
  ['silent', { reason: 'no-disc-at-sea', rule: 'EX-1', params: { ability: 'brouwer-route.cross.3' } }],
  ['silent', { reason: 'other-status', rule: 'EX-1', params: { ability: 'northwest-passage.explore.wealth' } }],
  [
    'silent',
    { reason: 'no-token', rule: 'EX-1', params: { ability: 'boston-tea-party.boycott.quebec.london+quebec' } },
  ],
  ['soloplay-two', { reason: 'no-token', rule: 'S2-SET-4', params: { space: 'india.2' } }],
  ['silent', { reason: 'not-performed', rule: 'SF-GEN-5', params: { action: 'draw' } }],
  ['soloplay-two', { reason: 'track-spared', rule: 'S2-SET-5', params: { space: 'africa.3' } }],
  ['solitaire', { reason: 'not-on-grid', rule: 'SOLO-BLD-1', params: tile('market', 1, 2) }],
  ['solitaire', { reason: 'last-column-again', rule: 'SOLO-BLD-7', params: tile('bank', 2, 2) }],
  ['solitaire', { reason: 'keeps-better-cards', rule: 'SOLO-EOR-2', params: { card: 'africa-governor' } }],
  ['solitaire', { reason: 'must-discard-for-opposition', rule: 'SOLO-EOR-2', params: {} }],
];
