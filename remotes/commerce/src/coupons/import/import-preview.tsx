import { usePlatform } from '@console/shared/platform-context'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { PlainTable } from '@console/shared/ui/plain-table'
import { publicationLabels, StatusDot, type StatusTone } from '@console/shared/ui/status-dot'
import { Alert, Button } from 'antd'
import { type DayBound, formatBound } from '../rules/coupon-days.ts'
import { describeDiscount } from '../rules/coupon-discount.ts'
import { ErrorSheet } from './error-sheet.tsx'
import styles from './import.module.css'
import type { ImportRow, ImportSheet, ReadTerms } from './read-coupon-rows.ts'

type ImportPreviewProps = {
  /** Of the file. */
  name: string
  sheet: ImportSheet
  onConfirm(): void
  onBack(): void
}

const kinds = ['wrong', 'there', 'ready'] as const
const tones: Record<ImportRow['kind'], StatusTone> = { wrong: 'danger', there: 'quiet', ready: 'ok' }
const labels: Record<ImportRow['kind'], string> = {
  wrong: 'Will be skipped',
  there: 'Already exists',
  ready: 'Ready',
}

/** What a file holds, row by row, before anything is written. */
export function ImportPreview({ name, sheet, onConfirm, onBack }: ImportPreviewProps) {
  const { settings } = usePlatform()
  const { rows, unread } = sheet
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
  )
  const { ready = 0, there = 0, wrong = 0 } = counts

  return (
    <>
      <p className={styles.summary} role="status">
        {name}: {formatCount(rows.length, { one: 'row', many: 'rows' })}, {formatNumber(ready)} ready to
        import
        {there > 0 && `, ${formatNumber(there)} already on the server`}
        {wrong > 0 && `, ${formatNumber(wrong)} with problems`}. Nothing has been saved yet.
      </p>
      {unread.length > 0 && (
        <Alert
          className={styles.problem ?? ''}
          type="warning"
          showIcon
          title={`Ignored columns: ${unread.join(', ')}`}
        />
      )}
      <PlainTable
        rows={kinds.flatMap((kind) => rows.filter((row) => row.kind === kind))}
        keyOf={(row) => row.number}
        pageSize={10}
        columns={[
          { title: 'Row', align: 'end', render: (row) => row.number },
          { title: 'Code', render: (row) => <span className={styles.code}>{row.code || '–'}</span> },
          {
            title: 'Discount',
            align: 'end',
            className: styles.wide,
            render: ({ terms: { discount } }) =>
              typeof discount === 'string' ? discount || '–' : describeDiscount(discount),
          },
          {
            title: `Valid (${settings.timeZone})`,
            className: styles.wide,
            render: ({ terms }) => toDays(terms, settings.timeZone),
          },
          {
            title: 'Result',
            render: (row) => (
              <>
                <StatusDot tone={tones[row.kind]}>{labels[row.kind]}</StatusDot>
                {row.kind === 'ready' && <div className={styles.quiet}>{describeReady(row.payload)}</div>}
                {row.kind === 'wrong' && row.problems.map((problem) => <div key={problem}>{problem}</div>)}
              </>
            ),
          },
        ]}
      />
      <div className={styles.buttons}>
        {wrong > 0 && <ErrorSheet name={name} sheet={sheet} />}
        <Button onClick={onBack}>Choose another file</Button>
        <Button type="primary" disabled={ready === 0} onClick={onConfirm}>
          Import {formatNumber(ready)} {ready === 1 ? 'coupon' : 'coupons'}
        </Button>
      </div>
    </>
  )
}

/** What the table has no column for, and learners have of it. */
const describeReady = ({ status, limit }: CouponPayload) =>
  `${publicationLabels[status]}, ${formatCount(limit, { one: 'use', many: 'uses' })}`

function toDays({ starts_at, expires_at }: ReadTerms, timeZone: string): string {
  if (starts_at === '' && expires_at === '') return '–'
  // What could not be read is shown as it stands: browsers take 1.12.2026 for a day in January.
  const toText = (at: string, bound: DayBound) =>
    /^\d{4}-/.test(at) ? formatBound(at, bound, timeZone) : at || '?'
  return `${toText(starts_at, 'first')} – ${toText(expires_at, 'last')}`
}
