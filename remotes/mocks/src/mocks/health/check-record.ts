import type { Mock } from '@console/shared/schemas/mock'
import { toContent } from '../document/mock-content.ts'
import { toMockDocument } from '../document/mock-document.ts'
import { checkMock } from './check-mock.ts'
import { toHealthText } from './mock-issue.ts'

export function checkRecord(mock: Mock) {
  const issues = checkMock(toContent(toMockDocument(mock)))
  const errors = issues.filter(({ severity }) => severity === 'error').length
  return {
    errors,
    warnings: issues.length - errors,
    text: toHealthText(issues),
    messages: issues.map(({ message }) => message),
  }
}
