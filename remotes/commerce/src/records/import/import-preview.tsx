import { formatCount, formatNumber } from '@console/shared/ui/number'
import { PlainTable } from '@console/shared/ui/plain-table'
import { StatusDot, type StatusTone } from '@console/shared/ui/status-dot'
import { Alert, Button } from 'antd'
import { listNames } from '../fields/record-field.ts'
import { ErrorSheet } from './error-sheet.tsx'
import styles from './import.module.css'
import type { ImportedKind } from './imported-kind.ts'
import type { ImportRow, ImportSheet } from './read-rows.ts'

type ImportPreviewProps<Item, Draft extends object, Payload extends object> = {
  kind: ImportedKind<Item, Draft, Payload>
  /** The file's name. */
  name: string
  sheet: ImportSheet<Payload>
  onConfirm(): void
  onBack(): void
}

const kinds = ['wrong', 'there', 'ready'] as const
const tones: Record<ImportRow<unknown>['kind'], StatusTone> = { wrong: 'danger', there: 'quiet', ready: 'ok' }
const labels: Record<ImportRow<unknown>['kind'], string> = {
  wrong: 'Will be skipped',
  there: 'Already exists',
  ready: 'Ready',
}

/** The content of a file, row by row, before anything is written. */
export function ImportPreview<Item, Draft extends object, Payload extends object>({
  kind: { fields, words, columns, describe },
  name,
  sheet,
  onConfirm,
  onBack,
}: ImportPreviewProps<Item, Draft, Payload>) {
  const [first] = listNames(fields)
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
          {
            title: first === undefined ? '' : fields[first].label,
            render: ({ shown }) => <span className={styles.code}>{shown[first ?? ''] || '–'}</span>,
          },
          ...columns.map(({ title, names, align }) => ({
            title,
            ...(align && { align }),
            className: styles.wide,
            render: ({ shown }: ImportRow<Payload>) => toText(names.map((column) => shown[column] ?? '')),
          })),
          {
            title: 'Result',
            render: (row) => (
              <>
                <StatusDot tone={tones[row.kind]}>{labels[row.kind]}</StatusDot>
                {row.kind === 'ready' && <div className={styles.quiet}>{describe(row.payload)}</div>}
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
          Import {formatCount(ready, words)}
        </Button>
      </div>
    </>
  )
}

const toText = (texts: readonly string[]) =>
  texts.every((text) => text === '') ? '–' : texts.map((text) => text || '?').join(' – ')
