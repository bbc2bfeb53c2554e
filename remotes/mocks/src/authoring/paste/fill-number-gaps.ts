import type { GroupDraft } from '@console/ielts/sections'

type NumberedDrafts = { first: number; last: number; drafts: readonly GroupDraft[] }

/**
 * Fills missing and left-out questions with blank ones if others follow, so that printed numbers and numbers of the
 * mock agree. `toBlank` makes the given count of blanks.
 */
export function fillNumberGaps(
  groups: readonly NumberedDrafts[],
  toBlank: (count: number) => GroupDraft[],
): GroupDraft[][] {
  const placed = groups.findLastIndex(({ drafts }) => drafts.length > 0)
  let next = groups[0]?.first ?? 1
  return groups.map(({ first, last, drafts }, index) => {
    if (index > placed) return [...drafts]
    const missing = first > next ? toBlank(first - next) : []
    next = Math.max(next, last + 1)
    return [...missing, ...(drafts.length > 0 ? drafts : toBlank(last - first + 1))]
  })
}
