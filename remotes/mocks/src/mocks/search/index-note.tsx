import { ReadingNote } from '@console/authoring/search/reading-note'
import type { TextIndexState } from './use-text-index.ts'

const mockWords = { one: 'mock', many: 'mocks' }

/** How much of the mocks is searched, and what to do about the rest. */
export const IndexNote = ({ index: { progress, start, stop, again } }: { index: TextIndexState }) => (
  <ReadingNote progress={progress} words={mockWords} onStart={start} onStop={stop} onRetry={again} />
)
