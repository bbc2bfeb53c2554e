import type { Mock } from '@console/shared/schemas/mock'
import { checkMock } from '../core/checks/check-mock.ts'
import { toHealthText } from '../core/checks/mock-issue.ts'
import { toContent } from '../core/document/mock-content.ts'
import { toMockDocument } from '../core/document/mock-document.ts'

/** What a list says of a mock that its row does not. */
export type MockFacts = ReturnType<typeof checkRecord>

export function checkRecord(mock: Mock) {
  const issues = checkMock(toContent(toMockDocument(mock)))
  const errors = issues.filter(({ severity }) => severity === 'error').length
  return {
    mockType: mock.mock_type,
    errors,
    warnings: issues.length - errors,
    text: toHealthText(issues),
    messages: issues.map(({ message }) => message),
  }
}
