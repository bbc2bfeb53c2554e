import { checkMock, type SectionCheck } from '@console/ielts/checks/check-mock'
import { toHealthText } from '@console/ielts/checks/mock-issue'
import { findPartNumber } from '@console/ielts/document/find-part-number'
import type { MockDocument } from '@console/ielts/document/mock-document.schema'
import { toContent } from '@console/ielts/document/mock-normalization'
import { toPlaceKey } from '@console/ielts/document/mock-place'
import type { Mock, MockSection } from '@console/ielts/schemas/mock'
import { checkListening } from '@console/ielts/sections/listening/check-listening'
import { checkReading } from '@console/ielts/sections/reading/check-reading'
import { checkSpeaking } from '@console/ielts/sections/speaking/check-speaking'
import { checkWriting } from '@console/ielts/sections/writing/check-writing'
import { toMockDocument } from '../api/mock-document.ts'

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
