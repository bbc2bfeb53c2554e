import { toBookTitle, toStatusLabel, toTypeLabel } from '@console/ielts'
import type { MockSection, MockSummary } from '@console/ielts/schemas'
import { readText } from '@console/shared/http/unreadable-fields'
import type { ListColumn } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { formatNumber } from '@console/shared/ui/number'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { StatusDot } from '@console/shared/ui/status-dot'
import { readLastChange } from '../controls/last-change.tsx'
import { formatFee, formatMinutes } from '../labels/format-amounts.ts'
import { toStatusTone } from '../labels/status-tone.ts'
import type { CheckSummary } from './check-record.ts'
import { toListed } from './check-summary.queries.ts'
import { toHealthRank } from './listed-health.ts'
import styles from './mock-columns.module.css'
import { MockHealthCell } from './mock-health-cell.tsx'

type MockColumns = readonly [ListColumn<MockSummary>, ...ListColumn<MockSummary>[]]

/** `readSummary` returns the cached check results; rows without any get the column once the first are read. */
export const buildMockColumns = (
  section: MockSection,
  {
    readSummary,
    readsHealth,
  }: { readSummary(record: MockSummary): CheckSummary | undefined; readsHealth: boolean },
): MockColumns => [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  {
    key: 'book',
    title: 'Book',
    value: toBookTitle,
    render: (record) => <BookTitle title={toBookTitle(record)} />,
  },
  // A spare column: the filter above shows the type, and small windows need the room for the name.
  { key: 'type', title: 'Type', isSpare: true, value: ({ type }) => toTypeLabel(type) },
  {
    key: 'duration',
    title: 'Duration',
    align: 'end',
    isSpare: true,
    value: ({ duration }) => duration,
    render: ({ duration }) => formatMinutes(duration),
  },
  { key: 'total_question', title: 'Questions', align: 'end', value: ({ total_question }) => total_question },
  {
    key: 'total_marks',
    title: 'Marks',
    align: 'end',
    isSpare: true,
    value: ({ total_marks }) => total_marks,
  },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => status,
    render: (record) => <MockStatus record={record} />,
  },
  { key: 'chances', title: 'Chances', align: 'end', isSpare: true, value: ({ chances }) => chances },
  {
    key: 'fee',
    title: 'Fee',
    align: 'end',
    isOnPhone: true,
    value: ({ fee }) => fee,
    render: ({ fee }) => <Fee fee={fee} />,
  },
  {
    key: 'health',
    title: 'Problems',
    isOptional: !readsHealth,
    value: (record) => toHealthRank(readSummary(record)),
    exported: (record) => readSummary(record)?.text ?? 'Not checked',
    render: (record) => <MockHealthCell mock={toListed(section, record)} />,
  },
]

/** Shown under the name on phones. */
export function MockDetails({ record, section }: { record: MockSummary; section: MockSection }) {
  return (
    <>
      <div>
        <MockStatus record={record} />
        <MockHealthCell mock={toListed(section, record)} />
      </div>
      <span>{toTypeLabel(record.type)}</span>
      <span>{readText(record, 'duration', () => formatMinutes(record.duration))}</span>
      <span>{readText(record, 'total_question', () => formatNumber(record.total_question))} questions</span>
      <span>{toBookTitle(record) ?? 'No book'}</span>
      <LastEditor record={record} />
    </>
  )
}

/** One line; the full title is shown on hover and when the row has the focus. */
function BookTitle({ title }: { title: string | null }) {
  if (title === null) return '–'
  return (
    <span className={styles.book} title={title}>
      {title}
    </span>
  )
}

function MockStatus({ record: { status } }: { record: MockSummary }) {
  return status === null ? '–' : <StatusDot tone={toStatusTone(status)}>{toStatusLabel(status)}</StatusDot>
}

function Fee({ fee }: { fee: number }) {
  const { settings } = usePlatform()
  return formatFee(fee, settings.defaultCurrency)
}

/** One line of a card, from data of the row itself, so that the layout does not shift. */
function LastEditor({ record }: { record: MockSummary }) {
  const last = readLastChange(record)
  if (last === null) return null
  return (
    <span>
      {last.by === null ? 'Changed ' : `By ${last.by}, `}
      <RelativeTime at={last.at} />
    </span>
  )
}
