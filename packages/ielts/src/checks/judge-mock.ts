import type { MockContent } from '../document/mock-content.ts'
import { headerId } from '../document/mock-place.ts'
import { checkMock, type SectionCheck } from './check-mock.ts'
import type { CheckName, JudgedIssue, MockIssue } from './mock-issue.ts'

const beingWritten: ReadonlySet<string> = new Set(['draft', 'in review'])

/** Checks that find what is missing, from the name of a mock to the key of a question. */
const missing: ReadonlySet<CheckName> = new Set<CheckName>([
  ...(['name', 'book', 'parts', 'part-questions', 'recording', 'passage-title', 'passage-text'] as const),
  ...(['task-text', 'task-template', 'cue-card', 'question-text', 'key', 'answer'] as const),
  ...(['options', 'option-empty', 'map-image', 'limit-unsaid'] as const),
])

/**
 * All issues of a mock for its authors. In a draft, what nobody has written yet is to be written; in a published mock,
 * or one of unknown status, learners meet it as an error.
 */
export function judgeMock(content: MockContent, check: SectionCheck): JudgedIssue[] {
  const issues = checkMock(content, check)
  if (!beingWritten.has(content.header.status?.trim().toLowerCase() ?? '')) return issues
  return issues.map((issue) => (isUnwritten(content, issue) ? { ...issue, severity: 'todo' } : issue))
}

/** An address that leads nowhere is written. */
function isUnwritten({ header, nodes }: MockContent, { check, place: { node, field } }: MockIssue): boolean {
  if (!missing.has(check)) return false
  const fields: object = node === headerId ? header : (nodes[node]?.fields ?? {})
  const value: unknown = new Map(Object.entries(fields)).get(field)
  return check === 'task-template' || typeof value !== 'string' || value.trim() === ''
}
