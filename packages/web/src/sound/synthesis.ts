/** The layers of synthesised sounds: wood for discs, bone for tokens, paper for cards, thunder for attacks, bells for signals. */
import type { Sound } from './event-sounds.ts';

export interface Layer {
  readonly wave: 'sine' | 'triangle' | 'hiss' | 'rumble';
  /** Frequency in hertz at the beginning and at the end; for a hiss or rumble, that of its filter. */
  readonly pitch: readonly [number, number];
  /** Seconds from the beginning of the sound, and until it has faded. */
  readonly at?: number;
  readonly seconds: number;
  /** Its share of the loudness of the sound, from 0 to 1. */
  readonly share: number;
}

const bell = (pitch: number, at: number, seconds: number): Layer[] => [
  { wave: 'sine', pitch: [pitch, pitch], at, seconds, share: 0.5 },
  { wave: 'sine', pitch: [pitch * 2, pitch * 2], at, seconds: seconds * 0.6, share: 0.18 },
  { wave: 'sine', pitch: [pitch * 3.01, pitch * 3.01], at, seconds: seconds * 0.35, share: 0.08 },
];

const wood = (pitch: number, at: number): Layer[] => [
  { wave: 'hiss', pitch: [1800, 900], at, seconds: 0.03, share: 0.5 },
  { wave: 'triangle', pitch: [pitch, pitch * 0.7], at, seconds: 0.1, share: 0.9 },
];

export const LAYERS: Readonly<Record<Sound, readonly Layer[]>> = {
  disc: wood(210, 0),
  token: [
    { wave: 'triangle', pitch: [640, 580], seconds: 0.06, share: 0.5 },
    { wave: 'triangle', pitch: [860, 820], at: 0.05, seconds: 0.07, share: 0.4 },
  ],
  card: [{ wave: 'hiss', pitch: [3400, 1300], seconds: 0.14, share: 0.6 }],
  attack: [
    { wave: 'rumble', pitch: [420, 80], seconds: 0.42, share: 1 },
    { wave: 'sine', pitch: [100, 36], seconds: 0.45, share: 0.9 },
  ],
  build: [...wood(170, 0), ...wood(190, 0.14)],
  turn: bell(660, 0, 0.8),
  round: [...bell(523, 0, 0.7), ...bell(392, 0.2, 1)],
  end: [...bell(392, 0, 0.6), ...bell(494, 0.16, 0.6), ...bell(587, 0.32, 0.6), ...bell(784, 0.48, 1.4)],
};
