import { type BulkRun, createBulkRun } from '@console/shared/bulk/bulk-run'
import { drawerWidths } from '@console/shared/theme'
import { formatCount } from '@console/shared/ui/number'
import { createId } from '@console/values/ids/create-id'
import { Alert, Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { beginCreation, checkCreated, type NewRecord } from '../creation/create-records.ts'
import { CreationRun } from '../creation/creation-run.tsx'
import { ErrorSheet } from './error-sheet.tsx'
import { FileChoice } from './file-choice.tsx'
import styles from './import.module.css'
import { ImportPreview } from './import-preview.tsx'
import type { ImportedKind } from './imported-kind.ts'
import type { ImportSheet } from './read-rows.ts'

type ImportProps<Item, Draft extends object, Payload extends object> = {
  kind: ImportedKind<Item, Draft, Payload>
  renderResult(made: readonly Payload[], asked: number): ReactNode
  onClose(): void
}

type ImportDrawerProps<Item, Draft extends object, Payload extends object> = ImportProps<
  Item,
  Draft,
  Payload
> & { isOpen: boolean }

/** Imports records from a file: choose, preview, confirm, and see the result of each. */
export function ImportDrawer<Item, Draft extends object, Payload extends object>({
  isOpen,
  ...props
}: ImportDrawerProps<Item, Draft, Payload>) {
  const [isRunning, setIsRunning] = useState(false)
  return (
    <Drawer
      open={isOpen}
      onClose={props.onClose}
      title={`Import ${props.kind.words.many}`}
      size={drawerWidths.wide}
      destroyOnHidden
      mask={{ closable: !isRunning }}
      keyboard={!isRunning}
      closable={!isRunning}
    >
      <ImportPanel {...props} onRunning={setIsRunning} />
    </Drawer>
  )
}

function ImportPanel<Item, Draft extends object, Payload extends object>({
  kind,
  renderResult,
  onClose,
  onRunning,
}: ImportProps<Item, Draft, Payload> & { onRunning(isRunning: boolean): void }) {
  const [read, setRead] = useState<{ name: string; sheet: ImportSheet<Payload> } | null>(null)
  const [run, setRun] = useState<BulkRun<NewRecord<Payload>> | null>(null)

  function handleConfirm({ rows }: ImportSheet<Payload>) {
    const items = rows.flatMap((row): NewRecord<Payload>[] =>
      row.kind === 'ready' ? [{ payload: row.payload, number: row.number }] : [],
    )
    const begin = beginCreation({ kind, idempotencyScope: createId() })
    const created = createBulkRun({ items, begin, check: (made) => checkCreated(kind, made) })
    created.subscribe(({ phase }) => onRunning(phase === 'running'))
    setRun(created)
  }

  if (run !== null && read !== null) {
    return (
      <CreationRun
        kind={kind}
        run={run}
        renderResult={renderResult}
        note={<SkippedRows name={read.name} sheet={read.sheet} />}
        onClose={onClose}
      />
    )
  }
  if (read === null) return <FileChoice kind={kind} onRead={(name, sheet) => setRead({ name, sheet })} />
  return (
    <ImportPreview
      kind={kind}
      name={read.name}
      sheet={read.sheet}
      onConfirm={() => handleConfirm(read.sheet)}
      onBack={() => setRead(null)}
    />
  )
}

/** Rows that were not imported can still be downloaded, corrected and imported. */
function SkippedRows({ name, sheet }: { name: string; sheet: ImportSheet<unknown> }) {
  const skipped = sheet.rows.filter(({ kind }) => kind === 'wrong').length
  if (skipped === 0) return null
  return (
    <Alert
      className={styles.problem ?? ''}
      type="warning"
      showIcon
      title={`${formatCount(skipped, { one: 'row', many: 'rows' })} with problems ${skipped === 1 ? 'was' : 'were'} skipped`}
      action={<ErrorSheet name={name} sheet={sheet} />}
    />
  )
}
