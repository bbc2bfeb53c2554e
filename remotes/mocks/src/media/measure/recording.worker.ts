import { readRecording } from './read-recording.ts'
import type { RecordingReport } from './recording-report.ts'

const tell = (report: RecordingReport) => self.postMessage(report)

self.onmessage = ({ data: file }: MessageEvent<Blob>) => {
  readRecording(file, (progress) => tell({ is: 'progress', progress })).then(
    (recording) => tell({ is: 'read', recording }),
    () => tell({ is: 'failed' }),
  )
}
