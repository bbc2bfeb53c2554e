import { countAsked } from '../document/count-questions.ts'
import { setField } from '../document/field-commands.ts'
import { listBlanks } from '../document/listening-body.ts'
import { listNodes, type MockContent } from '../document/mock-content.ts'
import type { MockNodes } from '../document/mock-node.ts'
import { listAccepted } from '../keys/answer-text.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { atQuestions, type CheckFindings, fault, toCounted, unlikeIelts } from './mock-issue.ts'
import { listRuns } from './question-range.ts'

/** Checks, for every question type, that each question has text, an answer and one mark. */
export function* checkAnswers({ nodes }: MockContent, group: KeyGroup): CheckFindings {
  const { node, questions, marks } = group
  const { id } = node
  const unanswered = questions.filter(({ key }) => listAccepted(key).length === 0)
  for (const { first, numbers, name, isOne } of listRuns(unanswered)) {
    const message = `${name} ${isOne ? 'has' : 'have'} no answer in the key`
    yield atQuestions(numbers, fault('answer', first.place.node, first.place.field, message))
  }
  for (const { first, name, isOne } of listRuns(questions.filter(({ text }) => text.trim() === ''))) {
    const message = `${name} ${isOne ? 'has' : 'have'} no text`
    yield first.place.field === 'answer'
      ? fault('question-text', first.place.node, 'text', message)
      : fault('question-text', id, 'questions', message)
  }
  yield* checkCount(nodes, group)
  if (typeof node.fields.marks !== 'number') {
    yield fault('marks', id, 'marks', 'Enter the marks as a number, such as 5')
  } else if (marks !== questions.length) {
    const counted = `${toCounted(questions.length, 'question')} with ${toCounted(marks, 'mark')}`
    yield unlikeIelts('marks', id, 'marks', `${counted}: each has one`, {
      label: `Set ${toCounted(questions.length, 'mark')}`,
      command: setField(node, 'marks', questions.length),
    })
  }
}

function* checkCount(nodes: MockNodes, { node, questions }: KeyGroup): CheckFindings {
  const { correct_answer: answers } = node.fields
  if (answers === undefined) return
  const { asked, size } = countAsked(nodes, node)
  if (answers.length > asked * size) {
    const counted = `${toCounted(answers.length, 'answer')} for ${toCounted(asked * size, 'question')}`
    yield fault('key-surplus', node.id, 'correct_answer', `The key has ${counted}`)
  }
  if (node.kind !== 'listening.group' || node.fields.question !== undefined) return
  const items = listNodes(nodes, node, 'question')
  const ids = new Set([
    ...listBlanks(nodes, node).map(({ id }) => id),
    ...items.map(({ fields }) => fields.id),
  ])
  const lost = answers.findIndex((answer) => typeof answer !== 'string' && !ids.has(answer.questionId))
  if (lost === -1) return
  const number = questions[lost]?.number ?? lost + 1
  const message = `The answer to question ${number} belongs to a question that is not there`
  yield atQuestions([number], fault('key-unasked', node.id, 'correct_answer', message))
}
