import { lazy, Suspense } from 'react'

const RecordingFacts = lazy(async () => ({
  default: (await import('./recording-facts.tsx')).RecordingFacts,
}))

/** What is measured of a recording, with code that comes when one was chosen. */
export const LateFacts = ({ file }: { file: File }) => (
  <Suspense fallback={null}>
    <RecordingFacts key={`${file.name} ${file.size}`} file={file} />
  </Suspense>
)
