import type { MockCommand } from '../document/mock-content.ts'
import type { NodeId } from '../document/mock-node.ts'
import type { MockPlace } from '../document/mock-place.ts'

/** Names of the checks, as in `docs/ielts-checks.md`. */
export type CheckName =
  | HeaderCheck
  | PartCheck
  | KeyCheck
  | OptionCheck
  | WordCheck
  | RubricCheck
  | SourceCheck

type HeaderCheck = 'name' | 'number' | 'time' | 'time-order' | 'live-start' | 'book'
type PartCheck =
  | 'parts'
  | 'part-questions'
  | 'test-length'
  | 'task-text'
  | 'task-template'
  | 'task-limits'
  | 'task-image'
  | 'task-letter'
  | 'task-marks'
  | 'task-minutes'
  | 'interview-parts'
  | 'talk-time'
  | 'cue-card'
type KeyCheck =
  | 'key'
  | 'answer'
  | 'question-text'
  | 'question-repeated'
  | 'key-surplus'
  | 'key-unasked'
  | 'marks'
  | 'set-size'
  | 'set-letters'
  | 'facts-mixed'
  | 'facts-family'
  | 'facts-unused'
  | 'letter-reuse'
type OptionCheck =
  | 'options'
  | 'option-empty'
  | 'option-repeated'
  | 'option-count'
  | 'options-to-spare'
  | 'answer-not-offered'
  | 'paragraph-letters'
  | 'heading-repeated'
  | 'heading-numerals'
  | 'headings-placed'
  | 'map-image'
  | 'map-title'
type WordCheck =
  | 'limit-unsaid'
  | 'limit-differs'
  | 'answer-too-long'
  | 'contraction'
  | 'printed-beside'
  | 'answer-printed'
  | 'not-in-passage'
  | 'variant-not-in-passage'
  | 'answer-order'
  | 'gap-count'
type RubricCheck = 'passage-number' | 'box-numbers' | 'letter-range' | 'rubric-type'
type SourceCheck = 'passage-title' | 'passage-text' | 'passage-length' | 'recording'

type Finding<Severity> = {
  check: CheckName
  severity: Severity
  place: MockPlace
  message: string
  /** Numbers of the affected questions; the place may belong to more. */
  questions?: readonly number[]
  fix?: IssueFix
}

export type MockIssue = Finding<'error' | 'warning'> & {
  /** Blocks saving, unless the server already has it. */
  blocks?: true
}

/** Severity `todo`: nothing is wrong yet, something is not written. */
export type JudgedIssue = Omit<MockIssue, 'severity'> & { severity: MockIssue['severity'] | 'todo' }

export const severityLabels = { error: 'Error', warning: 'Warning', todo: 'To write' } satisfies Record<
  JudgedIssue['severity'],
  string
>

/** A fix that loses no work, in one step that can be undone. */
export type IssueFix = { label: string; command: MockCommand }

/** Severity `format`: the mock differs from a real test, which is fine for practice mocks. */
export type CheckFinding = MockIssue | Finding<'format'>

export type CheckFindings = Iterable<CheckFinding>

const toFinding =
  <const Severity>(severity: Severity) =>
  (check: CheckName, node: NodeId, field: string, message: string, fix?: IssueFix): Finding<Severity> => ({
    check,
    severity,
    place: { node, field },
    message,
    ...(fix && { fix }),
  })

export const fault = toFinding('error')
export const warning = toFinding('warning')
export const unlikeIelts = toFinding('format')

export const refusal = (check: CheckName, node: NodeId, field: string, message: string): MockIssue => ({
  ...fault(check, node, field, message),
  blocks: true,
})

/** Adds the numbers of the affected questions to a finding. */
export const atQuestions = <Found extends CheckFinding>(numbers: readonly number[], found: Found): Found => ({
  ...found,
  questions: numbers,
})

/** "1 answer", "2 answers" */
export const toCounted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** "2 errors, 1 warning, 3 to write" */
export function toHealthText(issues: readonly Pick<JudgedIssue, 'severity'>[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const warnings = issues.filter(({ severity }) => severity === 'warning').length
  const left = issues.length - errors - warnings
  const parts = [
    errors > 0 && toCounted(errors, 'error'),
    warnings > 0 && toCounted(warnings, 'warning'),
    left > 0 && `${left} to write`,
  ]
  return parts.filter(Boolean).join(', ') || 'No problems'
}
