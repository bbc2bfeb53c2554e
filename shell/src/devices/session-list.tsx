import { isHttpError, toUserMessage } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { usePlatform } from '@console/shared/platform-context'
import type { OpenSession } from '@console/shared/schemas/session-list'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { signOut } from '../leaving/sign-out.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import { describeAddress } from './describe-address.ts'
import styles from './devices-dialog.module.css'
import { forgetSession } from './session-list.store.ts'

type Ending = { session: OpenSession } & ({ state: 'busy' | 'done' } | { state: 'failed'; failure: unknown })

export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { config } = useBootDocuments()
  const { api, telemetry } = usePlatform()
  const list = useRef<HTMLUListElement>(null)
  const [ending, setEnding] = useState<Ending | null>(null)

  async function end(session: OpenSession) {
    setEnding({ session, state: 'busy' })
    try {
      await endSessionAt(api, session.id)
    } catch (failure) {
      setEnding({ session, state: 'failed', failure })
      return
    }
    forgetSession(session.id)
    setEnding({ session, state: 'done' })
    // The pressed button is gone.
    list.current?.focus()
  }

  function handleSignOut(session: OpenSession) {
    if (ending?.state === 'busy') return
    if (session.is_current) void signOut(config, telemetry)
    else void end(session)
  }

  return (
    <>
      <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label="Signed-in devices">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending?.state === 'busy' && ending.session.id === session.id}
            onSignOut={() => handleSignOut(session)}
          />
        ))}
      </ul>
      <p className={styles.outcome} role="status">
        {ending?.state === 'done' && `${ending.session.device} is signed out.`}
      </p>
      {ending?.state === 'failed' && (
        <p className={styles.failure} role="alert">
          {ending.session.device} was not signed out. {toUserMessage(ending.failure)}
        </p>
      )}
    </>
  )
}

type SessionRowProps = { session: OpenSession; isEnding: boolean; onSignOut(): void }

function SessionRow({ session, isEnding, onSignOut }: SessionRowProps) {
  const { device, address, created_at, last_used_at, is_current } = session
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        {device}
        {is_current && <span className={styles.mark}>This session</span>}
      </span>
      <small>
        Signed in <RelativeTime at={created_at} />
        {address !== '' && ` from ${describeAddress(address)}`} · last used <RelativeTime at={last_used_at} />
      </small>
      <button
        type="button"
        className="button"
        aria-label={`Sign out ${device}${address === '' ? '' : `, ${describeAddress(address)}`}`}
        aria-disabled={isEnding}
        onClick={onSignOut}
      >
        {isEnding ? 'Signing out…' : 'Sign out'}
      </button>
    </li>
  )
}

/** A session that has already ended counts as ended by this call. */
async function endSessionAt(api: ApiClient, id: OpenSession['id']) {
  try {
    await api.request({ method: 'DELETE', path: `sessions/${id}`, schema: z.unknown() })
  } catch (error) {
    if (!isHttpError(error) || error.status !== 404) throw error
  }
}
