import type { ReadRecording, RecordingProgress } from './read-recording.ts'

/** What the worker says of the recording that it was given. */
export type RecordingReport =
  | { is: 'progress'; progress: RecordingProgress }
  | { is: 'read'; recording: ReadRecording }
  | { is: 'failed' }
