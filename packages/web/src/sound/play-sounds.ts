/** Plays the sounds of the table through WebAudio, each synthesised from its layers. */
import type { Preferences } from '../settings/preferences.ts';
import type { Sound, SoundCue } from './event-sounds.ts';
import { LAYERS, type Layer } from './synthesis.ts';

type Volume = Preferences['sound'];

const VOLUMES: Readonly<Record<Volume, number>> = { off: 0, soft: 0.05, normal: 0.12, loud: 0.28 };
/** The share of the volume for sounds of other players. */
const FAR = 0.4;
/** Seconds from the start of one sound to the start of the next. */
const INTERVAL = 0.13;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Returns a second of noise, the same each time. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let last = 1;
  for (let i = 0; i < samples.length; i++) {
    last = (Math.imul(last, 1664525) + 1013904223) | 0;
    samples[i] = last / 2 ** 31;
  }
  return noise;
}

/** Returns the source of a layer, its output, and the parameter that its pitch controls. */
function makeSource(
  audio: AudioContext,
  { wave, pitch }: Layer,
): { source: AudioScheduledSourceNode; output: AudioNode; frequency: AudioParam } {
  if (wave === 'sine' || wave === 'triangle') {
    const source = new OscillatorNode(audio, { type: wave, frequency: pitch[0] });
    return { source, output: source, frequency: source.frequency };
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const filter = new BiquadFilterNode(audio, { type: wave === 'hiss' ? 'bandpass' : 'lowpass', frequency: pitch[0] });
  return { source, output: source.connect(filter), frequency: filter.frequency };
}

function playSound(audio: AudioContext, sound: Sound, loudness: number, start: number): void {
  for (const layer of LAYERS[sound]) {
    const from = start + (layer.at ?? 0);
    const until = from + layer.seconds;
    const { source, output, frequency } = makeSource(audio, layer);
    const volume = new GainNode(audio, { gain: 0 });
    frequency.setValueAtTime(layer.pitch[0], from);
    frequency.exponentialRampToValueAtTime(layer.pitch[1], until);
    volume.gain.setValueAtTime(loudness * layer.share, from);
    volume.gain.exponentialRampToValueAtTime(SILENCE, until);
    output.connect(volume).connect(audio.destination);
    source.start(from);
    source.stop(until);
  }
}

/** Plays sounds one after the other. Browsers allow none before the player has touched the page; those are dropped. */
export function playSounds(cues: readonly SoundCue[], volume: Volume): void {
  if (cues.length === 0 || volume === 'off' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + 0.01;
  cues.forEach(({ sound, near }, i) => {
    playSound(context!, sound, VOLUMES[volume] * (near ? 1 : FAR), start + i * INTERVAL);
  });
}
