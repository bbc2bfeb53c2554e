import { defineList } from '@console/shared/list'
import type { MockSummary } from '@console/shared/schemas/mock'
import { createElement } from 'react'
import { mockVariantLabels, toBookTitle } from '../mock-labels.ts'
import type { ServedSection } from '../mock-section.ts'
import { buildMockColumns, MockDetails } from './mock-columns.tsx'

/** `/mocks/writing/?q=harbour&type=academic&book=Book%201&sort=-fee&page=2` */
const defineMockView = (section: ServedSection) =>
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
      book: { label: 'Book', choices: listBooks, matches: (record, title) => toBookTitle(record) === title },
    },
    columns: buildMockColumns(section),
    details: (record) => createElement(MockDetails, { record }),
    sort: 'name',
  })

export const mockViews = {
  writing: defineMockView('writing'),
  reading: defineMockView('reading'),
  listening: defineMockView('listening'),
}

/** The books that the listed mocks belong to; a mock's row names its book by title alone. */
function listBooks(records: readonly MockSummary[]): Record<string, string> {
  const titles = [...new Set(records.flatMap((record) => toBookTitle(record) ?? []))].sort()
  return Object.fromEntries(titles.map((title) => [title, title]))
}
