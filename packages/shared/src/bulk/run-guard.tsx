import { Button, Modal } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router'
import type { LeaveReason } from '../platform/platform.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { useLastShown } from '../ui/last-shown.ts'
import { formatNumber } from '../ui/number.ts'
import type { BulkRun } from './bulk-run.ts'

type RunGuardProps = {
  run: BulkRun<unknown>
  isRunning: boolean
  /** Number of items without a call so far, and of all items. */
  waiting: number
  total: number
}

const words: Record<LeaveReason | 'elsewhere', { going: string; doing: string }> = {
  elsewhere: { going: 'leave', doing: 'Leaving' },
  'sign-out': { going: 'sign out', doing: 'Signing out' },
  update: { going: 'update', doing: 'Updating' },
}

/** Asks before Back, a link, signing out or an update leaves the screen of a run and thereby stops it. */
export function RunGuard({ run, isRunning, waiting, total }: RunGuardProps) {
  const { session, editors } = usePlatform()
  // After signing out there is no staying.
  const blocker = useBlocker(() => isRunning && session.readUser() !== null)
  const [asked, setAsked] = useState<{ reason: LeaveReason; answer(mayGo: boolean): void } | null>(null)
  const why = blocker.state === 'blocked' ? 'elsewhere' : (asked?.reason ?? null)
  const { going, doing } = words[useLastShown(why) ?? 'elsewhere']

  useEffect(
    () =>
      editors.add({
        hasUnsavedWork: () => run.getState().phase === 'running',
        release: () => stopInTime(run),
        ask: (reason) => new Promise((answer) => setAsked({ reason, answer })),
      }),
    [editors, run],
  )
  // Unmounting answers a pending question with false.
  useEffect(() => () => asked?.answer(false), [asked])

  function handleStay() {
    blocker.reset?.()
    setAsked(null)
  }

  function handleGo() {
    blocker.proceed?.()
    asked?.answer(true)
    setAsked(null)
  }

  const stay = useEffectEvent(handleStay)
  useEffect(() => {
    // The run ended during the question: its report is on screen and worth staying for.
    if (why !== null && !isRunning) stay()
  }, [why, isRunning])
  return (
    <Modal
      open={why !== null && isRunning}
      title={`Stop and ${going}?`}
      onCancel={handleStay}
      width={480}
      footer={
        <>
          <Button danger onClick={handleGo}>
            Stop and {going}
          </Button>
          <Button type="primary" autoFocus onClick={handleStay}>
            Continue
          </Button>
        </>
      }
    >
      {formatNumber(waiting)} of {formatNumber(total)} are not done yet. {doing} stops the rest; what is done
      stays done.
    </Modal>
  )
}

/** Milliseconds to wait for calls in flight when the person leaves; the calls complete either way. */
const timeout = 5000

async function stopInTime(run: BulkRun<unknown>): Promise<true> {
  await Promise.race([run.stop(), new Promise((resolve) => setTimeout(resolve, timeout))])
  return true
}
