import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { RecordActions } from '@console/shared/list/record-actions'
import { formatNumber } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckedMock } from './checked-mock.ts'
import { HealthReport } from './health-report.tsx'
import styles from './run-bar.module.css'
import type { HealthRun } from './use-health-run.ts'

type RunBarProps = {
  run: HealthRun
  /** Filtered, in list order. */
  shown: readonly CheckedMock[]
  /** Opens the first mock with issues; null if there is none. */
  onStart: (() => void) | null
}

/** Progress of the run, and the actions on its results. */
export function RunBar({ run, shown, onStart }: RunBarProps) {
  const [isPrinting, setIsPrinting] = useState(false)

  function print() {
    flushSync(() => setIsPrinting(true))
    window.print()
    setIsPrinting(false)
  }

  return (
    <div className={`${layout.ends} ${styles.bar}`}>
      <p role="status" className={text.note}>
        {describeRun(run)}
      </p>
      <div className={layout.row}>
        {run.state === 'running' && <Button onClick={run.stop}>Stop</Button>}
        {(run.state === 'waiting' || run.state === 'stopped') && (
          <Button onClick={run.start}>Check the mocks</Button>
        )}
        <Button disabled={onStart === null} onClick={() => onStart?.()}>
          Fix one by one
        </Button>
        <RecordActions
          actions={[
            ...(run.state === 'done' ? [{ label: 'Check again', onRun: run.again }] : []),
            { label: 'Print report', onRun: print },
          ]}
        />
      </div>
      {isPrinting && <HealthReport mocks={shown} />}
    </div>
  )
}

function describeRun({ state, progress: { read, failed, wanted } }: HealthRun): string {
  const of = `${formatNumber(read)} of ${formatNumber(wanted)}`
  switch (state) {
    case 'running':
      return `Checking the mocks: ${of}.`
    case 'waiting':
      return 'None of the mocks has been checked yet.'
    case 'stopped':
      return 'The checks were stopped. What was checked is shown below.'
    case 'done':
      return failed === 0
        ? `${formatNumber(read)} checked.`
        : `${of} checked. ${formatNumber(failed)} could not be read; “Check again” tries once more.`
  }
}
