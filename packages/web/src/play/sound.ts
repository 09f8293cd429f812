/** Small sounds of the table, made on the spot: wood for a disc, paper for a card, a bell for one's own turn. */

type Sound = 'disc' | 'card' | 'turn';

const TONES: Readonly<
  Record<Sound, { readonly pitch: number; readonly seconds: number; readonly wave: OscillatorType }>
> = {
  disc: { pitch: 190, seconds: 0.08, wave: 'triangle' },
  card: { pitch: 520, seconds: 0.05, wave: 'sine' },
  turn: { pitch: 660, seconds: 0.5, wave: 'sine' },
};
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  context ??= new AudioContext();
  const { pitch, seconds, wave } = TONES[name];
  const start = context.currentTime;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
