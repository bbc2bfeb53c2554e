import type { ReadRecording, RecordingProgress } from './read-recording.ts'

/** A message of the worker. */
export type RecordingReport =
  | { is: 'progress'; progress: RecordingProgress }
  | { is: 'read'; recording: ReadRecording }
  | { is: 'failed' }
