import {
  type Blank,
  type KeyAnswer,
  type ListeningGroup,
  listBlanks,
  type MockCommand,
  type MockContent,
  type NodeId,
  readNode,
  setField,
  toAnswerKind,
  toAnswerText,
  withAnswerText,
} from '@console/ielts'
import { isSame } from '@console/values/json/json-document'

type Asked = Blank['of']

/** The key by asked item, and answers that belong to none. */
type DividedKey = { byBlank: Map<Asked, KeyAnswer[]>; size: number; others: KeyAnswer[] }

/** Sets usually have several answers. */
const usualSetSize = 2

const readGroup = ({ nodes }: MockContent, id: NodeId) => readNode(nodes, { kind: 'listening.group', id })

function divideKey(group: ListeningGroup, blanks: readonly Blank[]): DividedKey | null {
  const answers = group.fields.correct_answer
  if (answers === undefined) return null
  const isSet = toAnswerKind(group) === 'set'
  const size = !isSet ? 1 : blanks.length === 0 ? usualSetSize : Math.floor(answers.length / blanks.length)
  const key: DividedKey = { byBlank: new Map(), size: Math.max(1, size), others: [] }
  for (const [index, answer] of answers.entries()) {
    const named =
      typeof answer === 'string' ? undefined : blanks.find((blank) => blank.id === answer.questionId)
    const blank = named ?? blanks[Math.floor(index / key.size)]
    if (blank === undefined) key.others.push(answer)
    else key.byBlank.set(blank.of, [...(key.byBlank.get(blank.of) ?? []), answer])
  }
  return key
}

/** Answers of any notation as text, by asked item. */
export function readAnswers(content: MockContent, id: NodeId): ReadonlyMap<Asked, string> {
  const group = readGroup(content, id)
  const key = group && divideKey(group, listBlanks(content.nodes, group))
  return new Map([...(key?.byBlank ?? [])].map(([of, answers]) => [of, answers.map(toAnswerText).join(', ')]))
}

/** The answer to an item that a change sets. `was` is the item’s former identity. */
export type GivenAnswer = { of: Asked; answer: string; was?: Asked }

/**
 * Applies a change and keeps the answer of each question, in the server’s notation. Answers of removed items go too;
 * new items have no answer unless `given` has one.
 */
export const keepAnswers =
  (id: NodeId, command: MockCommand, given?: (content: MockContent) => GivenAnswer[]) =>
  (content: MockContent): MockContent => {
    const next = command(content)
    const before = readGroup(content, id)
    const after = readGroup(next, id)
    if (before === undefined || after === undefined) return next
    const blanks = listBlanks(content.nodes, before)
    const key = divideKey(before, blanks)
    if (key === null) return next
    const idsBefore = new Map(blanks.map((blank) => [blank.of, blank.id]))
    const isPaired = [...key.byBlank.values(), key.others].flat().some((answer) => typeof answer !== 'string')
    const written = new Map(given?.(next).map((each) => [each.of, each]))
    const answers = listBlanks(next.nodes, after).flatMap((blank) => {
      const { answer, was = blank.of } = written.get(blank.of) ?? {}
      const found = key.byBlank.get(was)
      const own = found ?? Array.from({ length: key.size }, () => '')
      return own.map((each): KeyAnswer => {
        const updated = answer === undefined ? each : withAnswerText(each, answer)
        const questionId = blank.id ?? ''
        if (typeof updated !== 'string') {
          return updated.questionId === idsBefore.get(was) ? { ...updated, questionId } : updated
        }
        return isPaired && found === undefined ? { questionId, answer: updated } : updated
      })
    })
    const kept = [...answers, ...key.others]
    const wire = before.fields.correct_answer
    return setField(before, 'correct_answer', isSame(kept, wire) ? wire : kept)(next)
  }
