import { checkNumber } from '../../core/checks/check-number.ts'
import { type CheckFinding, fault, unlikeIelts } from '../../core/checks/mock-issue.ts'
import { listNodes, type MockContent, mockId, toMockRef } from '../../core/document/mock-content.ts'
import type { NodeOf } from '../../core/document/mock-node.ts'
import { headerId } from '../../core/document/mock-place.ts'
import { toAmount } from '../../core/document/typed-number.ts'

/** The two tasks of the real test. */
const writingTasks = [
  { minutes: 20, words: 150 },
  { minutes: 40, words: 250 },
] as const

/** Empty lines where the task goes, a point without words, a letter to nobody. */
const templateGap = /\n\s*\n\s*\n|• *(\n|$)|letter to …/

const letter = /\bletter\b/i

export function checkWriting(content: MockContent): CheckFinding[] {
  const { nodes, header } = content
  const parts = listNodes(nodes, toMockRef('writing'), 'parts')
  const minutes = parts.reduce((sum, { fields }) => sum + toAmount(fields.timelimit), 0)
  const found = parts.flatMap((part, index) => [
    ...checkPart(part, index + 1),
    ...checkTask(part, index, header.type === 'academic'),
  ])
  const [first, second] = parts
  if (first && second && toAmount(second.fields.marks) !== 2 * toAmount(first.fields.marks)) {
    found.push(unlikeIelts(second.id, 'marks', 'Task 2 counts twice as much as Task 1'))
  }
  if (parts.length === 0) found.push(fault(mockId, 'parts', 'The mock has no task'))
  else if (parts.length !== 2) {
    found.push(unlikeIelts(mockId, 'parts', `A full test has two tasks; this one has ${parts.length}`))
  }
  if (parts.length > 0 && typeof header.duration === 'number' && minutes !== header.duration) {
    found.push(unlikeIelts(headerId, 'duration', `The tasks take ${minutes} minutes together`))
  }
  return found
}

function checkPart({ id, fields }: NodeOf<'writing.part'>, number: number): CheckFinding[] {
  const { task = '' } = fields
  return [
    ...(task.trim() === '' ? [fault(id, 'task', `Write what Task ${number} asks for`)] : []),
    ...(templateGap.test(task) ? [fault(id, 'task', `Task ${number} still has gaps of its template`)] : []),
    ...checkNumber(id, 'timelimit', fields.timelimit, { what: 'the minutes', example: '20', least: 1 }),
    ...checkNumber(id, 'wordlimit', fields.wordlimit, { what: 'the words', example: '150', whole: true }),
    ...checkNumber(id, 'marks', fields.marks, { what: 'the marks', example: '9' }),
  ]
}

function checkTask(part: NodeOf<'writing.part'>, index: number, isAcademic: boolean): CheckFinding[] {
  const { id, fields } = part
  const usual = writingTasks[index]
  if (usual === undefined) return []
  const task = `Task ${index + 1}`
  const found: CheckFinding[] = []
  if (typeof fields.wordlimit === 'number' && fields.wordlimit !== usual.words) {
    found.push(unlikeIelts(id, 'wordlimit', `${task} asks for at least ${usual.words} words`))
  }
  if (typeof fields.timelimit === 'number' && fields.timelimit !== usual.minutes) {
    found.push(unlikeIelts(id, 'timelimit', `${task} takes about ${usual.minutes} minutes`))
  }
  const text = fields.task ?? ''
  if (index === 0 && isAcademic && !fields.image) {
    found.push(unlikeIelts(id, 'image', 'Academic Task 1 describes a chart, map or diagram: add its image'))
  }
  if (index === 0 && !isAcademic && text !== '' && !letter.test(text)) {
    found.push(unlikeIelts(id, 'task', 'General Training Task 1 asks for a letter'))
  }
  const asked = /at least (\d+) words/i.exec(text)?.[1]
  if (asked !== undefined && typeof fields.wordlimit === 'number' && Number(asked) !== fields.wordlimit) {
    found.push({ ...fault(id, 'wordlimit', `The task says at least ${asked} words`) })
  }
  return found
}
