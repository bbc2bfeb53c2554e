import { Modal } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

type LeaveGuardProps = {
  /** Asked at the moment somebody leaves, by a link, Back, or closing the tab. */
  hasUnsavedWork(): boolean
}

/** Asks before unsaved work is left. One at a time: the router allows a single blocker. */
export function LeaveGuard({ hasUnsavedWork }: LeaveGuardProps) {
  const blocker = useBlocker(() => hasUnsavedWork())
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsavedWork()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Discard unsaved changes?"
      okText="Discard changes"
      okButtonProps={{ danger: true }}
      cancelText="Keep editing"
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      width={416}
    >
      What you typed here has not been saved.
    </Modal>
  )
}
