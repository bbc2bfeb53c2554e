import { listPartIds, type MockContent, mockId, partList } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { type KeyGroup, listKeyGroups } from '../keys/key-group.ts'
import { toTraits } from '../question-types/question-types.ts'
import { checkAnswers } from './check-answers.ts'
import { checkLetterRange } from './check-letter-range.ts'
import { checkLetters } from './check-letters.ts'
import { checkOptions } from './check-options.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkRubric } from './check-rubric.ts'
import { checkSets } from './check-sets.ts'
import { checkVerdicts } from './check-verdicts.ts'
import { checkWords } from './check-words.ts'
import { type CheckFindings, fault, unlikeIelts } from './mock-issue.ts'

/** Questions of a full reading or listening test. */
const fullTest = 40

type KeyChecks = {
  /** Noun for a part: `Passage`. */
  partName: string
  /** Checks the passages or the recording. */
  checkSource(content: MockContent): CheckFindings
  /** Further checks of a group in this section. */
  checkGroup?(content: MockContent, group: KeyGroup): CheckFindings
}

/** Checks questions, keys and instructions of a reading or listening test. */
export function* checkKeys(content: MockContent, checks: KeyChecks): CheckFindings {
  const list = partList(content.section)
  const parts = listPartIds(content)
  const groups = listKeyGroups(content)
  const asked = new Set(groups.map(({ node }) => node.parent))
  for (const [index, id] of parts.entries()) {
    if (!asked.has(id))
      yield fault('part-questions', id, 'questions', `${checks.partName} ${index + 1} has no questions`)
  }
  yield* checks.checkSource(content)
  for (const group of groups) {
    yield* checkGroup(content, group, checks)
    yield* checkRubric(content, group, groups)
  }
  yield* checkRepeats(groups)
  const { questions } = toFigures(content)
  if (parts.length === 0) yield fault('parts', mockId, list, 'Choose a template to begin')
  else if (questions !== fullTest) {
    yield unlikeIelts(
      'test-length',
      mockId,
      list,
      `A full test has ${fullTest} questions; this one has ${questions}`,
    )
  }
}

function* checkGroup(content: MockContent, group: KeyGroup, checks: KeyChecks): CheckFindings {
  if (group.questions.length === 0) {
    yield fault('key', group.node.id, 'correct_answer', 'There is no answer key')
    return
  }
  yield* checkAnswers(content, group)
  yield* group.kind === 'words' ? checkWords(content, group) : checkOptions(content, group)
  if (group.kind === 'set') yield* checkSets(group)
  yield* checkLetters(group)
  yield* checkLetterRange(content, group)
  if (toTraits(group.type).key === 'verdict') yield* checkVerdicts(group)
  yield* checks.checkGroup?.(content, group) ?? []
}
