import { defineList } from '@console/shared/list'
import type { MockSummary } from '@console/shared/schemas/mock'
import { createElement } from 'react'
import type { ServedSection } from '../api/mock.api.ts'
import { mockTypeLabels, mockVariantLabels, toBookTitle } from '../core/document/mock-labels.ts'
import type { MockFacts } from './check-record.ts'
import { buildMockColumns, MockDetails } from './mock-columns.tsx'

type MockViewParts = {
  section: ServedSection
  readFacts(id: number): MockFacts | undefined
}

/** `/mocks/writing/?q=harbour&type=academic&mock_type=live&book=Book%201&sort=-fee&page=2` */
export const buildMockView = ({ section, readFacts }: MockViewParts) =>
  defineList<MockSummary>({
    name: `${section}-mocks`,
    words: { one: `${section} mock`, many: `${section} mocks` },
    nameOf: ({ name }) => name,
    searched: (record) => [record.name, toBookTitle(record)],
    filters: {
      type: {
        label: 'Type',
        choices: mockVariantLabels,
        matches: ({ type }, choice) => type === choice,
      },
      [mockTypeFilter]: {
        label: 'Mock type',
        // Beside the type, a second row of buttons that begins with “All” would be hard to tell apart.
        choices: () => mockTypeLabels,
        matches: (record, choice) => (readOwnType(record) ?? readFacts(record.id)?.mockType) === choice,
      },
      book: { label: 'Book', choices: listBooks, matches: (record, title) => toBookTitle(record) === title },
    },
    columns: buildMockColumns(section, (id) => readFacts(id)?.text),
    details: (record) => createElement(MockDetails, { record }),
    sort: 'name',
  })

/** Its name in the address. */
export const mockTypeFilter = 'mock_type'

/** The mock type is no part of a row (SPEC §3), though a server may put it there. */
export const readOwnType = (record: MockSummary): unknown => record['mock_type']

/** The books that the listed mocks belong to; a mock's row names its book by title alone. */
function listBooks(records: readonly MockSummary[]): Record<string, string> {
  const titles = [...new Set(records.flatMap((record) => toBookTitle(record) ?? []))].sort()
  return Object.fromEntries(titles.map((title) => [title, title]))
}
