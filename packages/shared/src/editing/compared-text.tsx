import { diffWordsWithSpace } from 'diff'

/** Below this a text is read faster whole than with its changes marked. */
const shortest = 24

/** Milliseconds after which two texts that have little in common are shown whole. */
const patience = 200

export const isCompared = (before: string, after: string): boolean =>
  before !== after && before.length >= shortest && after.length >= shortest

type ComparedTextProps = { before: string; after: string }

/** A text with the words that are new marked, and those that went struck through. */
export function ComparedText({ before, after }: ComparedTextProps) {
  if (!isCompared(before, after)) return after
  const parts = diffWordsWithSpace(before, after, { timeout: patience })
  // Nothing is left in common: marks would say less than the text alone.
  if (parts === undefined || parts.every(({ added, removed }) => added || removed)) return after
  return parts.map(({ value, added, removed }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never move
    if (added) return <ins key={index}>{value}</ins>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never move
    return removed ? <del key={index}>{value}</del> : value
  })
}
