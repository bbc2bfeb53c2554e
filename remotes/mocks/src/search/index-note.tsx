import { ReadingNote } from '@console/authoring/search/reading-note'
import text from '@console/authoring/styles/text.module.css'
import type { TextIndexState } from './use-text-index.ts'

export const mockWords = { one: 'mock', many: 'mocks' }

type IndexNoteProps = { index: TextIndexState; isAsked: boolean }

/** The progress of the index, and the actions on it. */
export const IndexNote = ({ index: { progress, isKept, start, stop, again }, isAsked }: IndexNoteProps) => (
  <>
    <ReadingNote
      progress={progress}
      words={mockWords}
      onStart={start}
      onStop={stop}
      onRetry={again}
      isAsked={isAsked}
    />
    {!isKept && (
      <p className={text.note}>
        This browser does not keep the texts: it has no room, or is not allowed to. They are searched now, and
        read again at the next visit.
      </p>
    )}
  </>
)
