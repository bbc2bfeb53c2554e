import type { Mock, MockSection } from '@console/shared/schemas/mock'
import { checkMock, type SectionCheck } from '../core/checks/check-mock.ts'
import { toHealthText } from '../core/checks/mock-issue.ts'
import { findPartNumber } from '../core/document/find-part-number.ts'
import type { MockDocument } from '../core/document/mock-document.schema.ts'
import { toMockDocument } from '../core/document/mock-document.ts'
import { toContent } from '../core/document/mock-normalization.ts'
import { toPlaceKey } from '../core/document/mock-place.ts'
import { checkListening } from '../sections/listening/check-listening.ts'
import { checkReading } from '../sections/reading/check-reading.ts'
import { checkSpeaking } from '../sections/speaking/check-speaking.ts'
import { checkWriting } from '../sections/writing/check-writing.ts'

export const sectionChecks: Record<MockSection, SectionCheck> = {
  writing: checkWriting,
  reading: checkReading,
  listening: checkListening,
  speaking: checkSpeaking,
}

/** What a list says of a mock that its row does not. */
export type MockFacts = ReturnType<typeof checkDocument>

export const checkRecord = (mock: Mock) => checkDocument(toMockDocument(mock))

export function checkDocument(document: MockDocument) {
  const content = toContent(document)
  const issues = checkMock(content, sectionChecks[document.section])
  const errors = issues.filter(({ severity }) => severity === 'error').length
  return {
    mockType: document.mock_type,
    errors,
    warnings: issues.length - errors,
    text: toHealthText(issues),
    issues: issues.map(({ severity, message, place }) => ({
      severity,
      message,
      place: toPlaceKey(place),
      part: findPartNumber(content, place.node),
    })),
  }
}
