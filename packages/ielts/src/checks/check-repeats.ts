import { countWords } from '../document/count-words.ts'
import { normaliseAnswer } from '../keys/answer-text.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { type CheckFindings, warning } from './mock-issue.ts'

/** Shorter lines, such as “It was _____”, may recur in notes or tables. */
const leastWords = 4

/** Warns about questions of a part that have the same text. */
export function* checkRepeats(groups: readonly KeyGroup[]): CheckFindings {
  for (const part of Map.groupBy(groups, ({ node }) => node.parent).values()) {
    const asked = new Map<string, { number: number; set: string }>()
    for (const { number, text, set, place } of part.flatMap(({ questions }) => questions)) {
      const words = normaliseAnswer(text)
      const before = asked.get(words)
      if (before === undefined) asked.set(words, { number, set })
      else if (before.set !== set && countWords(words) >= leastWords) {
        const message = `Question ${number} asks the same as question ${before.number}`
        const field = place.field === 'answer' ? 'text' : place.field
        yield warning('question-repeated', place.node, field, message)
      }
    }
  }
}
