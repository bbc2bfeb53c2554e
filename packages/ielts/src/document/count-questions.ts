import { toAnswerKind } from './group-type.ts'
import { listBlanks } from './listening-body.ts'
import type { GroupNode, MockNodes } from './mock-node.ts'
import { parseNumberWord } from './number-words.ts'

const setSize = /\b(two|three|four|five|[2-5])\s+(?:correct\s+)?(?:letters|answers|options|statements)\b/i

/** The number of letters that an instruction asks for; null if it does not say. */
export function parseSetSize(instruction: string): number | null {
  const word = setSize.exec(instruction)?.[1]
  return word === undefined ? null : parseNumberWord(word)
}

/** `asked`: items of a group; `size`: answers to each item. */
export type QuestionCount = { asked: number; size: number }

/** Items that are asked: gaps, or questions. */
export const countItems = (nodes: MockNodes, group: GroupNode): number =>
  group.kind === 'listening.group' ? listBlanks(nodes, group).length : (group.lists.questions?.length ?? 0)

/** Counts by the items asked, like an answer sheet: a key that is too short or too long does not renumber questions. */
export function countAsked(nodes: MockNodes, group: GroupNode): QuestionCount {
  const answers = group.fields.correct_answer?.length
  const asked = countItems(nodes, group)
  if (asked === 0) return { asked: answers ?? 0, size: 1 }
  if (toAnswerKind(group) !== 'set' || answers === undefined) return { asked, size: 1 }
  const size = Math.max(1, Math.floor(answers / asked))
  const wanted = parseSetSize(group.fields.instruction ?? '') ?? 1
  // Some tests write each letter of a set as a separate item.
  const isOneEach = asked > 1 && size === 1 && (answers === asked || asked === wanted)
  return { asked, size: isOneEach ? 1 : Math.max(size, wanted) }
}
