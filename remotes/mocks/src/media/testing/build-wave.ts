import { waveHeaderLength, writeWaveHeader } from '@console/remote-kit/testing/wave-header'

const sampleRate = 8000

/** A WAV with a tone of the given level, followed by silence, both in seconds. */
export function buildWave(decibels: number, heard: number, silent: number): Buffer<ArrayBuffer> {
  const wave = Buffer.alloc(waveHeaderLength + (heard + silent) * sampleRate * 2)
  writeWaveHeader(wave, sampleRate, 2)
  const peak = 32_767 * 10 ** (decibels / 20) * Math.SQRT2
  for (let at = 0; at < heard * sampleRate; at += 1)
    wave.writeInt16LE(
      Math.round(peak * Math.sin((2 * Math.PI * 300 * at) / sampleRate)),
      waveHeaderLength + at * 2,
    )
  return wave
}
