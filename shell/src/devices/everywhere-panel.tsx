import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useRef, useState } from 'react'
import styles from './devices-dialog.module.css'
import { signOutEverywhere } from './sign-out-everywhere.ts'

export type EverywherePanelProps = { count: number; onCancel(): void }

/** Explains the consequences before signing out everywhere. */
export function EverywherePanel({ count, onCancel }: EverywherePanelProps) {
  const platform = usePlatform()
  const cancel = useRef<HTMLButtonElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  // Enter gives the harmless answer.
  useEffect(() => cancel.current?.focus(), [])

  async function handleConfirm() {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      await signOutEverywhere(platform)
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <h2>Sign out everywhere?</h2>
      <p>
        {toEndingSentence(count)} You will have to sign in again on every device. Drafts stay on the devices
        where they were made.
      </p>
      {failure !== null && (
        <p className={styles.failure} role="alert">
          You are still signed in. {toUserMessage(failure)}
        </p>
      )}
      <footer>
        <button ref={cancel} type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void handleConfirm()}
        >
          {isBusy ? 'Signing out…' : 'Sign out everywhere'}
        </button>
      </footer>
    </>
  )
}

function toEndingSentence(count: number): string {
  if (count === 1) return 'This session ends.'
  return `${count === 2 ? 'Both sessions' : `All ${count} sessions`} end, including this one.`
}
