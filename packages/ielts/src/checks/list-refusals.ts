import { isSame } from '@console/values/json/json-document'
import type { MockContent } from '../document/mock-content.ts'
import { headerId, type MockPlace } from '../document/mock-place.ts'
import { checkMock, type SectionCheck } from './check-mock.ts'
import type { MockIssue } from './mock-issue.ts'

/** Findings that block saving, except those that existed `before` in fields that have not changed since. */
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

/** A finding about two fields is placed at the second. */
const listDestinations = ({ check, place }: MockIssue): MockPlace[] =>
  check === 'time-order' ? [place, { ...place, field: 'start_time' }] : [place]

function readPlace({ header, nodes }: MockContent, { node, field }: MockPlace): unknown {
  const fields: object = node === headerId ? header : (nodes[node]?.fields ?? {})
  return new Map(Object.entries(fields)).get(field)
}
