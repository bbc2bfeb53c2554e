import { toUserMessage } from '@console/shared/errors'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useConsole } from '../console/console-services.ts'
import { ModalDialog } from '../frame/modal-dialog.tsx'
import { closeOverlay } from '../frame/overlay.store.ts'
import styles from './devices-dialog.module.css'
import { EverywherePanel } from './everywhere-panel.tsx'
import { sessionListQueries } from './session-list.queries.ts'
import { SessionList } from './session-list.tsx'

/** Where one is signed in, and a way to end it. */
export function DevicesDialog() {
  const { platform } = useConsole()
  const [isEndingAll, setIsEndingAll] = useState(false)
  const everywhere = useRef<HTMLButtonElement>(null)
  // It is looked at for what has changed.
  const { data, error, isFetching, refetch } = useQuery({
    ...sessionListQueries.all(platform.api),
    staleTime: 0,
    meta: { showsOwnErrors: true },
  })
  const sessions = data ?? []

  function handleCancel() {
    setIsEndingAll(false)
    requestAnimationFrame(() => everywhere.current?.focus())
  }

  return (
    <ModalDialog label="Signed-in devices" className={styles.devices} onClose={closeOverlay}>
      <div className={styles.body}>
        {isEndingAll ? (
          <EverywherePanel count={sessions.length} onCancel={handleCancel} />
        ) : (
          <>
            <h2>Signed-in devices</h2>
            <p>Your account is signed in here. Sign out any device that you do not recognise.</p>
            {error !== null && (
              <div className={styles.failure}>
                <p role="alert">
                  {data === undefined ? 'The list did not come.' : 'The list may be out of date.'}{' '}
                  {toUserMessage(error)}
                </p>
                <button
                  type="button"
                  className="button"
                  aria-disabled={isFetching}
                  onClick={() => void refetch()}
                >
                  {isFetching ? 'Retrying…' : 'Retry'}
                </button>
              </div>
            )}
            {data === undefined && error === null && <p role="status">Loading…</p>}
            {data !== undefined && <SessionList sessions={sessions} />}
            <footer>
              {sessions.length > 0 && (
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
