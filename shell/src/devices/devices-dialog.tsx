import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay } from '../overlays/overlay.store.ts'
import styles from './devices-dialog.module.css'
import { EverywherePanel } from './everywhere-panel.tsx'
import { requestSessions, sessionListStore } from './session-list.store.ts'
import { SessionList } from './session-list.tsx'

/** Lists where the person is signed in, and ends sessions. */
export function DevicesDialog() {
  const { api } = usePlatform()
  const [isEndingAll, setIsEndingAll] = useState(false)
  const everywhere = useRef<HTMLButtonElement>(null)
  const { sessions, failure, isAsking } = useStore(sessionListStore)
  const ask = useCallback(() => void requestSessions(api), [api])
  // Opening the dialog refreshes the list.
  useEffect(ask, [ask])

  function handleCancel() {
    setIsEndingAll(false)
    requestAnimationFrame(() => everywhere.current?.focus())
  }

  return (
    <ModalDialog label="Signed-in devices" className={styles.devices} onClose={closeOverlay}>
      <div className={styles.body}>
        {isEndingAll ? (
          <EverywherePanel count={sessions?.length ?? 1} onCancel={handleCancel} />
        ) : (
          <>
            <h2>Signed-in devices</h2>
            <p>Your account is signed in on these devices. Sign out any that you do not recognise.</p>
            {failure !== null && (
              <div className={styles.failure}>
                <p role="alert">
                  {sessions ? 'The list may be out of date.' : 'The list could not be loaded.'}{' '}
                  {toUserMessage(failure)}
                </p>
                <button type="button" className="button" aria-disabled={isAsking} onClick={ask}>
                  {isAsking ? 'Retrying…' : 'Retry'}
                </button>
              </div>
            )}
            {sessions === undefined && failure === null && <p role="status">Loading…</p>}
            {sessions && <SessionList sessions={sessions} />}
            <footer>
              {sessions && (
                <button
                  type="button"
                  className="button"
                  ref={everywhere}
                  onClick={() => setIsEndingAll(true)}
                >
                  Sign out everywhere
                </button>
              )}
              <button type="button" className="button" onClick={closeOverlay}>
                Close
              </button>
            </footer>
          </>
        )}
      </div>
    </ModalDialog>
  )
}
