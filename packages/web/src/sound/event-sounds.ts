/** Sounds of events: the sound of each event, whose it is, and when a bell calls a player. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';

export type Sound = 'disc' | 'token' | 'card' | 'attack' | 'build' | 'turn' | 'round' | 'end';

export interface SoundCue {
  readonly sound: Sound;
  /** It comes from a player at this screen, or concerns all players. */
  readonly near: boolean;
}

/** The sound of each event; null for a silent one. */
const SOUNDS: { readonly [K in GameEvent['event']]: Sound | null } = {
  'game-created': null,
  'token-placed': null,
  'stack-prepared': null,
  'tiles-prepared': null,
  'start-building-chosen': 'build',
  'first-player-chosen': null,
  'round-started': null,
  'phase-started': null,
  'phase-ended': null,
  'turn-started': null,
  'turn-ended': null,
  'round-ended': 'round',
  'first-player-marker-passed': null,
  'phase-order-changed': null,
  'game-ended': 'end',
  'building-built': 'build',
  'build-skipped': null,
  'discs-grown': 'disc',
  'salary-paid': 'disc',
  'salary-unused': null,
  'status-changed': null,
  'level-changed': null,
  'track-overflow': null,
  'building-activated': 'disc',
  'token-spent': 'token',
  'action-chosen': null,
  'actions-skipped': null,
  'player-passed': null,
  shipped: 'disc',
  'shipped-beside': 'disc',
  'sailed-to-fleet': 'disc',
  'city-occupied': 'disc',
  attacked: 'attack',
  'casualty-suffered': null,
  'marker-placed': 'disc',
  'marker-declined': null,
  'disc-displaced': null,
  'token-gained': 'token',
  'link-control-gained': null,
  'link-control-lost': null,
  'link-token-claimed': null,
  'region-opened': null,
  'governor-awarded': 'card',
  'governor-removed': null,
  'payment-made': 'disc',
  'card-drawn': 'card',
  'card-taken': 'card',
  'disc-from-card': null,
  'card-moved': null,
  'card-limit-checked': null,
  'card-discarded': 'card',
  'abolition-triggered': null,
  'slavery-set-aside': null,
  'slavery-stack-removed': null,
  'token-removed': 'token',
  'card-removed': 'card',
  'victory-graded': null,
  'score-item': null,
  'score-total': null,
  'winners-declared': null,
  'grid-prepared': null,
  'ladder-prepared': null,
  'indicator-moved': null,
  'extra-actions-granted': null,
  'ladder-marker-moved': null,
  'draw-owed': null,
  'opposition-order-decided': null,
  'opposition-planned': null,
  'token-taken': 'token',
  'city-cleared': null,
  'opposition-keeps': null,
  'grid-shifted': null,
  'grid-refilled': null,
  'ladder-turned': null,
  'tile-removed': null,
  'track-token-removed': 'token',
  'neutral-received': null,
  'neutral-declined': null,
  'fleet-trigger-chosen': null,
  'fleet-silent': null,
  'fleet-cannot-react': null,
  'shortage-caused': null,
  'exploit-unlocked': null,
  'exploit-used': null,
  'sea-changed': 'disc',
  'disc-gained': 'disc',
  'disc-returned': null,
  'casualty-returned': null,
  'row-changed': 'disc',
  'pirate-taken': 'attack',
};

/** The maximum number of sounds for one list of events. */
const MAX_SOUNDS = 5;

/** Events that sound as if they were near, for each player. */
const FOR_ALL: ReadonlySet<GameEvent['event']> = new Set(['governor-awarded', 'token-taken']);

/** Returns the colour or seat whose event it is; null for one that concerns all players. */
function colourOf(event: GameEvent): number | null {
  if (FOR_ALL.has(event.event)) return null;
  return 'colour' in event ? event.colour : event.seat;
}

/** Returns the sounds of events in their order. Equal sounds in a row are one; the end of the game replaces that of its last round. */
export function soundsOf(events: readonly GameEvent[], isNear: (colour: number) => boolean): SoundCue[] {
  const isOver = events.some(({ event }) => event === 'game-ended');
  const cues = events.flatMap((event): SoundCue[] => {
    const sound = SOUNDS[event.event];
    if (sound === null || (isOver && sound === 'round')) return [];
    const colour = colourOf(event);
    return [{ sound, near: colour === null || isNear(colour) }];
  });
  const distinct = cues.filter(({ sound }, i) => sound !== cues[i - 1]?.sound);
  const signals = distinct.filter(({ sound }) => sound === 'round' || sound === 'end');
  const others = distinct.filter(({ sound }) => sound !== 'round' && sound !== 'end');
  return [...others.slice(0, MAX_SOUNDS - signals.length), ...signals];
}

/** Whether a bell calls the player who is to decide: another player decided before, or bots did. */
export function callsForBell(
  moves: readonly HistoryEntry[],
  deciding: number,
  isPerson: (seat: number) => boolean,
): boolean {
  return moves.some(({ seat }) => seat !== deciding || !isPerson(seat));
}
