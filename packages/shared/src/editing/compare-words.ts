import { diffWordsWithSpace } from 'diff'

/** A stretch of two texts: equal in both, or replaced. */
export type ComparedStretch = { before: string; after: string }

/** Milliseconds after which two very different texts are shown whole. */
const maxDiffTime = 200

/** Null if the texts share words by coincidence only. */
export function compareWords(before: string, after: string): ComparedStretch[] | null {
  const parts = diffWordsWithSpace(before, after, { timeout: maxDiffTime })
  if (parts === undefined) return null
  const stretches: ComparedStretch[] = []
  for (const { value, added, removed } of parts) {
    const last = stretches.at(-1)
    if (last === undefined || isSame(last) || !(added || removed)) stretches.push({ before: '', after: '' })
    const open = stretches.at(-1)
    if (open === undefined) continue
    if (!added) open.before += value
    if (!removed) open.after += value
    if (added || removed) joinChanges(stretches)
  }
  return stretches.some((stretch) => isSame(stretch) && hasWord.test(stretch.after)) ? stretches : null
}

const hasWord = /[\p{L}\p{N}]/u

const isSame = ({ before, after }: ComparedStretch): boolean => before === after

const toLength = ({ before, after }: ComparedStretch): number => Math.max(before.length, after.length)

/**
 * The semantic cleanup of Neil Fraser's diff-match-patch: shared words no longer than the changes on both sides are
 * coincidence, and read better as part of the change.
 */
function joinChanges(stretches: ComparedStretch[]): void {
  for (;;) {
    const [first, common, last] = stretches.slice(-3)
    if (first === undefined || common === undefined || last === undefined || isSame(first)) return
    if (toLength(common) > Math.min(toLength(first), toLength(last))) return
    const joined = [first, common, last]
    stretches.splice(-3, 3, {
      before: joined.map((each) => each.before).join(''),
      after: joined.map((each) => each.after).join(''),
    })
  }
}
