import type { MockContent } from '../../document/mock-content.ts'
import { listAccepted, listCorrect, normaliseAnswer } from '../answer-text.ts'
import { readGapSides, withoutPrinted } from '../gap-sides.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../key-group.ts'
import { findExcess, parseWordLimit } from '../word-limit.ts'
import { isSameAnswer } from './same-answer.ts'

/** A candidate's answers by question number. */
export type CandidateAnswers = Readonly<Record<number, string>>

export type MarkedQuestion = {
  number: number
  given: string
  isRight: boolean
  /** Why the answer is right or wrong. */
  reason: string
}

export type MarkedTest = {
  questions: MarkedQuestion[]
  /** Number of right answers, which determines the band. */
  raw: number
  marks: number
  totalMarks: number
}

type Verdict = Pick<MarkedQuestion, 'isRight' | 'reason'>

/** Marks a candidate's answers, with a reason for every question. */
export function markAnswers(content: MockContent, answers: CandidateAnswers): MarkedTest {
  const test: MarkedTest = { questions: [], raw: 0, marks: 0, totalMarks: 0 }
  for (const group of listKeyGroups(content)) {
    const mark = toMarker(group, answers)
    const marked = group.questions.map((question): MarkedQuestion => {
      const given = answers[question.number]?.trim() ?? ''
      return { number: question.number, given, ...mark(question, given) }
    })
    const right = marked.filter(({ isRight }) => isRight).length
    test.questions.push(...marked)
    test.raw += right
    test.totalMarks += group.marks
    // A group without questions earns no marks.
    test.marks += marked.length === 0 ? 0 : (group.marks * right) / marked.length
  }
  return test
}

const noKey: Verdict = { isRight: false, reason: 'The key has no answer to this question' }
const blank: Verdict = { isRight: false, reason: 'Not answered' }
const right: Verdict = { isRight: true, reason: 'Matches the key' }

type Marker = (question: KeyQuestion, given: string) => Verdict

function toMarker(group: KeyGroup, answers: CandidateAnswers): Marker {
  switch (group.kind) {
    case 'words':
      return (question, given) => markWords(group, question, given)
    case 'option':
      return (question, given) => markOption(group, question, given)
    case 'set': {
      const verdicts = markSets(group, answers)
      return ({ number }) => verdicts.get(number) ?? noKey
    }
  }
}

function markWords(group: KeyGroup, question: KeyQuestion, given: string): Verdict {
  const accepted = listAccepted(question.key)
  if (accepted.length === 0) return noKey
  if (given === '') return blank
  const limit = parseWordLimit(group.instruction)
  const sides = readGapSides(question.text)
  const written = withoutPrinted(given, sides)
  const excess = limit === null ? null : findExcess(written, limit)
  if (excess !== null) return { isRight: false, reason: `Too long: ${excess}` }
  const isAccepted = listCorrect(question.key).some((answer) =>
    isSameAnswer(withoutPrinted(answer, sides), written),
  )
  if (!isAccepted) return toMismatch(group, question)
  return accepted.length > 1 ? { isRight: true, reason: 'One of the answers in the key' } : right
}

function markOption(group: KeyGroup, question: KeyQuestion, given: string): Verdict {
  const key = question.key.trim()
  if (key === '') return noKey
  if (given === '') return blank
  return normaliseAnswer(key) === normaliseAnswer(given) ? right : toMismatch(group, question)
}

const toMismatch = (group: KeyGroup, question: KeyQuestion): Verdict => ({
  isRight: false,
  reason: `The key has ${toWanted(group, question)}`,
})

/** Letters of a set count in any order; a repeated letter counts once. */
function markSets({ questions, options }: KeyGroup, answers: CandidateAnswers): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>()
  for (const set of Map.groupBy(questions, (question) => question.set).values()) {
    const wanted = new Set(set.map(({ key }) => normaliseAnswer(key)).filter((key) => key !== ''))
    const counted = new Set<string>()
    for (const { number } of set) {
      const given = answers[number]?.trim() ?? ''
      const letter = normaliseAnswer(given)
      if (wanted.size === 0) verdicts.set(number, noKey)
      else if (given === '') verdicts.set(number, blank)
      else if (counted.has(letter))
        verdicts.set(number, { isRight: false, reason: `${given} is given twice` })
      else if (wanted.has(letter)) verdicts.set(number, { isRight: true, reason: `${given} is in the key` })
      else {
        const keys = options.map(({ key }) => key).filter((key) => wanted.has(normaliseAnswer(key)))
        const shown = keys.length > 0 ? keys : [...wanted]
        verdicts.set(number, { isRight: false, reason: `${given} is not one of ${shown.join(' and ')}` })
      }
      counted.add(letter)
    }
  }
  return verdicts
}

/** “B, by train”, “colour or color” */
function toWanted({ kind, options }: KeyGroup, { key }: KeyQuestion): string {
  if (kind === 'words') return listAccepted(key).join(' or ')
  const option = options.find((each) => each.key === key)
  return option === undefined || option.text === option.key ? key : `${key}, ${option.text}`
}
