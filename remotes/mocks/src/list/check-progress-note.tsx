import text from '@console/authoring/styles/text.module.css'
import { formatNumber } from '@console/shared/ui/number'
import type { CheckProgress } from './use-check-summaries.ts'

type CheckProgressNoteProps = {
  progress: CheckProgress
  /** The property that the mocks are read for: "mock type". */
  fact: string
  /** Whether the list omits mocks without this property; otherwise they are sorted last. */
  isLeftOut: boolean
}

/** Rows lack this property, so the list is incomplete until the mocks have been read. */
export function CheckProgressNote({
  progress: { read, failed, wanted },
  fact,
  isLeftOut,
}: CheckProgressNoteProps) {
  if (read + failed < wanted) {
    return (
      <p role="status" className={text.note}>
        Loading the {fact}: {formatNumber(read)} of {formatNumber(wanted)} mocks. More may appear below.
      </p>
    )
  }
  if (failed === 0) return null
  const them = failed === 1 ? 'it' : 'them'
  return (
    <p role="status" className={text.note}>
      {failed === 1 ? 'One mock' : `${formatNumber(failed)} mocks`} could not be loaded, so{' '}
      {isLeftOut ? `this list leaves ${them} out` : `this list has ${them} last`}. Filter or sort again to
      retry.
    </p>
  )
}
