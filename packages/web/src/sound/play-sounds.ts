/** Plays the sounds of the table through WebAudio, each made on the spot from its recipe. */
import type { Preferences } from '../settings/preferences.ts';
import type { Sound, SoundCue } from './event-sounds.ts';
import { LAYERS, type Layer } from './synthesis.ts';

type Volume = Preferences['sound'];

const VOLUMES: Readonly<Record<Volume, number>> = { off: 0, soft: 0.05, normal: 0.12, loud: 0.28 };
/** How loud the others are. */
const FAR = 0.4;
/** Seconds from one sound to the next. */
const APART = 0.13;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, the same each time. */
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

/** The part of a layer that sounds, and the part that its pitch belongs to. */
function voice(
  audio: AudioContext,
  { wave, pitch }: Layer,
): { source: AudioScheduledSourceNode; out: AudioNode; tuned: AudioParam } {
  if (wave === 'sine' || wave === 'triangle') {
    const source = new OscillatorNode(audio, { type: wave, frequency: pitch[0] });
    return { source, out: source, tuned: source.frequency };
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const filter = new BiquadFilterNode(audio, { type: wave === 'hiss' ? 'bandpass' : 'lowpass', frequency: pitch[0] });
  return { source, out: source.connect(filter), tuned: filter.frequency };
}

function sound(audio: AudioContext, name: Sound, loudness: number, start: number): void {
  for (const layer of LAYERS[name]) {
    const from = start + (layer.at ?? 0);
    const until = from + layer.seconds;
    const { source, out, tuned } = voice(audio, layer);
    const volume = new GainNode(audio, { gain: 0 });
    tuned.setValueAtTime(layer.pitch[0], from);
    tuned.exponentialRampToValueAtTime(layer.pitch[1], until);
    volume.gain.setValueAtTime(loudness * layer.part, from);
    volume.gain.exponentialRampToValueAtTime(SILENCE, until);
    out.connect(volume).connect(audio.destination);
    source.start(from);
    source.stop(until);
  }
}

/** Plays sounds one after the other. Before anybody has touched the page browsers allow none, and none is kept for later. */
export function playSounds(heard: readonly SoundCue[], volume: Volume): void {
  if (heard.length === 0 || volume === 'off' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + 0.01;
  heard.forEach((each, i) => {
    sound(context!, each.sound, VOLUMES[volume] * (each.near ? 1 : FAR), start + i * APART);
  });
}
