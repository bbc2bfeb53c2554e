import type { Mock, MockSection } from '@console/shared/schemas/mock'
import { checkMock, type SectionCheck } from '../core/checks/check-mock.ts'
import { toHealthText } from '../core/checks/mock-issue.ts'
import { toMockDocument } from '../core/document/mock-document.ts'
import { toContent } from '../core/document/mock-normalization.ts'
import { checkListening } from '../sections/listening/check-listening.ts'
import { checkReading } from '../sections/reading/check-reading.ts'
import { checkSpeaking } from '../sections/speaking/check-speaking.ts'
import { checkWriting } from '../sections/writing/check-writing.ts'

const sectionChecks: Record<MockSection, SectionCheck> = {
  writing: checkWriting,
  reading: checkReading,
  listening: checkListening,
  speaking: checkSpeaking,
}

/** What a list says of a mock that its row does not. */
export type MockFacts = ReturnType<typeof checkRecord>

export function checkRecord(mock: Mock) {
  const issues = checkMock(toContent(toMockDocument(mock)), sectionChecks[mock.section])
  const errors = issues.filter(({ severity }) => severity === 'error').length
  return {
    mockType: mock.mock_type,
    errors,
    warnings: issues.length - errors,
    text: toHealthText(issues),
    messages: issues.map(({ message }) => message),
  }
}
