/** What a scan came to: open it, look at it, or stop. */
export type ScanTone = 'ok' | 'attention' | 'bad';

type Beep = { hertz: number; ms: number };
/** Told apart without looking: one high beep, two middle ones, a long low one. */
export const beepsOf: Readonly<Record<ScanTone, readonly Beep[]>> = {
  ok: [{ hertz: 1320, ms: 90 }],
  attention: [
    { hertz: 740, ms: 110 },
    { hertz: 740, ms: 110 },
  ],
  bad: [{ hertz: 220, ms: 420 }],
};
const pauseMs = 70;
const volume = 0.2;
let context: AudioContext | undefined;

/** Beeps. A browser without sound stays silent: the colour says the same. */
export function beep(tone: ScanTone): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const { hertz, ms } of beepsOf[tone]) {
    const oscillator = new OscillatorNode(context, { type: 'square', frequency: hertz });
    oscillator.connect(new GainNode(context, { gain: volume })).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + ms / 1000);
    at += (ms + pauseMs) / 1000;
  }
}
