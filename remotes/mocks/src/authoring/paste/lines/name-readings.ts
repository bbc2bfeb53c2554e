import type { PrintedTest } from '@console/printed-tests'
import { toGroupName } from '../paste-plan.ts'

/** How the reader took each line, by its position in the whole text. */
export function nameReadings({ parts, rubrics, unread }: PrintedTest): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  const cover = ({ from, to }: { from: number; to: number }, name: string) => {
    for (let at = from; at <= to; at += 1) names.set(at, name)
  }
  for (const { lines } of parts) if (lines !== null) cover(lines, 'Passage')
  for (const group of parts.flatMap(({ groups }) => groups)) cover(group, toGroupName(group))
  for (const { at } of rubrics) names.set(at, 'Left out')
  for (const { at } of unread) names.set(at, 'Not recognised')
  return names
}
