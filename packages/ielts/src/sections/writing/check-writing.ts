import { checkNumber } from '../../checks/check-number.ts'
import { type CheckFindings, fault, unlikeIelts } from '../../checks/mock-issue.ts'
import { listNodes, type MockContent, mockId, toMockRef } from '../../document/mock-content.ts'
import type { NodeOf } from '../../document/mock-node.ts'
import { headerId } from '../../document/mock-place.ts'
import { toAmount } from '../../document/to-amount.ts'

/** The two tasks of the real test. */
const writingTasks = [
  { minutes: 20, words: 150 },
  { minutes: 40, words: 250 },
] as const

/** Gaps of a template: empty lines for the task, an empty bullet point, a letter without an addressee. */
const templateGap = /\n\s*\n\s*\n|• *(\n|$)|letter to …/

const letter = /\bletter\b/i

export function* checkWriting(content: MockContent): CheckFindings {
  const { nodes, header } = content
  const parts = listNodes(nodes, toMockRef('writing'), 'parts')
  const minutes = parts.reduce((sum, { fields }) => sum + toAmount(fields.timelimit), 0)
  for (const [index, part] of parts.entries()) {
    yield* checkPart(part, index + 1)
    yield* checkTask(part, index, header.type === 'academic')
  }
  const [first, second] = parts
  if (first && second && toAmount(second.fields.marks) !== 2 * toAmount(first.fields.marks)) {
    yield unlikeIelts('task-marks', second.id, 'marks', 'Task 2 counts twice as much as Task 1')
  }
  if (parts.length === 0) yield fault('parts', mockId, 'parts', 'Choose a template to begin')
  else if (parts.length !== 2) {
    yield unlikeIelts(
      'test-length',
      mockId,
      'parts',
      `A full test has two tasks; this one has ${parts.length}`,
    )
  }
  if (parts.length > 0 && typeof header.duration === 'number' && minutes !== header.duration) {
    yield unlikeIelts('task-minutes', headerId, 'duration', `The tasks take ${minutes} minutes together`)
  }
}

function* checkPart({ id, fields }: NodeOf<'writing.part'>, number: number): CheckFindings {
  const { task = '' } = fields
  if (task.trim() === '') yield fault('task-text', id, 'task', `Write what Task ${number} asks for`)
  if (templateGap.test(task))
    yield fault('task-template', id, 'task', `Task ${number} still has gaps from its template`)
  yield* checkNumber(id, 'timelimit', fields.timelimit, { what: 'the minutes', example: '20', least: 1 })
  yield* checkNumber(id, 'wordlimit', fields.wordlimit, { what: 'the words', example: '150', whole: true })
  yield* checkNumber(id, 'marks', fields.marks, { what: 'the marks', example: '9' })
}

function* checkTask(part: NodeOf<'writing.part'>, index: number, isAcademic: boolean): CheckFindings {
  const { id, fields } = part
  const usual = writingTasks[index]
  if (usual === undefined) return
  const task = `Task ${index + 1}`
  if (typeof fields.wordlimit === 'number' && fields.wordlimit !== usual.words) {
    yield unlikeIelts('task-limits', id, 'wordlimit', `${task} asks for at least ${usual.words} words`)
  }
  if (typeof fields.timelimit === 'number' && fields.timelimit !== usual.minutes) {
    yield unlikeIelts('task-limits', id, 'timelimit', `${task} takes about ${usual.minutes} minutes`)
  }
  const text = fields.task ?? ''
  if (index === 0 && isAcademic && !fields.image) {
    yield unlikeIelts(
      'task-image',
      id,
      'image',
      'Academic Task 1 describes a chart, map or diagram: add its picture',
    )
  }
  if (index === 0 && !isAcademic && text !== '' && !letter.test(text)) {
    yield unlikeIelts('task-letter', id, 'task', 'General Training Task 1 asks for a letter')
  }
  const asked = /at least (\d+) words/i.exec(text)?.[1]
  if (asked !== undefined && typeof fields.wordlimit === 'number' && Number(asked) !== fields.wordlimit) {
    yield fault('limit-differs', id, 'wordlimit', `The task says at least ${asked} words`)
  }
}
