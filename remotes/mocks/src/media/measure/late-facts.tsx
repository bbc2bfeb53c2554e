import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

const RecordingFacts = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "upload" */ './recording-facts.tsx')).RecordingFacts,
  'The measurements of the recording',
)

/** What is measured of a recording, with code that comes when one was chosen. */
export const LateFacts = ({ file }: { file: File }) => (
  <RecordingFacts key={`${file.name} ${file.size}`} file={file} />
)
