import { expect, it } from 'vitest'
import { describeLoudness } from './describe-loudness.ts'
import { createLoudnessMeter } from './loudness-meter.ts'

const sampleRate = 8000

/** A sine of the given level and length (full scale is −3 dB); null for silence. */
function buildTone(decibels: number | null, seconds: number) {
  const peak = decibels === null ? 0 : 10 ** (decibels / 20) * Math.SQRT2
  return Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => peak * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  )
}

function measure(...tones: Float32Array[]) {
  const meter = createLoudnessMeter(sampleRate)
  // Added in pieces of any length, as decoders return them.
  for (const tone of tones)
    for (let at = 0; at < tone.length; at += 1152) {
      const piece = tone.subarray(at, at + 1152)
      meter.add([piece, piece])
    }
  return meter.read()
}

it.each([-31, -18, -6])('measures a tone of %d dB with silence around it', (decibels) => {
  const { seconds, decibels: found } = measure(
    buildTone(null, 3),
    buildTone(decibels, 10),
    buildTone(null, 4),
  )
  expect(seconds).toBeCloseTo(17)
  expect(found).toBeCloseTo(decibels, 0)
})

it('finds silences of more than 5 seconds', () => {
  const { silences } = measure(
    ...[buildTone(-18, 2), buildTone(null, 7), buildTone(-20, 3)],
    ...[buildTone(null, 4), buildTone(-20, 1), buildTone(null, 6)],
  )
  const found = silences.map(({ start, seconds }) => [Math.round(start), Math.round(seconds)])
  expect(found).toEqual([
    [2, 7],
    [17, 6],
  ])
})

it.each([
  [-31, 'Quiet: −31 dB; most recordings are near −18 dB.'],
  [-19.2, 'Loudness: −19 dB, like most recordings.'],
  [-6, 'Loud: −6 dB; most recordings are near −18 dB.'],
  [null, 'The recording is silent.'],
])('says of a recording of %j dB: %s', (decibels, sentence) => {
  expect(describeLoudness({ seconds: 252, decibels, silences: [] })).toBe(`4 min 12 s. ${sentence}`)
})

it('names the first silences', () => {
  const silences = [5, 65, 300, 400].map((start) => ({ start, seconds: 7 }))
  expect(describeLoudness({ seconds: 30, decibels: -18, silences })).toBe(
    '30 s. Loudness: −18 dB, like most recordings. Silent for 7 s at 0:05, 7 s at 1:05, 7 s at 5:00, and 1 more.',
  )
})
