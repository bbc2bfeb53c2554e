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
  /** Items no call was made for yet, and all of them. */
  waiting: number
  total: number
}

const words: Record<LeaveReason | 'elsewhere', { going: string; doing: string }> = {
  elsewhere: { going: 'leave', doing: 'Leaving' },
  'sign-out': { going: 'sign out', doing: 'Signing out' },
  update: { going: 'update', doing: 'Updating' },
}

/** Asks before Back, a link, signing out or a new version takes a run under way off the screen, which stops it. */
export function RunGuard({ run, isRunning, waiting, total }: RunGuardProps) {
  const { session, editors } = usePlatform()
  // Who is signed out cannot stay.
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
  // Whoever asks is answered also where another question or another screen takes this one's place.
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
    // It ended while it was asked: what became of each item is on the screen now, and worth staying for.
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
      {formatNumber(waiting)} of {formatNumber(total)} are still to be done. {doing} stops here; what is done
      stays done.
    </Modal>
  )
}

/** Milliseconds that somebody who goes waits for the answers to calls under way; those are made, heard or not. */
const patience = 5000

async function stopInTime(run: BulkRun<unknown>): Promise<true> {
  await Promise.race([run.stop(), new Promise((resolve) => setTimeout(resolve, patience))])
  return true
}
