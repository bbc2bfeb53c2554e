import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { announceChange } from '../deletion/changes-elsewhere.ts'
import type { BulkAction } from '../list/list-actions.ts'
import { formatCount } from '../list/list-summary.ts'
import { formatNumber } from '../ui/number.ts'
import styles from './bulk-dialog.module.css'
import { BulkReport } from './bulk-report.tsx'
import { countOutcomes, createBulkRun } from './bulk-run.ts'

type BulkDialogProps<Item> = {
  action: BulkAction<Item>
  items: readonly Item[]
  words: { one: string; many: string }
  nameOf(item: Item): string
  /** With the items for which the call was not made, or not done. */
  onClose(left: readonly Item[]): void
}

/** Asks, makes one call for each item, and says of each what became of it. */
export function BulkDialog<Item>({ action, items, words, nameOf, onClose }: BulkDialogProps<Item>) {
  const queryClient = useQueryClient()
  const [run] = useState(() => createBulkRun({ items, begin: action.begin }))
  const { phase, rows, reason } = useSyncExternalStore(run.subscribe, run.read)
  const counts = countOutcomes(rows)
  const left = rows.length - counts.done
  const isRunning = phase === 'running'
  useWarningBeforeUnload(isRunning)
  useEffect(() => () => run.stop(), [run])

  async function start() {
    await run.start()
    announceChange(action.invalidates)
    await Promise.all(action.invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }

  return (
    <Modal
      open
      title={toTitle()}
      closable={!isRunning}
      keyboard={!isRunning}
      mask={{ closable: false }}
      onCancel={() => onClose(rows.filter(({ outcome }) => outcome !== 'done').map(({ item }) => item))}
      footer={(_, { CancelBtn }) => (
        <>
          {isRunning ? <Button onClick={run.stop}>Stop</Button> : <CancelBtn />}
          {!isRunning && left > 0 && (
            <Button type="primary" autoFocus onClick={() => void start()}>
              {phase === 'ready' ? action.label : `Try the other ${formatNumber(left)} again`}
            </Button>
          )}
        </>
      )}
      cancelText={phase === 'ready' ? 'Cancel' : 'Close'}
      width={560}
    >
      {phase === 'ready' ? (
        <p>{listNames(items.map(nameOf))}</p>
      ) : (
        <>
          <progress
            className={styles.progress}
            aria-label="Progress"
            value={rows.length - counts.waiting - counts.running}
            max={rows.length}
          />
          <p role="status">{[...describeCounts(), reason].filter(Boolean).join(' ')}</p>
          <BulkReport rows={rows} done={action.done} nameOf={nameOf} />
        </>
      )}
    </Modal>
  )

  function toTitle() {
    const all = formatCount(rows.length, words)
    if (phase === 'ready') return action.question(all)
    if (isRunning) return `${formatNumber(counts.done)} of ${all}`
    return `${action.done} ${formatNumber(counts.done)} of ${all}`
  }

  function describeCounts(): string[] {
    return [
      `${action.done}: ${formatNumber(counts.done)}.`,
      counts.failed > 0 ? `Refused: ${formatNumber(counts.failed)}.` : '',
      counts.unanswered > 0 ? `No answer: ${formatNumber(counts.unanswered)}.` : '',
      counts.waiting > 0 ? `Not started: ${formatNumber(counts.waiting)}.` : '',
    ]
  }
}

const namedAtMost = 5

function listNames(names: readonly string[]): string {
  const more = names.length - namedAtMost
  const named = names.slice(0, namedAtMost).map((name) => `“${name}”`)
  return [...named, ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join(', ')
}

function useWarningBeforeUnload(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const listener = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [isNeeded])
}
