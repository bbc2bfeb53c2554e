import { inSequence, type MockCommand } from '../../core/document/mock-command.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { listKeyGroups } from '../../core/keys/key-group.ts'

/** Answers by question number. */
export type KeyColumn = ReadonlyMap<number, string>

const numbered = /^(\d{1,3})(?:[.):]\s*|\s+|$)(.*)$/s

/**
 * A column of answers as it is copied from a sheet: “1 B”, “2. TRUE”, “3<tab>sawdust”. Where no line has a number they
 * are those of the first question and on; an empty line leaves its question as it is.
 */
export function parseKeyColumn(text: string): KeyColumn {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const matches = filled.map((line) => numbered.exec(line))
  // Answers may be numbers themselves: only numbers that rise line by line are those of questions.
  const numbers = matches.map((match) => Number(match?.[1] ?? Number.NaN))
  const isNumbered =
    matches.every((match) => match !== null && match[2] !== '') &&
    numbers.every((number, index) => number >= 1 && (index === 0 || number > (numbers[index - 1] ?? 0)))
  return isNumbered
    ? new Map(matches.map((match, index) => [numbers[index] ?? 0, match?.[2]?.trim() ?? '']))
    : new Map(lines.flatMap((line, index) => (line === '' ? [] : [[index + 1, line] as const])))
}

/** Writes answers into the key, in the form that each group has; `follow` is what follows from the key of a group. */
export const writeKey =
  (column: KeyColumn, follow: (group: NodeId) => MockCommand): MockCommand =>
  (content) => {
    let written = content
    for (const [number, answer] of column) {
      const question = listKeyGroups(written)
        .flatMap(({ questions }) => questions)
        .find((each) => each.number === number)
      if (question !== undefined) written = question.setKey(answer)(written)
    }
    return inSequence(...listKeyGroups(written).map(({ node }) => follow(node.id)))(written)
  }
