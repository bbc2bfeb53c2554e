import text from '@console/authoring/styles/text.module.css'
import { formatNumber } from '@console/shared/ui/number'
import type { FactsProgress } from './use-all-facts.ts'

type FactsNoteProps = {
  progress: FactsProgress
  /** What the mocks are read for: "mock type". */
  fact: string
  /** The list leaves out a mock of which it is not known; otherwise such a mock comes last. */
  isLeftOut: boolean
}

/** The server's rows do not say it: while the mocks are read for it, the list is not complete. */
export function FactsNote({ progress: { read, failed, wanted }, fact, isLeftOut }: FactsNoteProps) {
  if (read + failed < wanted) {
    return (
      <p role="status" className={text.note}>
        Reading the mocks for their {fact}: {formatNumber(read)} of {formatNumber(wanted)}. More may appear
        below.
      </p>
    )
  }
  if (failed === 0) return null
  const them = failed === 1 ? 'it' : 'them'
  return (
    <p role="status" className={text.note}>
      {failed === 1 ? 'One mock' : `${formatNumber(failed)} mocks`} could not be read, so the {fact} is not
      known; {isLeftOut ? `this list leaves ${them} out` : `this list has ${them} last`}. Choose the {fact}{' '}
      again to try once more.
    </p>
  )
}
