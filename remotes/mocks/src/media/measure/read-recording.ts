import { AudioSampleSink, BlobSource, Input, MP3, MP4, OGG, WAVE } from 'mediabunny'
import { createLoudnessMeter, type Loudness } from './loudness-meter.ts'

/** `length`: this browser cannot decode the recording. */
export type ReadRecording = { is: 'heard'; loudness: Loudness } | { is: 'length'; seconds: number }

/** The share that has been read, from 0 to 1, and the new peaks: the loudest sample of each 0.1 s. */
export type RecordingProgress = { share: number; peaks: readonly number[] }

/** Peaks per message: half a minute. */
const toldAtOnce = 300

/**
 * Decodes a recording as a stream. WAV is decoded here, MP3, M4A and OGG by the browser (WebCodecs). Rejects if the
 * file contains no audio.
 */
export async function readRecording(
  file: Blob,
  onProgress: (progress: RecordingProgress) => void,
): Promise<ReadRecording> {
  const input = new Input({ source: new BlobSource(file), formats: [MP3, MP4, OGG, WAVE] })
  const track = await input.getPrimaryAudioTrack()
  if (track === null) throw new Error('The file holds no sound')
  const seconds = await input.computeDuration()
  if (!(await track.canDecode())) return { is: 'length', seconds }
  const meter = createLoudnessMeter(await track.getSampleRate())
  for await (const sample of new AudioSampleSink(track).samples()) {
    const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames)
      sample.copyTo(plane, { format: 'f32-planar', planeIndex })
      return plane
    })
    sample.close()
    meter.add(channels)
    const peaks = meter.takePeaks(toldAtOnce)
    if (peaks.length > 0) onProgress({ share: Math.min(1, sample.timestamp / seconds), peaks })
  }
  onProgress({ share: 1, peaks: meter.takePeaks() })
  return { is: 'heard', loudness: meter.read() }
}
