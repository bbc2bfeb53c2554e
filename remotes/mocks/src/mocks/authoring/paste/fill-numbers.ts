import type { PastedQuestion } from './pasted-test.ts'

/** A number of the range that is nowhere in the text is an empty question: the others keep their numbers. */
export function fillNumbers(
  questions: readonly PastedQuestion[],
  { first, last }: { first: number; last: number },
): PastedQuestion[] {
  const sorted = questions.toSorted((left, right) => left.number - right.number)
  const taken = new Set(
    sorted.flatMap(({ number, count }) => Array.from({ length: count }, (_, i) => number + i)),
  )
  const missing = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
    (number) => !taken.has(number),
  )
  if (sorted.length === 0) return []
  return [...sorted, ...missing.map((number) => ({ number, text: '', options: [], count: 1 }))].toSorted(
    (left, right) => left.number - right.number,
  )
}
