import { toStatusLabel } from '@console/ielts'
import type { ListColumn } from '@console/shared/list'
import { StatusDot } from '@console/shared/ui/status-dot'
import { upperFirst } from 'es-toolkit/string'
import { toStatusTone } from '../labels/status-tone.ts'
import { toHealthRank } from '../list/listed-health.ts'
import { Health } from '../list/mock-health-cell.tsx'
import type { CheckedMock } from './checked-mock.ts'
import styles from './health-columns.module.css'

export const healthColumns: readonly [ListColumn<CheckedMock>, ...ListColumn<CheckedMock>[]] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'section', title: 'Section', value: ({ section }) => upperFirst(section) },
  { key: 'book', title: 'Book', className: styles.book ?? '', isOptional: true, value: ({ book }) => book },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => status,
    render: ({ status }) => <Status status={status} />,
  },
  {
    key: 'health',
    title: 'Problems',
    value: ({ facts }) => toHealthRank(facts),
    render: ({ facts }) => <Health facts={facts} />,
  },
]

/** Shown under the name on phones. */
export function HealthDetails({ mock }: { mock: CheckedMock }) {
  return (
    <>
      <Health facts={mock.facts} />
      <span>{upperFirst(mock.section)}</span>
      <Status status={mock.status} />
      {mock.book !== null && <span>{mock.book}</span>}
    </>
  )
}

const Status = ({ status }: Pick<CheckedMock, 'status'>) =>
  status === null ? '–' : <StatusDot tone={toStatusTone(status)}>{toStatusLabel(status)}</StatusDot>
