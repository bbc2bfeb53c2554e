import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

const RecordingFacts = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "upload" */ './recording-facts.tsx')).RecordingFacts,
  'The measurements of the recording',
)

/** Measures a recording with code that is loaded when a file is chosen. */
export const LazyRecordingFacts = ({ file }: { file: File }) => (
  <RecordingFacts key={`${file.name} ${file.size}`} file={file} />
)
