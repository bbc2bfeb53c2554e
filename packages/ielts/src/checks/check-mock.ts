import type { MockContent } from '../document/mock-content.ts'
import { checkHeader } from './check-header.ts'
import type { CheckFindings, MockIssue } from './mock-issue.ts'

/** Checks the questions of one section. */
export type SectionCheck = (content: MockContent) => CheckFindings

/** All findings for a mock, in order. Those of severity `format` are warnings, and left out for practice mocks. */
export function checkMock(content: MockContent, checkSection: SectionCheck): MockIssue[] {
  const isPractice = content.header.mock_type === 'practice'
  return [...checkHeader(content), ...checkSection(content)].flatMap((finding) => {
    if (finding.severity !== 'format') return finding
    return isPractice ? [] : { ...finding, severity: 'warning' as const }
  })
}
