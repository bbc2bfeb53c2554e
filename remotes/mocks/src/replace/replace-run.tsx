import layout from '@console/authoring/styles/layout.module.css'
import { startAnnounced } from '@console/shared/bulk/announce-run'
import { BulkProgress, useOwnBulkRun } from '@console/shared/bulk/bulk-progress'
import {
  type BulkRow,
  type BulkRun,
  countOutcomes,
  createBulkRun,
  describeAgain,
  describeDone,
} from '@console/shared/bulk/bulk-run'
import { usePlatform } from '@console/shared/platform-context'
import { invalidateInOtherTabs } from '@console/shared/query/cross-tab-invalidation'
import { formatCount } from '@console/shared/ui/number'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { allMocks } from '../api/mock.queries.ts'
import { type MockChange, writeChange } from './replace-in-mock.ts'

const words = { one: 'mock', many: 'mocks' }
const replacing = { doing: 'Changing', done: 'Changed' }
const undoing = { doing: 'Restoring', done: 'Restored' }

/** Low, since people follow the progress and the server has other users. */
const concurrency = 2

/** Summarizes how many mocks changed, and who sees it. */
function describeResult(texts: typeof replacing, rows: readonly BulkRow<MockChange>[]): string {
  const changed = rows.filter(({ outcome }) => outcome === 'done')
  // For partial results the progress shows the count.
  const count = changed.length < rows.length ? '' : `${describeDone(texts.done, rows.length, words)}. `
  if (texts === undoing) return `${count}All changes undone.`
  const shown = changed.filter(({ item }) => item.isPublished).length
  return `${count}${describeReaders(shown, changed.length)} The earlier text is in the versions of each mock.`
}

function describeReaders(shown: number, changed: number): string {
  if (shown === 0) return 'Learners do not see it yet: nothing here is published.'
  if (shown === changed) return 'Learners read the new words now.'
  return `Learners read the new words in ${formatCount(shown, words)} now; the rest is not published.`
}

type ReplaceRunProps = {
  changes: readonly MockChange[]
  onRunning(isRunning: boolean): void
  onEnd(): void
}

/** Replaces mock by mock, shows the result of each, and can undo the run. */
export function ReplaceRun({ changes, onRunning, onEnd }: ReplaceRunProps) {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const [run, setRun] = useState(() => createRun(changes))
  const [texts, setTexts] = useState(replacing)
  const { phase, rows } = useOwnBulkRun(run)
  const counts = countOutcomes(rows)
  const report = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the run was asked for
  useEffect(() => void start(run, replacing), [])

  return (
    <section ref={report} tabIndex={-1} aria-label="Report" className={layout.stack}>
      <BulkProgress
        run={run}
        done={texts.done}
        words={words}
        nameOf={({ before }) => before.name}
        result={phase === 'running' || counts.done === 0 ? undefined : describeResult(texts, rows)}
      />
      <div className={layout.row}>
        {phase === 'running' && <Button onClick={() => void run.stop()}>Stop</Button>}
        {phase !== 'running' && counts.done < rows.length && (
          <Button onClick={() => void start(run, texts)}>{describeAgain(counts)}</Button>
        )}
        {phase !== 'running' && texts === replacing && counts.done + counts.unanswered > 0 && (
          <Button onClick={undo}>Undo</Button>
        )}
      </div>
    </section>
  )

  function createRun(items: readonly MockChange[]): BulkRun<MockChange> {
    const begin = async () => (change: MockChange) => writeChange(platform, change)
    return createBulkRun({ items, concurrency, begin })
  }

  async function start(started: BulkRun<MockChange>, text: typeof replacing) {
    onRunning(true)
    // The button that started the run is removed.
    report.current?.focus({ preventScroll: true })
    await startAnnounced(platform.notify, started, { ...text, words })
    invalidateInOtherTabs([allMocks])
    await queryClient.invalidateQueries({ queryKey: allMocks })
    onEnd()
  }

  function undo() {
    // A mock without an answer may have changed; undo leaves it alone if it has not.
    const changed = rows.flatMap(({ item, outcome }) =>
      outcome === 'done' || outcome === 'unanswered' ? [item] : [],
    )
    const back = createRun(
      changed.map(({ before, after, ...mock }) => ({ ...mock, before: after, after: before })),
    )
    setRun(back)
    setTexts(undoing)
    void start(back, undoing)
  }
}
