import { expect, test } from 'vitest'
import { buildWave } from '../testing/build-wave.ts'
import { type RecordingProgress, readRecording } from './read-recording.ts'

async function read(...parts: BlobPart[]) {
  const told: RecordingProgress[] = []
  const recording = await readRecording(new Blob(parts), (progress) => told.push(progress))
  return { recording, told }
}

test('measures a recording while reading it, and reports progress', async () => {
  const { recording, told } = await read(buildWave(-31, 40, 30))
  expect(recording).toMatchObject({ is: 'heard', loudness: { silences: [{ start: 40, seconds: 30 }] } })
  if (recording.is === 'heard') expect(recording.loudness.decibels).toBeCloseTo(-31, 0)
  const shares = told.map(({ share }) => share)
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
  const peaks = told.flatMap((progress) => progress.peaks)
  expect(peaks).toHaveLength(700)
  expect(peaks[0]).toBeCloseTo(10 ** (-31 / 20) * Math.SQRT2, 2)
  expect(peaks[500]).toBe(0)
})

test('gives the length of a recording that cannot be decoded here', async () => {
  // 417 bytes are a frame of 128 kbit/s at 44.1 kHz; Node has no decoder for it.
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  const { recording } = await read(...Array.from({ length: 100 }, () => frame))
  expect(recording.is === 'length' && recording.seconds).toBeCloseTo((100 * 1152) / 44_100, 1)
})

test('refuses a file without sound', async () => {
  await expect(read('Dear all')).rejects.toThrow()
})
