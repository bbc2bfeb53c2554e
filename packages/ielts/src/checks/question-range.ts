import { range } from 'es-toolkit/math'
import type { KeyQuestion } from '../keys/key-group.ts'

/** Combines consecutive questions, so that a fault of all of them is reported once, at the first. */
export function listRuns(
  questions: readonly KeyQuestion[],
): { first: KeyQuestion; numbers: number[]; name: string; isOne: boolean }[] {
  const runs: { first: KeyQuestion; last: KeyQuestion }[] = []
  for (const question of questions) {
    const run = runs.at(-1)
    if (run?.last.number === question.number - 1) run.last = question
    else runs.push({ first: question, last: question })
  }
  return runs.map(({ first, last }) => ({
    first,
    numbers: range(first.number, last.number + 1),
    isOne: first === last,
    name: first === last ? `Question ${first.number}` : `Questions ${first.number} to ${last.number}`,
  }))
}
