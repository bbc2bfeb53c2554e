import type { MockContent } from '../document/mock-content.ts'
import { toPlaceKey } from '../document/mock-place.ts'
import { checkMock, type SectionCheck } from './check-mock.ts'
import type { MockIssue } from './mock-issue.ts'

/** Errors that a mock has after a change and had not before; one whose words alone differ is not new. */
export function listAddedErrors(content: MockContent, before: MockContent, check: SectionCheck): MockIssue[] {
  const known = Map.groupBy(listErrors(before, check), toKey)
  return listErrors(content, check).filter((issue) => known.get(toKey(issue))?.pop() === undefined)
}

const listErrors = (content: MockContent, check: SectionCheck) =>
  checkMock(content, check).filter(({ severity }) => severity === 'error')

const toKey = ({ check, place }: MockIssue) => `${check} ${toPlaceKey(place)}`
