import { checkNumber } from '../../core/checks/check-number.ts'
import { type CheckFinding, fault, unlikeIelts, warning } from '../../core/checks/mock-issue.ts'
import { listNodes, type MockContent, mockId, toMockRef } from '../../core/document/mock-content.ts'
import type { MockNodes, NodeOf } from '../../core/document/mock-node.ts'

type Part = NodeOf<'speaking.part'>

export function checkSpeaking({ nodes }: MockContent): CheckFinding[] {
  const parts = listNodes(nodes, toMockRef('speaking'), 'parts')
  const found = parts.flatMap((part) => checkPart(nodes, part))
  const numbers = parts.map(({ fields }) => fields.part)
  if (parts.length === 0) found.push(fault(mockId, 'parts', 'The mock has no part'))
  else if (numbers.join() !== '1,2,3') {
    found.push(unlikeIelts(mockId, 'parts', 'The interview has part 1, part 2 and part 3, in this order'))
  }
  return found
}

function checkPart(nodes: MockNodes, part: Part): CheckFinding[] {
  const { id, fields } = part
  const { talk_time: talk, preparation_time } = fields
  const found: CheckFinding[] = [
    ...checkNumber(id, 'preparation_time', preparation_time, { what: 'the seconds', example: '60' }),
    ...checkNumber(id, 'talk_time', talk, { what: 'the seconds', example: '120', least: 1 }),
    ...checkQuestions(nodes, part),
  ]
  if (fields.part === 2) return [...found, ...checkLongTurn(part)]
  if (typeof talk === 'number' && talk > 0 && (talk < 240 || talk > 300)) {
    found.push(unlikeIelts(id, 'talk_time', `Part ${fields.part} takes 4 to 5 minutes`))
  }
  return found
}

function checkQuestions(nodes: MockNodes, part: Part): CheckFinding[] {
  const questions = listNodes(nodes, part, 'questions')
  const texts = questions.map(({ fields }) => fields.text?.trim() ?? '')
  const found: CheckFinding[] = questions.flatMap((question, index) => {
    const text = texts[index] ?? ''
    if (text === '') {
      // One after another is one finding, at the first.
      return index > 0 && texts[index - 1] === '' ? [] : fault(question.id, 'text', toEmptyText(texts, index))
    }
    const isRepeated = texts.indexOf(text) < index
    return isRepeated ? warning(question.id, 'text', `Question ${index + 1} is asked before`) : []
  })
  if (questions.length === 0 && part.fields.part !== 2) {
    found.push(fault(part.id, 'questions', `Part ${part.fields.part} has no question`))
  }
  return found
}

function toEmptyText(texts: readonly string[], from: number): string {
  const filled = texts.findIndex((text, index) => index > from && text !== '')
  const last = filled === -1 ? texts.length : filled
  return last - from === 1 ? `Question ${last} is empty` : `Questions ${from + 1} to ${last} are empty`
}

function checkLongTurn({ id, fields }: Part): CheckFinding[] {
  const { cue_card, preparation_time, talk_time } = fields
  if (cue_card == null) return [fault(id, 'cue_card', 'Part 2 needs a cue card')]
  const { topic, bullets } = cue_card
  const points = bullets.filter((bullet) => bullet.trim() !== '')
  const found: CheckFinding[] = []
  if (topic.trim() === '') {
    found.push(fault(id, 'topic', 'The cue card has no topic'))
  }
  if (points.length < 3 || points.length > 4) {
    found.push(unlikeIelts(id, 'bullets', `A cue card has 3 or 4 points; this one has ${points.length}`))
  }
  if (preparation_time !== 60 && typeof preparation_time === 'number') {
    found.push(unlikeIelts(id, 'preparation_time', 'Candidates prepare for 60 seconds'))
  }
  if (typeof talk_time === 'number' && (talk_time < 60 || talk_time > 120)) {
    found.push(unlikeIelts(id, 'talk_time', 'Candidates talk for 60 to 120 seconds'))
  }
  return found
}
