import { upperFirst } from 'es-toolkit/string'
import type { ReactNode } from 'react'
import { PlainTable } from '../ui/plain-table.tsx'
import { StatusDot, type StatusTone } from '../ui/status-dot.tsx'
import type { BulkOutcome, BulkRow } from './bulk-run.ts'

type BulkReportProps<Item> = {
  rows: readonly BulkRow<Item>[]
  /** Past participle: "Published". */
  done: string
  /** Column heading over names or codes: "coupon". */
  noun: string
  nameOf(item: Item): string
  toRemedy: ((item: Item) => ReactNode) | undefined
}

const tones: Record<BulkOutcome, StatusTone> = {
  failed: 'danger',
  unanswered: 'warn',
  running: 'accent',
  waiting: 'quiet',
  done: 'ok',
}

const labels: Record<Exclude<BulkOutcome, 'done'>, string> = {
  failed: 'Refused',
  unanswered: 'No answer',
  running: 'In progress',
  waiting: 'Not started',
}

/** Items that need attention first. */
const order: readonly BulkOutcome[] = ['failed', 'unanswered', 'running', 'waiting', 'done']

/** The outcome of each item, with the reason. */
export function BulkReport<Item>({ rows, done, noun, nameOf, toRemedy }: BulkReportProps<Item>) {
  const numbered = rows.map((row, index) => ({ ...row, index }))
  const lines = order.flatMap((outcome) => numbered.filter((row) => row.outcome === outcome))
  return (
    <PlainTable
      rows={lines}
      keyOf={({ index }) => index}
      pageSize={10}
      columns={[
        { title: upperFirst(noun), render: ({ item }) => <bdi>{nameOf(item)}</bdi> },
        {
          title: 'Result',
          render: ({ item, outcome, reason }) => (
            <>
              <StatusDot tone={tones[outcome]}>{outcome === 'done' ? done : labels[outcome]}</StatusDot>
              {reason !== '' && <div>{reason}</div>}
              {outcome === 'failed' && toRemedy?.(item)}
            </>
          ),
        },
      ]}
    />
  )
}
