import { toShortList } from '@console/shared/editing/change-text'

/** Joins labels of changes by part: “Description and Fee. Part 2: Title and Question 3. Passage 1: Paragraph A” */
export function toSummary(labels: readonly string[]): string {
  const steps = labels.map((label) => label.split(', '))
  const head = steps.filter(({ length }) => length === 1).map(([label = '']) => label)
  const parts = Map.groupBy(
    steps.filter(({ length }) => length > 1),
    ([part]) => part,
  )
  const inside = [...parts].map(
    ([part, changed]) =>
      `${part}: ${toShortList([...new Set(changed.map(([, ...rest]) => rest.join(' › ')))])}`,
  )
  return [...(head.length > 0 ? [toShortList([...new Set(head)])] : []), ...inside].join('. ').slice(0, 500)
}
