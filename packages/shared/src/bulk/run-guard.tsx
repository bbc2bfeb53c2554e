import { Button, Modal } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { usePlatform } from '../platform/platform-context.tsx'
import { formatNumber } from '../ui/number.ts'

type RunGuardProps = {
  isRunning: boolean
  /** Items no call was made for yet, and all of them. */
  waiting: number
  total: number
}

/** Asks before Back or a link takes a run under way off the screen, which stops it. */
export function RunGuard({ isRunning, waiting, total }: RunGuardProps) {
  const { session } = usePlatform()
  // Who is signed out cannot stay.
  const blocker = useBlocker(() => isRunning && session.readUser() !== null)
  const isAsking = blocker.state === 'blocked'
  const { reset, proceed } = blocker
  useEffect(() => {
    // It ended while it was asked: what became of each item is on the screen now, and worth staying for.
    if (isAsking && !isRunning) reset?.()
  }, [isAsking, isRunning, reset])
  return (
    <Modal
      open={isAsking && isRunning}
      title="Stop and leave?"
      onCancel={() => reset?.()}
      width={480}
      footer={
        <>
          <Button danger onClick={() => proceed?.()}>
            Stop and leave
          </Button>
          <Button type="primary" autoFocus onClick={() => reset?.()}>
            Go on
          </Button>
        </>
      }
    >
      {formatNumber(waiting)} of {formatNumber(total)} are still to be done. Leaving stops here; what is done
      stays done.
    </Modal>
  )
}
