// A few quiet sounds, made on the spot: paper, wood and water. No files, nothing before a first click,
// nothing while the reader has switched sound off.

export type Sound = 'card' | 'flip' | 'die' | 'block' | 'swim' | 'ripple' | 'strike' | 'call' | 'turn' | 'win' | 'lose';

interface Grain {
  /** Seconds after the start. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** A tone glides from one pitch to the other; noise is filtered round them. */
  readonly kind: 'sine' | 'triangle' | 'noise';
  readonly from: number;
  readonly to: number;
}

const grain = (kind: Grain['kind'], at: number, lasts: number, loud: number, from: number, to = from): Grain => ({ kind, at, lasts, loud, from, to });

export const SOUNDS: Record<Sound, readonly Grain[]> = {
  card: [grain('noise', 0, 0.13, 0.1, 3200, 1400)],
  flip: [grain('noise', 0, 0.06, 0.08, 2600), grain('noise', 0.07, 0.09, 0.1, 1500, 900)],
  die: [grain('triangle', 0, 0.05, 0.09, 420, 300), grain('triangle', 0.08, 0.05, 0.07, 360, 260), grain('triangle', 0.15, 0.06, 0.05, 320, 240)],
  block: [grain('triangle', 0, 0.09, 0.11, 210, 130), grain('noise', 0, 0.05, 0.06, 900, 500)],
  swim: [grain('noise', 0, 0.5, 0.07, 380, 900)],
  ripple: [grain('sine', 0, 0.16, 0.07, 520, 760), grain('sine', 0.1, 0.2, 0.05, 640, 900)],
  strike: [grain('sine', 0, 0.35, 0.18, 120, 46), grain('noise', 0, 0.14, 0.1, 700, 200)],
  call: [grain('sine', 0, 1.1, 0.1, 587), grain('sine', 0, 0.8, 0.05, 1174), grain('sine', 0.35, 1.2, 0.09, 440)],
  turn: [grain('sine', 0, 0.25, 0.07, 660), grain('sine', 0.12, 0.35, 0.06, 880)],
  win: [grain('triangle', 0, 0.3, 0.08, 523), grain('triangle', 0.16, 0.3, 0.08, 659), grain('triangle', 0.32, 0.7, 0.09, 784)],
  lose: [grain('triangle', 0, 0.4, 0.07, 392, 370), grain('triangle', 0.3, 0.8, 0.07, 294, 262)],
};

/** How long a sound lasts, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map(({ at, lasts }) => at + lasts));
}

/** Lays one sound into an audio context, live or offline, starting at `when`. */
export function render(context: BaseAudioContext, sound: Sound, when: number): void {
  for (const part of SOUNDS[sound]) layGrain(context, part, when + part.at);
}

export class Speaker {
  #context: AudioContext | null = null;
  enabled: boolean;

  constructor(enabled: boolean) {
    this.enabled = enabled;
  }

  play(sound: Sound): void {
    if (!this.enabled) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Before the first click the browser keeps the context suspended: then there is no sound, and no queue of old ones.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    else render(context, sound, context.currentTime + 0.01);
  }
}

function layGrain(context: BaseAudioContext, part: Grain, start: number): void {
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(part.loud, start + Math.min(0.012, part.lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts);
  loudness.connect(context.destination);
  const source = part.kind === 'noise' ? noise(context, part, start, loudness) : tone(context, part, start, loudness);
  source.start(start);
  source.stop(start + part.lasts);
}

function tone(context: BaseAudioContext, part: Grain, start: number, into: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(context, { type: part.kind === 'sine' ? 'sine' : 'triangle', frequency: part.from });
  source.frequency.setValueAtTime(part.from, start);
  source.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  source.connect(into);
  return source;
}

function noise(context: BaseAudioContext, part: Grain, start: number, into: AudioNode): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * part.lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.8, frequency: part.from });
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(into);
  return source;
}
