import { type BulkRun, createBulkRun } from '@console/shared/bulk/bulk-run'
import { usePlatform } from '@console/shared/platform-context'
import { formatCount } from '@console/shared/ui/number'
import type { UrlState } from '@console/shared/ui/url-state'
import { createId } from '@console/values/ids/create-id'
import { Alert, Drawer } from 'antd'
import { useState } from 'react'
import type { CouponUrl } from '../../navigation/coupon-url.ts'
import { beginCreation, checkCreated, type NewCoupon } from '../creation/create-coupons.ts'
import { CreationRun } from '../creation/creation-run.tsx'
import { ErrorSheet } from './error-sheet.tsx'
import { FileChoice } from './file-choice.tsx'
import styles from './import.module.css'
import { ImportPreview } from './import-preview.tsx'
import type { ImportSheet } from './read-coupon-rows.ts'

type ImportDrawerProps = { url: UrlState<CouponUrl> }

/** Coupons from a file: choose, look, confirm, and see what became of each. */
export function ImportDrawer({ url }: ImportDrawerProps) {
  const [isRunning, setIsRunning] = useState(false)
  const close = () => url.close({ import: false })
  return (
    <Drawer
      open={url.state.import}
      onClose={close}
      title="Import coupons"
      size="min(800px, 100vw)"
      destroyOnHidden
      mask={{ closable: !isRunning }}
      keyboard={!isRunning}
      closable={!isRunning}
    >
      <ImportPanel onRunning={setIsRunning} onClose={close} />
    </Drawer>
  )
}

type ImportPanelProps = { onRunning(isRunning: boolean): void; onClose(): void }

function ImportPanel({ onRunning, onClose }: ImportPanelProps) {
  const { api } = usePlatform()
  const [read, setRead] = useState<{ name: string; sheet: ImportSheet } | null>(null)
  const [run, setRun] = useState<BulkRun<NewCoupon> | null>(null)

  function handleConfirm({ rows }: ImportSheet) {
    const items = rows.flatMap((row) => (row.kind === 'ready' ? [{ payload: row.payload }] : []))
    const begin = beginCreation({ api, idempotencyScope: createId() })
    const created = createBulkRun<NewCoupon>({ items, begin, check: (made) => checkCreated(api, made) })
    created.subscribe(({ phase }) => onRunning(phase === 'running'))
    setRun(created)
  }

  if (run !== null && read !== null) {
    return (
      <CreationRun
        run={run}
        fileName="imported-coupons"
        note={<SkippedRows name={read.name} sheet={read.sheet} />}
        onClose={onClose}
      />
    )
  }
  if (read === null) return <FileChoice onRead={(name, sheet) => setRead({ name, sheet })} />
  return (
    <ImportPreview
      name={read.name}
      sheet={read.sheet}
      onConfirm={() => handleConfirm(read.sheet)}
      onBack={() => setRead(null)}
    />
  )
}

/** What the import left out can still be saved, mended and imported. */
function SkippedRows({ name, sheet }: { name: string; sheet: ImportSheet }) {
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
