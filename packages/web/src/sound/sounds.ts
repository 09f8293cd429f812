/** What is heard when something happens: which sounds belong to which events, whose they are, and when somebody is called. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';

export type Sound = 'disc' | 'token' | 'card' | 'attack' | 'build' | 'turn' | 'round' | 'end';

export interface Heard {
  readonly sound: Sound;
  /** Made by somebody at this screen, or meant for everybody. */
  readonly near: boolean;
}

const SOUNDS: Partial<Record<GameEvent['event'], Sound>> = {
  'start-building-chosen': 'build',
  'building-built': 'build',
  'discs-grown': 'disc',
  'salary-paid': 'disc',
  'payment-made': 'disc',
  'building-activated': 'disc',
  shipped: 'disc',
  'shipped-beside': 'disc',
  'sailed-to-fleet': 'disc',
  'city-occupied': 'disc',
  'marker-placed': 'disc',
  'sea-changed': 'disc',
  'row-changed': 'disc',
  'disc-gained': 'disc',
  'token-spent': 'token',
  'token-gained': 'token',
  'token-taken': 'token',
  'token-removed': 'token',
  'track-token-removed': 'token',
  'card-drawn': 'card',
  'card-taken': 'card',
  'card-discarded': 'card',
  'card-removed': 'card',
  'governor-awarded': 'card',
  attacked: 'attack',
  'pirate-taken': 'attack',
  'round-ended': 'round',
  'game-ended': 'end',
};

/** More at once is noise. */
const MOST = 5;

/** Events that sound as if they were near, for each player. */
const FOR_ALL: ReadonlySet<GameEvent['event']> = new Set(['governor-awarded', 'token-taken']);

/** Returns the colour or seat whose event it is; null for one that concerns all players. */
function colourOf(event: GameEvent): number | null {
  if (FOR_ALL.has(event.event)) return null;
  return 'colour' in event ? event.colour : event.seat;
}

/** The sounds of what happened, in order. What repeats at once is heard once; the end of the game drowns that of its last round. */
export function soundsOf(events: readonly GameEvent[], isNear: (colour: number) => boolean): Heard[] {
  const isOver = events.some(({ event }) => event === 'game-ended');
  const heard = events.flatMap((event): Heard[] => {
    const sound = SOUNDS[event.event];
    if (sound === undefined || (isOver && sound === 'round')) return [];
    const colour = colourOf(event);
    return [{ sound, near: colour === null || isNear(colour) }];
  });
  const distinct = heard.filter(({ sound }, i) => sound !== heard[i - 1]?.sound);
  const signals = distinct.filter(({ sound }) => sound === 'round' || sound === 'end');
  const others = distinct.filter(({ sound }) => sound !== 'round' && sound !== 'end');
  return [...others.slice(0, MOST - signals.length), ...signals];
}

/** Somebody is called to the table: another than who decided last, or one who waited for bots. */
export function isCalled(since: readonly HistoryEntry[], asked: number, isPerson: (seat: number) => boolean): boolean {
  return since.some(({ seat }) => seat !== asked || !isPerson(seat));
}
