import { listPartIds, type MockContent, mockId, partList } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { type KeyGroup, listKeyGroups } from '../keys/key-group.ts'
import { checkAnswers } from './check-answers.ts'
import { checkFacts } from './check-facts.ts'
import { checkLetters } from './check-letters.ts'
import { checkOptions } from './check-options.ts'
import { checkSets } from './check-sets.ts'
import { checkWords } from './check-words.ts'
import { type CheckFinding, fault, unlikeIelts } from './mock-issue.ts'

/** Questions of a full reading or listening test. */
const fullTest = 40

type KeyChecks = {
  /** What a part is called: `Passage`. */
  partName: string
  /** What the questions are asked about. */
  checkSource(content: MockContent): CheckFinding[]
  /** What a group must be beyond what all are. */
  checkGroup(content: MockContent, group: KeyGroup): CheckFinding[]
}

/** That every question has an answer, that it can be given, and that the instruction agrees. */
export function checkKeys(content: MockContent, checks: KeyChecks): CheckFinding[] {
  const list = partList(content.section)
  const parts = listPartIds(content)
  const groups = listKeyGroups(content)
  const asked = new Set(groups.map(({ node }) => node.parent))
  const found = [
    ...parts.flatMap((id, index) =>
      asked.has(id) ? [] : fault(id, 'questions', `${checks.partName} ${index + 1} has no questions`),
    ),
    ...checks.checkSource(content),
    ...groups.flatMap((group) => checkGroup(content, group, checks)),
  ]
  if (parts.length === 0) return [...found, fault(mockId, list, 'The mock has no part')]
  const { questions } = toFigures(content)
  if (questions === fullTest) return found
  const message = `A full test has ${fullTest} questions; this one has ${questions}`
  return [...found, unlikeIelts(mockId, list, message)]
}

function checkGroup(content: MockContent, group: KeyGroup, checks: KeyChecks): CheckFinding[] {
  if (group.questions.length === 0) {
    return [fault(group.node.id, 'correct_answer', 'There is no answer key')]
  }
  return [
    ...checkAnswers(content, group),
    ...checkKind(content, group),
    ...checkLetters(group),
    ...(group.type === 'identifying_information' ? checkFacts(group) : []),
    ...checks.checkGroup(content, group),
  ]
}

function checkKind(content: MockContent, group: KeyGroup): CheckFinding[] {
  switch (group.kind) {
    case 'words':
      return checkWords(content, group)
    case 'option':
      return checkOptions(content, group)
    case 'set':
      return [...checkOptions(content, group), ...checkSets(group)]
  }
}
