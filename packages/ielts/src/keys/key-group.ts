import { countAsked } from '../document/count-questions.ts'
import { setAnswer, setField } from '../document/field-commands.ts'
import { type AnswerKind, isAboutViews, toAnswerKind } from '../document/group-type.ts'
import { listBlanks } from '../document/listening-body.ts'
import { listNodes, listParts, type MockCommand, type MockContent } from '../document/mock-content.ts'
import { readRange } from '../document/mock-figures.ts'
import type { GroupNode, MockNodes, NodeOf } from '../document/mock-node.ts'
import type { MockPlace } from '../document/mock-place.ts'
import { toAmount } from '../document/to-amount.ts'
import { type QuestionType, toTraits } from '../question-types/question-types.ts'
import { type AnswerOption, readOptions } from './answer-option.ts'

export type KeyQuestion = {
  number: number
  /** The question, with `_____` for a gap. */
  text: string
  key: string
  place: MockPlace
  /** Index of its item in the group; the questions of a set share an item. */
  asked: number
  /** Shared by the questions of a set, whose answers may come in any order. */
  set: string
  /** The entry in the group's list of answers, if there is one. */
  listed?: KeyAnswer | undefined
  /** Replaces the answer, in the form that the server has. */
  setKey(answer: string): MockCommand
}

/** A group of questions with its key, whatever its section and wire format. */
export type KeyGroup = {
  node: GroupNode
  /** Undefined for a type that the console does not know. */
  type: QuestionType | undefined
  kind: AnswerKind
  instruction: string
  options: AnswerOption[]
  marks: number
  questions: KeyQuestion[]
}

const facts = ['TRUE', 'FALSE', 'NOT GIVEN']
const views = ['YES', 'NO', 'NOT GIVEN']

/** The possible answers to statements if their group has no options. */
export const toVerdicts = (group: GroupNode): readonly string[] => (isAboutViews(group) ? views : facts)

export function listKeyGroups(content: MockContent): KeyGroup[] {
  return listParts(content).flatMap((part) =>
    part.kind === 'reading.part' || part.kind === 'listening.part'
      ? listNodes(content.nodes, part, 'questions').map((node) =>
          readKeyGroup(content.nodes, node, readRange(content, node.id).first),
        )
      : [],
  )
}

function readKeyGroup(nodes: MockNodes, node: GroupNode, first: number): KeyGroup {
  const { type, instruction, marks } = node.fields
  const options = readOptions(node.fields.options)
  const isVerdict = options.length === 0 && toTraits(type).key === 'verdict'
  return {
    node,
    type,
    kind: toAnswerKind(node),
    instruction: instruction ?? '',
    options: isVerdict ? readOptions(toVerdicts(node)) : options,
    marks: toAmount(marks),
    questions: listQuestions(nodes, node).map((question, index) => ({ ...question, number: first + index })),
  }
}

type Unnumbered = Omit<KeyQuestion, 'number'>
type Asked = { id: unknown; text: string; place: MockPlace }

/** An answer, alone or with the id of its question. */
export type KeyAnswer = NonNullable<NodeOf<'listening.group'>['fields']['correct_answer']>[number]

export const toAnswerText = (answer: KeyAnswer): string =>
  typeof answer === 'string' ? answer : answer.answer

/** Replaces the text of an answer and keeps its form. */
export const withAnswerText = (answer: KeyAnswer, text: string): KeyAnswer =>
  typeof answer === 'string' ? text : { ...answer, answer: text }

function listQuestions(nodes: MockNodes, group: GroupNode): Unnumbered[] {
  switch (group.kind) {
    case 'listening.group':
      return listListed(nodes, group, listBlanks(nodes, group))
    case 'reading.group': {
      const place = { node: group.id, field: 'correct_answer' }
      const questions = listNodes(nodes, group, 'questions')
      const asked = questions.map(({ fields: { id, text = '' } }) => ({ id, text, place }))
      const { correct_answer } = group.fields
      return correct_answer === undefined ? listAnswered(group, questions) : listListed(nodes, group, asked)
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

function listListed(nodes: MockNodes, group: GroupNode, asked: readonly Asked[]): Unnumbered[] {
  const answers = group.fields.correct_answer ?? []
  const isSet = toAnswerKind(group) === 'set'
  const keyPlace = { node: group.id, field: 'correct_answer' }
  const { size } = countAsked(nodes, group)
  return placeAnswers(answers, asked, size).map((place, index): Unnumbered => {
    const at = Math.floor(index / size)
    const { id, text = '', place: own } = asked[at] ?? {}
    // If each letter of a set is a separate item, all items form one set.
    const set = isSet && size === 1 ? '' : ` ${isSet ? at : index}`
    const answer = place === null ? undefined : answers[place]
    return {
      asked: at,
      text,
      key: answer === undefined ? '' : toAnswerText(answer),
      listed: answer,
      place: isSet ? keyPlace : (own ?? keyPlace),
      set: `${group.id}${set}`,
      setKey: (next) => setField(group, 'correct_answer', writeAnswer(answers, { place, index, id }, next)),
    }
  })
}

/** The index of each question's answer, found by question id or else by position; null for none. */
function placeAnswers(
  answers: readonly KeyAnswer[],
  asked: readonly Asked[],
  size: number,
): (number | null)[] {
  if (asked.length === 0) return answers.map((_, index) => index)
  const places: (number | null)[] = Array.from({ length: asked.length * size }, () => null)
  const unnamed = answers.flatMap((answer, index) => {
    const named = typeof answer === 'string' ? -1 : asked.findIndex(({ id }) => id === answer.questionId)
    const free = places.findIndex((place, at) => place === null && Math.floor(at / size) === named)
    if (free === -1) return index
    places[free] = index
    return []
  })
  for (const index of unnamed) {
    const at = places[index] === null ? index : places.indexOf(null)
    if (at !== -1) places[at] = index
  }
  return places
}

type Slot = { place: number | null; index: number; id: unknown }

/** Replaces or adds an answer, in the form of the others. */
function writeAnswer(answers: readonly KeyAnswer[], { place, index, id }: Slot, text: string): KeyAnswer[] {
  const answer = place === null ? undefined : answers[place]
  if (place !== null && answer !== undefined) return answers.with(place, withAnswerText(answer, text))
  const isNamed = typeof id === 'string' || typeof id === 'number'
  if (isNamed && answers.some((each) => typeof each !== 'string')) {
    return [...answers, { questionId: id, answer: text }]
  }
  const length = Math.max(answers.length, index + 1)
  return Array.from({ length }, (_, at) => answers[at] ?? '').with(index, text)
}
