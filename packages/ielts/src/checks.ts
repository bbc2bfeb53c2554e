/** Checks of a mock test: findings with their places and fixes. */
export { checkHeaderNumber, type HeaderNumber } from './checks/check-header.ts'
export { allowsReuse } from './checks/check-letters.ts'
export { checkMock, type SectionCheck } from './checks/check-mock.ts'
export { judgeMock } from './checks/judge-mock.ts'
export { listAddedErrors } from './checks/list-added-errors.ts'
export { listRefusals } from './checks/list-refusals.ts'
export {
  type IssueFix,
  type JudgedIssue,
  type MockIssue,
  severityLabels,
  toCounted,
  toHealthText,
} from './checks/mock-issue.ts'
