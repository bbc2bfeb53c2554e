import { toBookTitle } from '@console/ielts'
import type { MockSection, MockSummary, ReviewNotes } from '@console/ielts/schemas'
import type { ReadList, RecordId } from '@console/shared/http/record-list'
import { onThisDevice } from '../api/device-entities.ts'
import type { CheckSummary } from '../list/check-record.ts'
import { type ListedMock, toListed } from '../list/check-summary.queries.ts'
import type { KeptMock } from './kept-mocks.ts'

/** A mock of any section, with its issues once it has been checked. */
export type CheckedMock = {
  /** Unique across sections. */
  id: string
  section: MockSection
  key: RecordId
  name: string
  status: string | null
  book: string | null
  facts: CheckSummary | undefined
  /** Difficulty, tags and review; undefined if there are none. */
  notes: ReviewNotes | undefined
}

type ServedList = { section: MockSection; list: ReadList<MockSummary> }

export function listCheckedMocks(
  served: readonly ServedList[],
  kept: readonly KeptMock[],
  readSummary: (mock: ListedMock) => CheckSummary | undefined,
  notes: ReadonlyMap<string, ReviewNotes>,
): CheckedMock[] {
  return [
    ...served.flatMap(({ section, list }) =>
      list.records.map((record) => ({
        id: `${section}/${record.id}`,
        section,
        key: record.id,
        name: record.name,
        status: record.status,
        book: toBookTitle(record),
        facts: readSummary(toListed(section, record)),
        notes: notes.get(`${section}/${record.id}`),
      })),
    ),
    ...kept.map(({ id, name, facts }) => ({
      ...{ id: `speaking/${id}`, section: 'speaking' as const, key: id },
      ...{ name, status: onThisDevice, book: null, facts, notes: undefined },
    })),
  ]
}

export const isOnDevice = ({ status }: CheckedMock): boolean => status === onThisDevice

export const isProblematic = ({ facts }: CheckedMock): boolean =>
  facts !== undefined && facts.issues.length > 0
