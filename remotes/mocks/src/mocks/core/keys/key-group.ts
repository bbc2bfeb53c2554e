import { setAnswer, setField } from '../document/field-commands.ts'
import type { MockCommand } from '../document/mock-command.ts'
import { listNodes, listParts, type MockContent } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import type { GroupNode, MockNodes, NodeOf } from '../document/mock-node.ts'
import type { MockPlace } from '../document/mock-place.ts'
import { toAmount } from '../document/typed-number.ts'
import { type AnswerOption, readOptions } from './answer-option.ts'
import { listBlanks } from './listening-body.ts'
import { type AnswerKind, type QuestionType, toAnswerKind } from './question-type.ts'

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
  node: GroupNode
  /** Undefined for one that only the server knows. */
  type: QuestionType | undefined
  kind: AnswerKind
  instruction: string
  options: AnswerOption[] | null
  marks: number
  questions: KeyQuestion[]
}

/** Word for word what a fact is answered with where the group names no options. */
export const facts = ['TRUE', 'FALSE', 'NOT GIVEN']

export function listKeyGroups(content: MockContent): KeyGroup[] {
  const { ranges } = toFigures(content)
  return listParts(content).flatMap((part) =>
    part.kind === 'reading.part' || part.kind === 'listening.part'
      ? listNodes(content.nodes, part, 'questions').map((node) =>
          readKeyGroup(content.nodes, node, ranges.get(node.id)?.first ?? 1),
        )
      : [],
  )
}

function readKeyGroup(nodes: MockNodes, node: GroupNode, first: number): KeyGroup {
  const { type, options, instruction, marks } = node.fields
  return {
    node,
    type,
    kind: toAnswerKind(node),
    instruction: instruction ?? '',
    options: readOptions(options) ?? (type === 'identifying_information' ? readOptions(facts) : null),
    marks: toAmount(marks),
    questions: listQuestions(nodes, node).map((question, index) => ({ ...question, number: first + index })),
  }
}

type Unnumbered = Omit<KeyQuestion, 'number'>
type Asked = { id: unknown; text: string; place: MockPlace }

/** An answer alone, or with the question that it is of. */
export type KeyAnswer = NonNullable<NodeOf<'listening.group'>['fields']['correct_answer']>[number]

export const toAnswerText = (answer: KeyAnswer): string =>
  typeof answer === 'string' ? answer : answer.answer

/** Another text in the form that the answer has. */
export const withAnswerText = (answer: KeyAnswer, text: string): KeyAnswer =>
  typeof answer === 'string' ? text : { ...answer, answer: text }

function listQuestions(nodes: MockNodes, group: GroupNode): Unnumbered[] {
  switch (group.kind) {
    case 'listening.group':
      return listListed(group, listBlanks(nodes, group), group.fields.correct_answer ?? [])
    case 'reading.group': {
      const place = { node: group.id, field: 'correct_answer' }
      const questions = listNodes(nodes, group, 'questions')
      const asked = questions.map(({ fields: { id, text = '' } }) => ({ id, text, place }))
      const { correct_answer } = group.fields
      return correct_answer === undefined
        ? listAnswered(group, questions)
        : listListed(group, asked, correct_answer)
    }
  }
}

const listAnswered = (group: GroupNode, questions: readonly NodeOf<'reading.question'>[]): Unnumbered[] =>
  questions.map(({ id, fields, answer }, index) => ({
    asked: index,
    text: fields.text ?? '',
    key: answer ?? '',
    place: { node: id, field: 'answer' },
    set: toAnswerKind(group) === 'set' ? group.id : id,
    setKey: (next) => setAnswer(id, next),
  }))

function listListed(group: GroupNode, asked: readonly Asked[], answers: readonly KeyAnswer[]): Unnumbered[] {
  const isSet = toAnswerKind(group) === 'set'
  const keyPlace = { node: group.id, field: 'correct_answer' }
  // A set asks once for several answers; several sets in a group are of one size.
  const size = isSet ? Math.max(1, Math.floor(answers.length / Math.max(1, asked.length))) : 1
  return answers.map((answer, index) => {
    const named = typeof answer === 'string' ? -1 : asked.findIndex(({ id }) => id === answer.questionId)
    const at = named === -1 ? Math.floor(index / size) : named
    // Where each letter of a set has a question of its own, all of them are the set.
    const set = isSet && size === 1 ? '' : ` ${isSet ? at : index}`
    return {
      asked: at,
      text: asked[at]?.text ?? '',
      key: toAnswerText(answer),
      place: isSet ? keyPlace : (asked[at]?.place ?? keyPlace),
      set: `${group.id}${set}`,
      setKey: (next) => setField(group, 'correct_answer', answers.with(index, withAnswerText(answer, next))),
    }
  })
}
