import type { MockContent } from '../document/mock-content.ts'
import { checkHeader } from './check-header.ts'
import type { CheckFindings, MockIssue } from './mock-issue.ts'

/** What is wrong with the questions of a section. */
export type SectionCheck = (content: MockContent) => CheckFindings

/** Everything wrong with a mock, in the order of its parts. What is only unlike real IELTS is left out of practice mocks. */
export function checkMock(content: MockContent, checkSection: SectionCheck): MockIssue[] {
  const isPractice = content.header.mock_type === 'practice'
  return [...checkHeader(content), ...checkSection(content)].flatMap((finding) => {
    if (finding.severity !== 'format') return finding
    return isPractice ? [] : { ...finding, severity: 'warning' as const }
  })
}
