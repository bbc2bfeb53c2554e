import { toLetter } from '@console/ielts'
import type { PrintedPart } from '../model/printed-test.ts'

/** Paragraphs that have numbers on paper have letters here, and so has the key of the questions that ask for one. */
export function letterParagraphs(
  parts: readonly PrintedPart[],
  answers: ReadonlyMap<number, string>,
): Map<number, string> {
  const lettered = new Map(answers)
  for (const { paragraphs, groups } of parts) {
    for (const { task, first, last } of groups) {
      const own = [...answers].filter(([number]) => number >= first && number <= last)
      const areNumbers = own.every(([, said]) => /^\d{1,2}$/.test(said) && Number(said) <= paragraphs.length)
      if (task !== 'information' || !areNumbers) continue
      for (const [number, said] of own) lettered.set(number, toLetter(Number(said) - 1))
    }
  }
  return lettered
}
