import { isJsonObject } from '../document/json.ts'
import { type MockCommand, setAnswer, setField } from '../document/mock-commands.ts'
import { listNodes, type MockContent, type MockNode, mockId } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { partList } from '../document/mock-layout.ts'
import type { MockPlace } from '../document/mock-place.ts'
import { readText } from '../document/read-node.ts'
import { toAmount } from '../document/typed-number.ts'
import { type AnswerKind, toAnswerKind } from './answer-kind.ts'
import { type AnswerOption, readOptions } from './answer-option.ts'
import { listBlanks } from './listening-body.ts'

export type KeyQuestion = {
  number: number
  /** What is asked, with `_____` where a word is missing. */
  text: string
  key: string
  place: MockPlace
  /** Which of the things that the group asks it is; of a set, several questions are of one. */
  asked: number
  /** Questions of one set have the same: their answers come in any order. */
  set: string
  /** Another answer in the place of this one, in the form that the server has. */
  setKey(answer: string): MockCommand
}

/** A group of questions with its key, of either section and whatever form on the wire. */
export type KeyGroup = {
  node: MockNode
  type: string
  kind: AnswerKind
  instruction: string
  options: AnswerOption[] | null
  marks: number
  questions: KeyQuestion[]
}

/** Word for word what a fact is answered with where the group names no options. */
const facts = ['TRUE', 'FALSE', 'NOT GIVEN']

export function listKeyGroups(content: MockContent): KeyGroup[] {
  const { nodes, section } = content
  const { ranges } = toFigures(content)
  return listNodes(nodes, mockId, partList(section)).flatMap((part) =>
    listNodes(nodes, part.id, 'questions').map((node) =>
      readKeyGroup(content, node, ranges.get(node.id)?.first ?? 1),
    ),
  )
}

function readKeyGroup(content: MockContent, node: MockNode, first: number): KeyGroup {
  const type = readText(node, 'type')
  const own = readOptions(node.fields['options'])
  const options = own ?? (type === 'identifying_information' ? readOptions(facts) : null)
  const kind = toAnswerKind(type, options)
  return {
    node,
    type,
    kind,
    instruction: readText(node, 'instruction'),
    options,
    marks: toAmount(node.fields['marks']),
    questions: listQuestions(content, node, kind).map((question, index) => ({
      ...question,
      number: first + index,
    })),
  }
}

type Unnumbered = Omit<KeyQuestion, 'number'>

function listQuestions({ nodes, section }: MockContent, group: MockNode, kind: AnswerKind): Unnumbered[] {
  const answers = group.fields['correct_answer']
  const keyPlace = { node: group.id, field: 'correct_answer' }
  const asked =
    section === 'listening'
      ? listBlanks(nodes, group)
      : listNodes(nodes, group.id, 'questions').map((question) => ({
          id: question.fields['id'],
          text: readText(question, 'text'),
          place: keyPlace,
        }))
  if (!Array.isArray(answers)) {
    return listNodes(nodes, group.id, 'questions').map((question, index) => ({
      asked: index,
      text: readText(question, 'text'),
      key: readAnswer(question.answer),
      place: { node: question.id, field: 'answer' },
      set: kind === 'set' ? group.id : question.id,
      setKey: (answer) => setAnswer(question.id, answer),
    }))
  }
  // A set asks once for several answers; several sets in a group are of one size.
  const size = kind === 'set' ? Math.max(1, Math.floor(answers.length / Math.max(1, asked.length))) : 1
  return answers.map((answer: unknown, index) => {
    const named = isJsonObject(answer) ? asked.findIndex(({ id }) => id === answer['questionId']) : -1
    const at = named === -1 ? Math.floor(index / size) : named
    // Where each letter of a set has a question of its own, all of them are the set.
    const set = kind === 'set' && size === 1 ? '' : ` ${kind === 'set' ? at : index}`
    return {
      asked: at,
      text: asked[at]?.text ?? '',
      key: readAnswer(answer),
      place: kind === 'set' ? keyPlace : (asked[at]?.place ?? keyPlace),
      set: `${group.id}${set}`,
      setKey: (next) =>
        setField(
          group.id,
          'correct_answer',
          answers.with(index, isJsonObject(answer) ? { ...answer, answer: next } : next),
        ),
    }
  })
}

const readAnswer = (answer: unknown): string =>
  String((isJsonObject(answer) ? answer['answer'] : answer) ?? '')
