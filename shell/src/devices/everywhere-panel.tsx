import { toUserMessage } from '@console/shared/errors'
import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { mayLeave } from '../leaving/may-leave.ts'
import { whenWrittenEverywhere } from '../session/revoke-token.ts'
import { endSession, notifySessionEnding } from '../session/session.store.ts'
import { announceSessionEnd } from '../session/session-channel.ts'
import styles from './devices-dialog.module.css'

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

/**
 * Ends all the person's sessions, this one last. Pending writes of this tab and others are sent first, and unsaved work
 * is asked about as on signing out. Throws if the server refused; no session has ended then.
 */
async function signOutEverywhere({ api, telemetry }: Pick<Platform, 'api' | 'telemetry'>): Promise<void> {
  if (!(await mayLeave('sign-out'))) return
  announceSessionEnd()
  notifySessionEnding()
  await whenWrittenEverywhere()
  await api.request({ method: 'DELETE', path: 'sessions', schema: z.unknown() })
  telemetry.log('info', 'logout')
  endSession()
}
