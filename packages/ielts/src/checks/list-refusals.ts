import { isSame } from '@console/values/json/json-document'
import type { MockContent } from '../document/mock-content.ts'
import { headerId, type MockPlace } from '../document/mock-place.ts'
import { checkMock, type SectionCheck } from './check-mock.ts'
import type { MockIssue } from './mock-issue.ts'

/** What keeps a mock from being saved. What was so `before` and is untouched keeps nobody from changing the rest. */
export function listRefusals(
  content: MockContent,
  before: MockContent | null,
  check: SectionCheck,
): MockIssue[] {
  const refusals = listBlocking(content, check)
  if (before === null || refusals.length === 0) return refusals
  const old = listBlocking(before, check)
  const isOld = (issue: MockIssue) =>
    old.some((known) => known.check === issue.check && isSame(known.place, issue.place)) &&
    listDestinations(issue).every((place) => isSame(readPlace(content, place), readPlace(before, place)))
  return refusals.filter((issue) => !isOld(issue))
}

const listBlocking = (content: MockContent, check: SectionCheck) =>
  checkMock(content, check).filter(({ blocks }) => blocks)

/** A rule about two fields says what is wrong at the second. */
const listDestinations = ({ check, place }: MockIssue): MockPlace[] =>
  check === 'time-order' ? [place, { ...place, field: 'start_time' }] : [place]

function readPlace({ header, nodes }: MockContent, { node, field }: MockPlace): unknown {
  const fields: object = node === headerId ? header : (nodes[node]?.fields ?? {})
  return new Map(Object.entries(fields)).get(field)
}
