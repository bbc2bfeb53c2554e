import { Fragment } from 'react'
import { compareWords } from './compare-words.ts'

/** A shorter text is easier to read whole than with its changes marked. */
const minLength = 24

export const isCompared = (before: string, after: string): boolean =>
  before !== after && before.length >= minLength && after.length >= minLength

type ComparedTextProps = { before: string; after: string }

/** Marks inserted words, and strikes deleted ones through. */
export function ComparedText({ before, after }: ComparedTextProps) {
  if (!isCompared(before, after)) return after
  const stretches = compareWords(before, after) ?? [{ before, after }]
  return stretches.map((stretch, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
    <Fragment key={index}>
      {stretch.before === stretch.after ? (
        stretch.after
      ) : (
        <>
          {stretch.before !== '' && <del>{stretch.before}</del>}
          {stretch.before !== '' && stretch.after !== '' && ' '}
          {stretch.after !== '' && <ins>{stretch.after}</ins>}
        </>
      )}
    </Fragment>
  ))
}
