import { mockTypeLabels, mockVariantLabels, toBookTitle, toStatusLabel } from '@console/ielts'
import type { MockSection, MockSummary } from '@console/ielts/schemas'
import { defineList, toChoices, updatedFilter } from '@console/shared/list'
import { createElement } from 'react'
import type { CheckSummary } from './check-record.ts'
import { healthLabels, matchesHealth } from './listed-health.ts'
import { buildMockColumns, MockDetails } from './mock-columns.tsx'
import type { ReviewColumns } from './review-columns.tsx'

type MockViewParts = {
  section: MockSection
  readSummary(record: MockSummary): CheckSummary | undefined
  /** Whether mocks of visible rows are read for their health. */
  readsHealth: boolean
  /** Null if there is nothing to show beyond the rows. */
  reviewColumns: ReviewColumns | null
}

/** `/mocks/writing/?q=harbour&type=academic&mock_type=live&book=Book%201&sort=-fee&page=2` */
export const buildMockView = ({ section, readSummary, readsHealth, reviewColumns }: MockViewParts) =>
  defineList<MockSummary>({
    name: `${section}-mocks`,
    words: { one: `${section} mock`, many: `${section} mocks` },
    nameOf: ({ name }) => name,
    searched: (record) => [record.name, toBookTitle(record), ...(reviewColumns?.searched(record) ?? [])],
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
        matches: (record, choice) => (readOwnType(record) ?? readSummary(record)?.mockType) === choice,
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
        label: 'Problems',
        any: 'All mocks',
        choices: () => healthLabels,
        sorts: { errors: '-health', warnings: '-health' },
        matches: (record, choice) => matchesHealth(readSummary(record), choice),
      },
      book: {
        label: 'Book',
        choices: (records) => toChoices(records.map(toBookTitle)),
        matches: (record, title) => toBookTitle(record) === title,
      },
      updated: updatedFilter,
      ...reviewColumns?.filters,
    },
    columns: [...buildMockColumns(section, { readSummary, readsHealth }), ...(reviewColumns?.columns ?? [])],
    note: (record) => reviewColumns?.note(record) ?? null,
    details: (record) => createElement(MockDetails, { record, section }),
    sort: 'name',
  })

/** The filter’s name in the address. */
export const mockTypeFilter = 'mock_type'
export const healthFilter = 'health'

/** Rows have no mock type by the specification (SPEC §3), but servers may add it. */
export const readOwnType = (record: MockSummary): unknown => record['mock_type']
