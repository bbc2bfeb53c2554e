import { mockTypeLabels, mockVariantLabels, toBookTitle, toStatusLabel } from '@console/ielts'
import type { MockSection, MockSummary } from '@console/ielts/schemas'
import { defineList, toChoices } from '@console/shared/list'
import { createElement } from 'react'
import type { MockFacts } from './check-record.ts'
import type { DeskPart } from './desk-part.tsx'
import { healthLabels, matchesHealth } from './listed-health.ts'
import { buildMockColumns, MockDetails } from './mock-columns.tsx'

type MockViewParts = {
  section: MockSection
  readFacts(record: MockSummary): MockFacts | undefined
  /** Whether mocks of visible rows are read for their health. */
  readsHealth: boolean
  /** Null if there is nothing to show beyond the rows. */
  desk: DeskPart | null
}

/** `/mocks/writing/?q=harbour&type=academic&mock_type=live&book=Book%201&sort=-fee&page=2` */
export const buildMockView = ({ section, readFacts, readsHealth, desk }: MockViewParts) =>
  defineList<MockSummary>({
    name: `${section}-mocks`,
    words: { one: `${section} mock`, many: `${section} mocks` },
    nameOf: ({ name }) => name,
    searched: (record) => [record.name, toBookTitle(record), ...(desk?.searched(record) ?? [])],
    filters: {
      type: {
        label: 'Type',
        choices: mockVariantLabels,
        matches: ({ type }, choice) => type === choice,
      },
      [mockTypeFilter]: {
        label: 'Mock type',
        // A select: two rows of buttons that both begin with “All” would be hard to tell apart.
        choices: () => mockTypeLabels,
        matches: (record, choice) => (readOwnType(record) ?? readFacts(record)?.mockType) === choice,
      },
      status: {
        label: 'Status',
        choices: (records) =>
          toChoices(
            records.map(({ status }) => status),
            toStatusLabel,
          ),
        matches: ({ status }, choice) => status === choice,
      },
      [healthFilter]: {
        label: 'Health',
        any: 'All mocks',
        choices: () => healthLabels,
        sorts: { errors: '-health', warnings: '-health' },
        matches: (record, choice) => matchesHealth(readFacts(record), choice),
      },
      book: {
        label: 'Book',
        choices: (records) => toChoices(records.map(toBookTitle)),
        matches: (record, title) => toBookTitle(record) === title,
      },
      ...desk?.filters,
    },
    columns: [...buildMockColumns(section, { readFacts, readsHealth }), ...(desk?.columns ?? [])],
    note: (record) => desk?.note(record) ?? null,
    details: (record) => createElement(MockDetails, { record, section }),
    sort: 'name',
  })

/** The filter’s name in the address. */
export const mockTypeFilter = 'mock_type'
export const healthFilter = 'health'

/** Rows have no mock type by the specification (SPEC §3), but servers may add it. */
export const readOwnType = (record: MockSummary): unknown => record['mock_type']
