import { isJsonObject, isSameJson } from '../../core/document/json.ts'
import { type MockCommand, setField } from '../../core/document/mock-commands.ts'
import type { MockContent, NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { toAnswerKind } from '../../core/keys/answer-kind.ts'
import { type Blank, listBlanks } from '../../core/keys/listening-body.ts'

/** What the key has for each thing that a group asks, and what belongs to none of them. */
type DividedKey = { byBlank: Map<unknown, unknown[]>; size: number; others: unknown[] }

/** A set asks once for several answers. */
const usualSetSize = 2

function divideKey(content: MockContent, id: NodeId, blanks: readonly Blank[]): DividedKey | null {
  const group = content.nodes[id]
  const answers = group?.fields['correct_answer']
  if (group === undefined || !Array.isArray(answers)) return null
  const isSet = toAnswerKind(readText(group, 'type'), group.fields['options']) === 'set'
  const size = !isSet ? 1 : blanks.length === 0 ? usualSetSize : Math.floor(answers.length / blanks.length)
  const key: DividedKey = { byBlank: new Map(), size: Math.max(1, size), others: [] }
  for (const [index, answer] of answers.entries()) {
    const named = isJsonObject(answer) ? blanks.find((blank) => blank.id === answer['questionId']) : undefined
    const blank = named ?? blanks[Math.floor(index / key.size)]
    if (blank === undefined) key.others.push(answer)
    else key.byBlank.set(blank.of, [...(key.byBlank.get(blank.of) ?? []), answer])
  }
  return key
}

/** Answers of whatever form as text, by what they answer. */
export function readAnswers(content: MockContent, id: NodeId): ReadonlyMap<unknown, string> {
  const group = content.nodes[id]
  const key = group && divideKey(content, id, listBlanks(content.nodes, group))
  return new Map(
    [...(key?.byBlank ?? [])].map(([of, answers]) => [
      of,
      answers.map((answer) => String((isJsonObject(answer) ? answer['answer'] : answer) ?? '')).join(', '),
    ]),
  )
}

/** What a change says of the answer to one thing; `was` is what that was before, where it is not the same any more. */
export type GivenAnswer = { of: unknown; answer: string; was?: unknown }

/**
 * A change of what a group asks, after which each question still has its answer, in the form that the server has: those
 * of what is gone go with it, and what is new has none yet, or that of `given`.
 */
export const keepAnswers =
  (id: NodeId, command: MockCommand, given?: (content: MockContent) => GivenAnswer[]) =>
  (content: MockContent): MockContent => {
    const next = command(content)
    const before = content.nodes[id]
    const after = next.nodes[id]
    if (before === undefined || after === undefined) return next
    const blanks = listBlanks(content.nodes, before)
    const key = divideKey(content, id, blanks)
    if (key === null) return next
    const idsBefore = new Map(blanks.map((blank) => [blank.of, blank.id]))
    const isPaired = [...key.byBlank.values(), key.others].flat().some(isJsonObject)
    const written = new Map(given?.(next).map((each) => [each.of, each]))
    const answers = listBlanks(next.nodes, after).flatMap((blank) => {
      const { answer, was = blank.of } = written.get(blank.of) ?? {}
      const found = key.byBlank.get(was)
      const own = found ?? Array.from({ length: key.size }, () => '')
      return own.map((each) => {
        const said = answer === undefined ? each : withText(each, answer)
        if (isJsonObject(said)) {
          return said['questionId'] === idsBefore.get(was) ? { ...said, questionId: blank.id } : said
        }
        return isPaired && found === undefined ? { questionId: blank.id, answer: said } : said
      })
    })
    const kept = [...answers, ...key.others]
    const wire = before.fields['correct_answer']
    return setField(id, 'correct_answer', isSameJson(kept, wire) ? wire : kept)(next)
  }

const withText = (answer: unknown, text: string): unknown =>
  isJsonObject(answer) ? { ...answer, answer: text } : text
