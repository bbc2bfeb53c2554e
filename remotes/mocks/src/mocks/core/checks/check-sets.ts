import { normaliseAnswer } from '../keys/answer-text.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { type CheckFinding, fault } from './mock-issue.ts'

const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }

const asked = /\b(two|three|four|five|[2-5])\s+(?:correct\s+)?(?:letters|answers|options|statements)\b/i

/** “Choose TWO letters”: the key is a set, as large as the instruction says. */
export function checkSets({ instruction, questions, options }: KeyGroup): CheckFinding[] {
  const said = asked.exec(instruction)?.[1]?.toLowerCase() ?? ''
  const count = counts[said] ?? (said === '' ? null : Number(said))
  return [...Map.groupBy(questions, ({ set }) => set).values()].flatMap((set) => {
    const [first] = set
    if (first === undefined) return []
    const { node, field } = first.place
    const found: CheckFinding[] = []
    const letters = set.map(({ key }) => normaliseAnswer(key)).filter((key) => key !== '')
    if (new Set(letters).size < letters.length) {
      found.push(fault(node, field, `The key of question ${first.number} has a letter twice`))
    }
    if (count !== null && count !== set.length) {
      found.push(
        fault(
          node,
          field,
          `The instruction asks for ${count} letters; the key of question ${first.number} has ${set.length}`,
        ),
      )
    }
    if (options !== null && set.length >= options.length) {
      found.push(fault(node, field, `All ${options.length} options of question ${first.number} are right`))
    }
    return found
  })
}
