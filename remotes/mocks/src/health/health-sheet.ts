import { namePart, toStatusLabel } from '@console/ielts'
import { severityLabels } from '@console/ielts/checks'
import { upperFirst } from 'es-toolkit/string'
import type { CheckedMock } from './checked-mock.ts'

/** One row per mock, with one line per issue in a cell. */
export const healthSheet = [
  { title: 'Mock', value: ({ name }: CheckedMock) => name },
  { title: 'Section', value: ({ section }: CheckedMock) => upperFirst(section) },
  { title: 'Book', value: ({ book }: CheckedMock) => book },
  { title: 'Status', value: ({ status }: CheckedMock) => status && toStatusLabel(status) },
  { title: 'Errors', value: ({ facts }: CheckedMock) => facts?.errors ?? null },
  { title: 'Warnings', value: ({ facts }: CheckedMock) => facts?.warnings ?? null },
  {
    title: 'Problems',
    value: ({ section, facts }: CheckedMock) =>
      facts === undefined
        ? 'Not checked'
        : facts.issues
            .map(
              (issue) =>
                `${severityLabels[issue.severity]}, ${namePart(section, issue.part)}: ${issue.message}`,
            )
            .join('\n'),
  },
]
