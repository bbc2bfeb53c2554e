import { isJsonObject } from '../document/json.ts'
import {
  listNodes,
  type MockContent,
  type MockNode,
  type MockNodes,
  mockId,
} from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { partList } from '../document/mock-layout.ts'
import { type CheckFinding, fault, unlikeIelts } from './mock-issue.ts'

/** Questions of a full reading or listening test. */
const fullTest = 40

/** Reading and listening: that every question has an answer, and that the answer can be given. */
export function checkKeys(content: MockContent): CheckFinding[] {
  const { nodes, section } = content
  const parts = listNodes(nodes, mockId, partList(section))
  const found = parts.flatMap((part) =>
    listNodes(nodes, part.id, 'questions').flatMap((group) => checkGroup(nodes, group)),
  )
  if (parts.length === 0) found.push(fault(mockId, partList(section), 'The mock has no part'))
  const { questions } = toFigures(content)
  if (parts.length > 0 && questions !== fullTest) {
    found.push(
      unlikeIelts(
        mockId,
        partList(section),
        `A full test has ${fullTest} questions; this one has ${questions}`,
      ),
    )
  }
  return found
}

function checkGroup(nodes: MockNodes, group: MockNode): CheckFinding[] {
  const answers = listAnswers(nodes, group)
  if (answers.length === 0) return [fault(group.id, 'correct_answer', 'There is no answer key')]
  const options = listOptionKeys(group.fields['options'])
  return answers.flatMap((answer, index) => {
    if (answer.trim() === '') return fault(group.id, 'correct_answer', `Answer ${index + 1} is empty`)
    if (options === null || options.includes(answer)) return []
    return fault(group.id, 'correct_answer', `Answer ${index + 1}, “${answer}”, is none of the options`)
  })
}

function listAnswers(nodes: MockNodes, group: MockNode): string[] {
  const own = group.fields['correct_answer']
  const answers = Array.isArray(own)
    ? own
    : listNodes(nodes, group.id, 'questions').map(({ answer }) => answer)
  return answers.map((answer: unknown) => String((isJsonObject(answer) ? answer['answer'] : answer) ?? ''))
}

function listOptionKeys(options: unknown): string[] | null {
  if (!Array.isArray(options) || options.length === 0) return null
  return options.map((option: unknown) => String(isJsonObject(option) ? option['key'] : option))
}
