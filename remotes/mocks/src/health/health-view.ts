import { toStatusLabel } from '@console/ielts'
import { defineList, toChoices } from '@console/shared/list'
import { urlText } from '@console/shared/ui/url-state'
import { upperFirst } from 'es-toolkit/string'
import { createElement } from 'react'
import { healthLabels, matchesHealth } from '../list/listed-health.ts'
import { buildLabelFilters } from '../review/label-filters.ts'
import type { CheckedMock } from './checked-mock.ts'
import { HealthDetails, healthColumns } from './health-columns.tsx'
import { healthSheet } from './health-sheet.ts'

const chosenBy = {
  section: {
    label: 'Section',
    choices: (mocks: readonly CheckedMock[]) =>
      Object.fromEntries(mocks.map(({ section }) => [section, upperFirst(section)])),
    isShort: true,
    matches: ({ section }: CheckedMock, choice: string) => section === choice,
  },
  status: {
    label: 'Status',
    choices: (mocks: readonly CheckedMock[]) =>
      toChoices(
        mocks.map(({ status }) => status),
        toStatusLabel,
      ),
    matches: ({ status }: CheckedMock, choice: string) => status === choice,
  },
  book: {
    label: 'Book',
    choices: (mocks: readonly CheckedMock[]) => toChoices(mocks.map(({ book }) => book)),
    matches: ({ book }: CheckedMock, choice: string) => book === choice,
  },
}

/** `/mocks/health/?section=reading&status=published&health=errors&open=reading/5` */
export const buildHealthView = (hasNotes: boolean) =>
  defineList<CheckedMock, { open: typeof urlText }>({
    name: 'mock-health',
    words: { one: 'mock', many: 'mocks' },
    nameOf: ({ name }) => name,
    searched: ({ name, book, facts, notes }) => [
      name,
      book,
      ...(notes?.tags ?? []),
      ...(facts?.issues.map(({ message }) => message) ?? []),
    ],
    filters: {
      ...chosenBy,
      health: {
        label: 'Problems',
        any: 'All mocks',
        choices: () => healthLabels,
        matches: ({ facts }, choice) => matchesHealth(facts, choice),
      },
      ...(hasNotes && buildLabelFilters(({ notes }: CheckedMock) => notes)),
    },
    columns: healthColumns,
    loadSheet: async () => healthSheet,
    details: (mock) => createElement(HealthDetails, { mock }),
    sort: '-health',
    /** The mock whose issues are open. */
    url: { open: urlText },
  })

/** Mocks outside the chosen section, status and book are not read at all. */
export const isChosen = (mock: CheckedMock, address: URLSearchParams): boolean =>
  Object.entries(chosenBy).every(([name, { matches }]) => {
    const choice = address.get(name)
    return choice === null || choice === '' || matches(mock, choice)
  })
