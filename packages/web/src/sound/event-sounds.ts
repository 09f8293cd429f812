/** Sounds of events: the sound of each event, whose it is, and when a bell calls a player. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';

export type Sound = 'disc' | 'token' | 'card' | 'attack' | 'build' | 'turn' | 'round' | 'end';

export interface SoundCue {
  readonly sound: Sound;
  /** It comes from a player at this screen, or concerns all players. */
  readonly near: boolean;
}

/** Other events are silent. */
const SOUNDS: Readonly<Partial<Record<GameEvent['event'], Sound>>> = {
  'start-building-chosen': 'build',
  'round-ended': 'round',
  'game-ended': 'end',
  'building-built': 'build',
  'discs-grown': 'disc',
  'salary-paid': 'disc',
  'building-activated': 'disc',
  'token-spent': 'token',
  shipped: 'disc',
  'shipped-beside': 'disc',
  'sailed-to-fleet': 'disc',
  'city-occupied': 'disc',
  attacked: 'attack',
  'marker-placed': 'disc',
  'token-gained': 'token',
  'governor-awarded': 'card',
  'payment-made': 'disc',
  'card-drawn': 'card',
  'card-taken': 'card',
  'card-discarded': 'card',
  'token-removed': 'token',
  'card-removed': 'card',
  'token-taken': 'token',
  'track-token-removed': 'token',
  'sea-changed': 'disc',
  'disc-gained': 'disc',
  'row-changed': 'disc',
  'pirate-taken': 'attack',
};

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
    if (sound === undefined || (isOver && sound === 'round')) return [];
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
