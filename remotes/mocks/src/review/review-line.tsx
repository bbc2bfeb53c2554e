import text from '@console/authoring/styles/text.module.css'
import type { Mock, ReviewNotes } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { reviewNotesQuery } from './review-notes.queries.ts'
import { difficultyLabels, lastReview } from './review-state.ts'
import { ReviewStepLine } from './review-steps.tsx'

/** The last review step, the difficulty and the tags; renders nothing without any. */
export function ReviewLine({ mock }: { mock: Mock }) {
  const { data } = useQuery(reviewNotesQuery(usePlatform(), mock.section))
  const notes = data?.find(({ id }) => id === mock.id)
  return notes === undefined ? null : <StoreLine notes={notes} />
}

function StoreLine({ notes }: { notes: ReviewNotes }) {
  const { difficulty, tags } = notes
  const last = lastReview(notes)
  const labels = [difficulty === null ? '' : difficultyLabels[difficulty], ...tags].filter(Boolean)
  if (last === undefined && labels.length === 0) return null
  return (
    <div>
      <p className={text.note}>
        {last !== undefined && <ReviewStepLine review={last} />}
        {last !== undefined && labels.length > 0 && ' · '}
        {labels.join(' · ')}
      </p>
      {last !== undefined && last.note !== '' && <p className={text.note}>“{last.note}”</p>}
    </div>
  )
}
