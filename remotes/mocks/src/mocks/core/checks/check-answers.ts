import { setField } from '../document/field-commands.ts'
import { listNodes, type MockContent } from '../document/mock-content.ts'
import type { MockNodes } from '../document/mock-node.ts'
import { listAccepted } from '../keys/answer-text.ts'
import type { KeyGroup } from '../keys/key-group.ts'
import { listBlanks } from '../keys/listening-body.ts'
import { type CheckFinding, fault, unlikeIelts } from './mock-issue.ts'
import { listRuns, toCounted } from './question-range.ts'

/** Whatever the type: as many answers as questions, none of them empty, a mark for each. */
export function checkAnswers(content: MockContent, group: KeyGroup): CheckFinding[] {
  const { node, questions, marks } = group
  const found: CheckFinding[] = []
  for (const { first, name, isOne } of listRuns(
    questions.filter(({ key }) => listAccepted(key).length === 0),
  )) {
    found.push(
      fault(first.place.node, first.place.field, `${name} ${isOne ? 'has' : 'have'} no answer in the key`),
    )
  }
  for (const { first, name, isOne } of listRuns(questions.filter(({ text }) => text.trim() === ''))) {
    const place = first.place.field === 'answer' ? [first.place.node, 'text'] : [node.id, 'questions']
    found.push(
      fault(
        place[0] ?? node.id,
        place[1] ?? 'text',
        `${name} ${isOne ? 'asks' : 'ask'} nothing: write the text`,
      ),
    )
  }
  found.push(...checkCount(content.nodes, group))
  if (typeof node.fields.marks !== 'number') {
    found.push(fault(node.id, 'marks', 'Enter the marks as a number, such as 5'))
  } else if (marks !== questions.length) {
    found.push({
      ...unlikeIelts(
        node.id,
        'marks',
        `${toCounted(questions.length, 'question')} with ${toCounted(marks, 'mark')}: each has one`,
      ),
      fix: {
        label: `Set ${toCounted(questions.length, 'mark')}`,
        command: setField(node, 'marks', questions.length),
      },
    })
  }
  return found
}

function checkCount(nodes: MockNodes, { node, kind, questions }: KeyGroup): CheckFinding[] {
  if (node.fields.correct_answer === undefined) return []
  const blanks = node.kind === 'listening.group' ? listBlanks(nodes, node) : []
  const asked = node.kind === 'listening.group' ? blanks.length : (node.lists.questions?.length ?? 0)
  const found: CheckFinding[] = []
  if (kind === 'set' ? asked === 0 || questions.length % asked !== 0 : asked !== questions.length) {
    found.push(
      fault(
        node.id,
        'correct_answer',
        `The key has ${toCounted(questions.length, 'answer')} for ${toCounted(asked, 'question')}`,
      ),
    )
  }
  if (node.kind !== 'listening.group' || node.fields.question !== undefined) return found
  const items = listNodes(nodes, node, 'question')
  const ids = new Set([...blanks.map(({ id }) => id), ...items.map(({ fields }) => fields.id)])
  const lost = (node.fields.correct_answer ?? []).findIndex(
    (answer) => typeof answer !== 'string' && !ids.has(answer.questionId),
  )
  if (lost === -1) return found
  const message = `The answer of question ${questions[lost]?.number ?? lost + 1} belongs to a question that is not there`
  return [...found, fault(node.id, 'correct_answer', message)]
}
