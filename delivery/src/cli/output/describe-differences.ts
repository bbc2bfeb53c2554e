import { type Difference, differenceKinds } from '../../releases/comparison/list-differences.ts'

/** Differences by kind, a line each. */
export const describeDifferences = (differences: readonly Difference[]): string[] =>
  differenceKinds.flatMap((kind) => {
    const lines = differences
      .filter((each) => each.kind === kind)
      .map(({ unit, text }) => `  ${unit} ${text}`)
    return lines.length === 0 ? [] : [`${kind}:`, ...lines]
  })
