import { parseSetSize } from '../document/count-questions.ts'
import { normaliseAnswer } from '../keys/answer-text.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { atQuestions, type CheckFindings, fault } from './mock-issue.ts'

/** Checks the key of “Choose TWO letters”: that many, and all different. */
export function* checkSets({ instruction, questions, options }: KeyGroup): CheckFindings {
  const count = parseSetSize(instruction)
  for (const set of Map.groupBy(questions, (question) => question.set).values()) {
    const [first] = set
    if (first === undefined) continue
    const { number, place } = first
    const toFault = (check: 'set-size' | 'set-letters', message: string) =>
      atQuestions(
        set.map((question) => question.number),
        fault(check, place.node, place.field, message),
      )
    const letters = set.map(({ key }) => normaliseAnswer(key)).filter((key) => key !== '')
    if (new Set(letters).size < letters.length)
      yield toFault('set-letters', `The key of question ${number} has the same letter twice`)
    if (count !== null && count !== set.length) {
      yield toFault(
        'set-size',
        `The instruction asks for ${count} letters; the key of question ${number} has ${set.length}`,
      )
    }
    if (options.length > 0 && set.length >= options.length) {
      yield toFault('set-letters', `All ${options.length} options of question ${number} are right`)
    }
  }
}
