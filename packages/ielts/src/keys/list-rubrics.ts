import type { KeyGroup } from './key-group.ts'

/** Combines consecutive groups with the same type and instruction, such as multiple-choice questions, under one rubric. */
export function listRubrics(groups: readonly KeyGroup[]): KeyGroup[][] {
  const rubrics: KeyGroup[][] = []
  for (const group of groups) {
    const last = rubrics.at(-1)
    const before = last?.at(-1)
    const isSame = before?.type === group.type && before?.instruction === group.instruction
    if (last !== undefined && isSame && group.instruction !== '') last.push(group)
    else rubrics.push([group])
  }
  return rubrics
}
