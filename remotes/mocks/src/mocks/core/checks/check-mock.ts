import type { MockSection } from '@console/shared/schemas/mock'
import { checkSpeaking } from '../../sections/speaking/check-speaking.ts'
import { checkWriting } from '../../sections/writing/check-writing.ts'
import type { MockContent } from '../document/mock-content.ts'
import { checkHeader } from './check-header.ts'
import { checkKeys } from './check-keys.ts'
import type { CheckFinding, MockIssue } from './mock-issue.ts'

const sectionChecks: Record<MockSection, (content: MockContent) => CheckFinding[]> = {
  writing: checkWriting,
  speaking: checkSpeaking,
  reading: checkKeys,
  listening: checkKeys,
}

/** Everything wrong with a mock, in the order of its parts. What is only unlike real IELTS is left out of practice mocks. */
export function checkMock(content: MockContent): MockIssue[] {
  const isPractice = content.header.mock_type === 'practice'
  return [...checkHeader(content), ...sectionChecks[content.section](content)].flatMap((finding) => {
    if (finding.severity !== 'format') return finding
    return isPractice ? [] : { ...finding, severity: 'warning' as const }
  })
}
