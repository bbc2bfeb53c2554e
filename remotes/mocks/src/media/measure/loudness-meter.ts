/** Begins at `start` and lasts `seconds`. */
export type Silence = { start: number; seconds: number }

export type Loudness = {
  seconds: number
  /** Gated loudness in dB below full scale; null if all is silent. */
  decibels: number | null
  silences: readonly Silence[]
}

/** Power and peak are computed for each block. */
export const blocksPerSecond = 10
/** In seconds. A pause in speech is over after one or two. */
const shortestSilence = 5
const silentBelow = -50
/** Gates of ITU-R BS.1770-5 §2.8, which exclude pauses from the loudness. */
const absoluteGate = -70
const relativeGate = -10

const toDecibels = (power: number) => 10 * Math.log10(power)

/** Gated root mean square over blocks of 0.1 s. Fed in pieces, so that no recording is decoded as a whole. */
export function createLoudnessMeter(sampleRate: number) {
  const blockLength = Math.round(sampleRate / blocksPerSecond)
  const powers: number[] = []
  let peaks: number[] = []
  let sum = 0
  let peak = 0
  let counted = 0
  let frames = 0

  return {
    /** The samples of each channel in time order. */
    add(channels: readonly Float32Array[]): void {
      const length = channels[0]?.length ?? 0
      for (let at = 0; at < length; at += 1) {
        for (const channel of channels) {
          const value = channel[at] ?? 0
          sum += value ** 2 / channels.length
          peak = Math.max(peak, Math.abs(value))
        }
        counted += 1
        if (counted < blockLength) continue
        powers.push(sum / counted)
        peaks.push(peak)
        peak = 0
        sum = 0
        counted = 0
      }
      frames += length
    },
    /** Returns the peak of each block since the last call, or nothing while there are fewer than `least`. */
    takePeaks(least = 1): readonly number[] {
      if (peaks.length < least) return []
      const taken = peaks
      peaks = []
      return taken
    },
    read(): Loudness {
      return {
        seconds: frames / sampleRate,
        decibels: toGatedDecibels(powers),
        silences: findSilences(powers),
      }
    },
  }
}

function toGatedDecibels(powers: readonly number[]): number | null {
  const heard = powers.filter((power) => toDecibels(power) > absoluteGate)
  if (heard.length === 0) return null
  const gate = toDecibels(mean(heard)) + relativeGate
  return toDecibels(mean(heard.filter((power) => toDecibels(power) > gate)))
}

const mean = (powers: readonly number[]) => powers.reduce((sum, power) => sum + power, 0) / powers.length

function findSilences(powers: readonly number[]): Silence[] {
  const silences: Silence[] = []
  let start = 0
  // A loud block at the end closes the last silence.
  for (const [index, power] of [...powers, 1].entries()) {
    if (toDecibels(power) < silentBelow) continue
    const seconds = (index - start) / blocksPerSecond
    if (seconds >= shortestSilence) silences.push({ start: start / blocksPerSecond, seconds })
    start = index + 1
  }
  return silences
}
