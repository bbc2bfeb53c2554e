import { checkNumber } from '../../checks/check-number.ts'
import { type CheckFindings, fault, unlikeIelts, warning } from '../../checks/mock-issue.ts'
import { listNodes, type MockContent, mockId, toMockRef } from '../../document/mock-content.ts'
import type { MockNodes, NodeOf } from '../../document/mock-node.ts'

type Part = NodeOf<'speaking.part'>

export function* checkSpeaking({ nodes }: MockContent): CheckFindings {
  const parts = listNodes(nodes, toMockRef('speaking'), 'parts')
  for (const part of parts) yield* checkPart(nodes, part)
  const numbers = parts.map(({ fields }) => fields.part)
  if (parts.length === 0) yield fault('parts', mockId, 'parts', 'Choose a template to begin')
  else if (numbers.join() !== '1,2,3') {
    yield unlikeIelts(
      'interview-parts',
      mockId,
      'parts',
      'The interview has part 1, part 2 and part 3, in this order',
    )
  }
}

function* checkPart(nodes: MockNodes, part: Part): CheckFindings {
  const { id, fields } = part
  const { talk_time: talk, preparation_time } = fields
  yield* checkNumber(id, 'preparation_time', preparation_time, { what: 'the seconds', example: '60' })
  yield* checkNumber(id, 'talk_time', talk, { what: 'the seconds', example: '120', least: 1 })
  yield* checkQuestions(nodes, part)
  if (fields.part === 2) yield* checkLongTurn(part)
  else if (typeof talk === 'number' && talk > 0 && (talk < 240 || talk > 300)) {
    yield unlikeIelts('talk-time', id, 'talk_time', `Part ${fields.part} takes 4 to 5 minutes`)
  }
}

function* checkQuestions(nodes: MockNodes, part: Part): CheckFindings {
  const questions = listNodes(nodes, part, 'questions')
  const texts = questions.map(({ fields }) => fields.text?.trim() ?? '')
  for (const [index, { id }] of questions.entries()) {
    const text = texts[index] ?? ''
    // Consecutive empty questions are one finding, at the first.
    if (text === '' && texts[index - 1] !== '')
      yield fault('question-text', id, 'text', toEmptyText(texts, index))
    if (text !== '' && texts.indexOf(text) < index) {
      yield warning('question-repeated', id, 'text', `Question ${index + 1} is asked before`)
    }
  }
  if (questions.length === 0 && part.fields.part !== 2) {
    yield fault('part-questions', part.id, 'questions', `Part ${part.fields.part} has no questions`)
  }
}

function toEmptyText(texts: readonly string[], from: number): string {
  const filled = texts.findIndex((text, index) => index > from && text !== '')
  const last = filled === -1 ? texts.length : filled
  return last - from === 1 ? `Question ${last} is empty` : `Questions ${from + 1} to ${last} are empty`
}

function* checkLongTurn({ id, fields }: Part): CheckFindings {
  const { cue_card, preparation_time, talk_time } = fields
  if (cue_card == null) {
    yield fault('cue-card', id, 'cue_card', 'Part 2 needs a cue card')
    return
  }
  const { topic, bullets } = cue_card
  const points = bullets.filter((bullet) => bullet.trim() !== '').length
  if (topic.trim() === '') yield fault('cue-card', id, 'topic', 'The cue card has no topic')
  if (points < 3 || points > 4) {
    yield unlikeIelts('cue-card', id, 'bullets', `A cue card has 3 or 4 points; this one has ${points}`)
  }
  if (preparation_time !== 60 && typeof preparation_time === 'number') {
    yield unlikeIelts('talk-time', id, 'preparation_time', 'Learners prepare for 60 seconds')
  }
  if (typeof talk_time === 'number' && (talk_time < 60 || talk_time > 120)) {
    yield unlikeIelts('talk-time', id, 'talk_time', 'Learners talk for 60 to 120 seconds')
  }
}
