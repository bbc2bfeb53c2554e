import { waveHeaderLength, writeWaveHeader } from '@console/remote-kit/testing/wave-header'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, BufferTarget, Mp4OutputFormat, Output } from 'mediabunny'
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'

/** A WAV file of the given size: one second of a −31 dB tone, then silence. */
export function buildWave(bytes: number): Buffer {
  const sampleRate = 8000
  const wave = Buffer.alloc(bytes)
  writeWaveHeader(wave, sampleRate, 2)
  for (const [at, value] of buildTone(sampleRate, 1, 1).entries())
    wave.writeInt16LE(Math.round(value * 32_767), waveHeaderLength + at * 2)
  return wave
}

/** A −31 dB tone for so many seconds, followed by silence. */
const buildTone = (sampleRate: number, heard: number, whole: number) =>
  Float32Array.from({ length: sampleRate * whole }, (_, at) =>
    at < heard * sampleRate
      ? 10 ** (-31 / 20) * Math.SQRT2 * Math.sin((2 * Math.PI * 300 * at) / sampleRate)
      : 0,
  )

const sampleRate = 44_100
const tone = () => buildTone(sampleRate, 2, 9)

export async function buildMp3(): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 1, bitrate: 128 })
  // The encoder reuses its output buffer on the next call.
  return Buffer.concat([Buffer.from(encoder.encode([tone()])), Buffer.from(encoder.finalize())])
}

/** An Ogg Vorbis file. */
export async function buildOgg(): Promise<Buffer> {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate, channels: 1, vbrQuality: 3 })
  return Buffer.concat([Buffer.from(encoder.encode([tone()])), Buffer.from(encoder.finalize())])
}

/** An M4A file with AAC. */
export async function buildM4a(): Promise<Buffer> {
  registerAacEncoder()
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'aac', bitrate: 128_000 })
  output.addAudioTrack(source)
  await output.start()
  const sample = new AudioSample({
    data: tone(),
    format: 'f32-planar',
    numberOfChannels: 1,
    sampleRate,
    timestamp: 0,
  })
  await source.add(sample)
  sample.close()
  await output.finalize()
  if (target.buffer === null) throw new Error('The encoder gave nothing')
  return Buffer.from(target.buffer)
}
