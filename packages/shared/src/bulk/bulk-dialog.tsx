import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePlatform } from '../platform/platform-context.tsx'
import { invalidateInOtherTabs } from '../query/cross-tab-invalidation.ts'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { formatCount, formatNumber } from '../ui/number.ts'
import { startAnnounced } from './announce-run.ts'
import type { BeginBulk, BulkAction, BulkChoice } from './bulk-action.ts'
import { BulkProgress, useOwnBulkRun } from './bulk-progress.tsx'
import {
  type BulkRow,
  type BulkRunOptions,
  countOutcomes,
  createBulkRun,
  describeAgain,
  describeDone,
} from './bulk-run.ts'

type BulkDialogProps<Item> = {
  action: BulkAction<Item>
  items: readonly Item[]
  words: { one: string; many: string }
  nameOf(item: Item): string
  /** Receives the items that were not processed successfully. */
  onClose(left: readonly Item[]): void
}

/** Asks for confirmation, makes one call per item, and reports the outcome of each. */
export function BulkDialog<Item>({ action, items, words, nameOf, onClose }: BulkDialogProps<Item>) {
  const { notify } = usePlatform()
  const queryClient = useQueryClient()
  const { loadChoice, undo, remedy } = action
  const [isChosen, setIsChosen] = useState(loadChoice === undefined)
  const begin = useRef<BeginBulk<Item>>(action.begin)
  const [run, setRun] = useState(() =>
    createBulkRun({ items, begin: (left) => begin.current(left), ...toCheck(false) }),
  )
  const [isUndoing, setIsUndoing] = useState(false)
  const { phase, rows } = useOwnBulkRun(run)
  const counts = countOutcomes(rows)
  const left = rows.length - counts.done
  const isRunning = phase === 'running'
  const effect = action.describeEffect?.(items) ?? null
  const labels = isUndoing ? undone : action

  function handleChoose(chosen: BeginBulk<Item> | null) {
    setIsChosen(chosen !== null)
    begin.current = chosen ?? action.begin
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void start(run, labels)
  }

  async function start(started = run, labels: RunLabels = action) {
    await startAnnounced(notify, started, { ...labels, words })
    invalidateInOtherTabs(action.invalidates)
    await Promise.all(action.invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }

  function undoRun(undo: BeginBulk<Item>) {
    const undoing = createBulkRun({ items: listDone(rows), begin: undo, ...toCheck(true) })
    setRun(undoing)
    setIsUndoing(true)
    void start(undoing, undone)
  }

  return (
    <Modal
      open
      title={toTitle()}
      closable={!isRunning}
      keyboard={!isRunning}
      mask={{ closable: false }}
      onCancel={() => onClose(isUndoing ? items : listLeft(rows))}
      footer={(_, { CancelBtn }) => (
        <>
          {undo !== undefined && !isUndoing && !isRunning && counts.done > 0 && (
            <Button onClick={() => undoRun(undo)}>Undo</Button>
          )}
          {isRunning ? <Button onClick={() => void run.stop()}>Stop</Button> : <CancelBtn />}
          {!isRunning && left > 0 && (
            <Button
              type="primary"
              htmlType="submit"
              autoFocus={loadChoice === undefined}
              disabled={!isChosen}
            >
              {phase === 'ready' ? action.label : describeAgain(counts)}
            </Button>
          )}
        </>
      )}
      // Enter in a field of the choice starts the run, as a click on its button does.
      modalRender={(dialog) => <form onSubmit={handleSubmit}>{dialog}</form>}
      cancelText={phase === 'ready' ? 'Cancel' : 'Close'}
      width={loadChoice === undefined ? 560 : 720}
      // Three buttons take two rows on a phone.
      styles={{ footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 8 } }}
    >
      {phase === 'ready' ? (
        <>
          {loadChoice === undefined && <p>{listNames(items.map(nameOf))}</p>}
          {effect !== null && <p>{effect}</p>}
          {loadChoice !== undefined && (
            <LazyChoice load={loadChoice} name={action.label} items={items} onChoose={handleChoose} />
          )}
        </>
      ) : (
        <BulkProgress
          run={run}
          done={labels.done}
          words={words}
          nameOf={nameOf}
          toRemedy={remedy && ((item: Item) => <Link to={remedy.toPath(item)}>{remedy.label}</Link>)}
          result={toResult()}
        />
      )}
    </Modal>
  )

  function toCheck(isUndone: boolean): Pick<BulkRunOptions<Item>, 'check'> {
    const { check } = action
    return check === undefined ? {} : { check: (done) => check(queryClient, done, isUndone) }
  }

  function toResult() {
    const isTold = !isRunning && !isUndoing && counts.done > 0
    return isTold ? action.describeResult?.(listDone(rows)) : undefined
  }

  function toTitle() {
    const all = formatCount(rows.length, words)
    if (phase === 'ready') return action.question(all)
    if (isRunning) return `${formatNumber(counts.done)} of ${all}`
    if (left === 0) return describeDone(labels.done, rows.length, words)
    return `${labels.done} ${formatNumber(counts.done)} of ${all}`
  }
}

type RunLabels = Pick<BulkAction<unknown>, 'doing' | 'done'>

const undone: RunLabels = { doing: 'Restoring', done: 'Restored' }

const listDone = <Item,>(rows: readonly BulkRow<Item>[]): Item[] =>
  rows.flatMap(({ item, outcome }) => (outcome === 'done' ? [item] : []))

const listLeft = <Item,>(rows: readonly BulkRow<Item>[]): Item[] =>
  rows.flatMap(({ item, outcome }) => (outcome === 'done' ? [] : [item]))

type LazyChoiceProps<Item> = {
  load(): Promise<BulkChoice<Item>>
  name: string
  items: readonly Item[]
  onChoose(begin: BeginBulk<Item> | null): void
}

function LazyChoice<Item>({ load, name, ...choice }: LazyChoiceProps<Item>) {
  const [Choice] = useState(() => lazyWithRetry(load, name))
  return <Choice {...choice} />
}

const namedAtMost = 5

function listNames(names: readonly string[]): string {
  const more = names.length - namedAtMost
  const named = names.slice(0, namedAtMost).map((name) => `“${name}”`)
  return [...named, ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join(', ')
}
