/** The sound of a part: a General MIDI program and its place in the mix. Levels are MIDI controller values, 0 to 127. */
export type Instrument = {
  program: number;
  bank?: number;
  drums?: boolean;
  volume: number;
  pan: number;
  reverb: number;
  chorus?: number;
};

export type PlayedNote = { part: string; startBeat: number; beats: number; pitch: number; velocity: number };
export type ControlChange = { part: string; beat: number; controller: number; value: number };
export type TempoChange = { beat: number; beatsPerMinute: number };

/** Everything a synthesiser needs to play one piece. Times are in beats; the tempo map turns them into seconds. */
export type Performance = {
  instruments: Map<string, Instrument>;
  notes: PlayedNote[];
  controls: ControlChange[];
  tempi: TempoChange[];
  endBeat: number;
};

/** Seconds from the start to a beat. */
export function secondsAt(tempi: TempoChange[], beat: number): number {
  let seconds = 0;
  for (const [index, tempo] of tempi.entries()) {
    const until = Math.min(beat, tempi[index + 1]?.beat ?? beat);
    if (until > tempo.beat) seconds += ((until - tempo.beat) * 60) / tempo.beatsPerMinute;
  }
  return seconds;
}

/** Changes the tempo of the whole performance, so that it ends after exactly `seconds`. */
export function fitToSeconds(performance: Performance, seconds: number): { performance: Performance; factor: number } {
  const factor = secondsAt(performance.tempi, performance.endBeat) / seconds;
  const tempi = performance.tempi.map((t) => ({ beat: t.beat, beatsPerMinute: t.beatsPerMinute * factor }));
  return { performance: { ...performance, tempi }, factor };
}
