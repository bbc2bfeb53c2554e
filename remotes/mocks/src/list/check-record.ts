import { findPartNumber, type MockDocument, toContent, toPlaceKey } from '@console/ielts'
import { judgeMock, type SectionCheck, toHealthText } from '@console/ielts/checks'
import type { Mock, MockSection } from '@console/ielts/schemas'
import { checkListening, checkReading, checkSpeaking, checkWriting } from '@console/ielts/sections'
import { toMockDocument } from '../api/mock-document.ts'

export const sectionChecks: Record<MockSection, SectionCheck> = {
  writing: checkWriting,
  reading: checkReading,
  listening: checkListening,
  speaking: checkSpeaking,
}

/** The check results that lists show; rows do not contain them. */
export type CheckSummary = ReturnType<typeof checkDocument>

export const checkRecord = (mock: Mock) => checkDocument(toMockDocument(mock))

export function checkDocument(document: MockDocument) {
  const content = toContent(document)
  const issues = judgeMock(content, sectionChecks[document.section])
  const errors = issues.filter(({ severity }) => severity === 'error').length
  return {
    mockType: document.mock_type,
    errors,
    warnings: issues.filter(({ severity }) => severity === 'warning').length,
    text: toHealthText(issues),
    issues: issues.map(({ severity, message, place }) => ({
      severity,
      message,
      place: toPlaceKey(place),
      part: findPartNumber(content, place.node),
    })),
  }
}
