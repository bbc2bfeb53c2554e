import { countAsked } from './count-questions.ts'
import { listNodes, listParts, type MockContent } from './mock-content.ts'
import type { NodeId } from './mock-node.ts'
import { toAmount } from './to-amount.ts'

/** Question numbers of a node; `count` may be 0. */
export type NumberRange = { first: number; count: number }

/** Totals and question numbers, which are always computed. */
export type MockFigures = {
  questions: number
  marks: number
  ranges: ReadonlyMap<NodeId, NumberRange>
}

/** A speaking test is marked by a band from one to nine. */
const speakingMarks = 9

const known = new WeakMap<MockContent, MockFigures>()

/** Totals and question numbers of a mock, computed once per document. */
export function toFigures(content: MockContent): MockFigures {
  const figures = known.get(content) ?? countAll(content)
  known.set(content, figures)
  return figures
}

/** `16`, `15–20`; a dash if there are no questions yet. */
function toRangeText({ first, count }: NumberRange): string {
  if (count === 0) return '–'
  return count === 1 ? String(first) : `${first}–${first + count - 1}`
}

/** `Question 16`, `Questions 15–20` */
export const nameQuestions = (first: number, last: number): string =>
  first === last ? `Question ${first}` : `Questions ${first}–${last}`

/** The first and the last number; 0 without questions. */
export function toSpan(questions: readonly { number: number }[]): [first: number, last: number] {
  const first = questions[0]?.number ?? 0
  return [first, questions.at(-1)?.number ?? first]
}

/** Question numbers of a part or group. */
export const readRange = (content: MockContent, id: NodeId): NumberRange =>
  toFigures(content).ranges.get(id) ?? { first: 1, count: 0 }

/** Question numbers of a node: `15–20`. */
export const readNumbers = (content: MockContent, id: NodeId): string => toRangeText(readRange(content, id))

function countAll(content: MockContent): MockFigures {
  const { nodes, section } = content
  const ranges = new Map<NodeId, NumberRange>()
  let questions = 0
  let marks = section === 'speaking' ? speakingMarks : 0
  for (const part of listParts(content)) {
    const first = questions + 1
    switch (part.kind) {
      case 'writing.part':
        questions += 1
        marks += toAmount(part.fields.marks)
        break
      case 'speaking.part':
        questions += (part.lists.questions?.length ?? 0) + (part.fields.cue_card ? 1 : 0)
        break
      case 'reading.part':
      case 'listening.part':
        for (const group of listNodes(nodes, part, 'questions')) {
          const { asked, size } = countAsked(nodes, group)
          const count = asked * size
          ranges.set(group.id, { first: questions + 1, count })
          questions += count
          marks += toAmount(group.fields.marks)
        }
        break
      default:
        part satisfies never
    }
    ranges.set(part.id, { first, count: questions + 1 - first })
  }
  return { questions, marks, ranges }
}
