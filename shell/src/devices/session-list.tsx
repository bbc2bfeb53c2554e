import { isHttpError, toUserMessage } from '@console/shared/errors'
import type { OpenSession } from '@console/shared/schemas/session-list'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { useConsole } from '../console/console-services.ts'
import { signOut } from '../frame/sign-out.ts'
import styles from './devices-dialog.module.css'
import { toPlace } from './place.ts'
import { sessionListQueries } from './session-list.queries.ts'

export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const services = useConsole()
  const { api } = services.platform
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const ending = useMutation({
    mutationFn: ({ id }: OpenSession) => endSessionAt(api, id),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(sessionListQueries.all(api).queryKey, (shown) =>
        shown?.filter((session) => session.id !== id),
      )
      // The button that was pressed is gone.
      list.current?.focus()
    },
    meta: { showsOwnErrors: true },
  })

  function handleSignOut(session: OpenSession) {
    if (ending.isPending) return
    if (session.is_current) void signOut(services)
    else ending.mutate(session)
  }

  return (
    <>
      <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label="Signed-in devices">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables.id === session.id}
            onSignOut={() => handleSignOut(session)}
          />
        ))}
      </ul>
      <p className={styles.outcome} role="status">
        {ending.isSuccess && `${ending.variables.device} is signed out.`}
      </p>
      {ending.isError && (
        <p className={styles.failure} role="alert">
          {ending.variables.device} was not signed out. {toUserMessage(ending.error)}
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
        {address !== '' && ` from ${toPlace(address)}`} · last used <RelativeTime at={last_used_at} />
      </small>
      <button
        type="button"
        className="button"
        aria-label={`Sign out ${device}${address === '' ? '' : `, ${toPlace(address)}`}`}
        aria-disabled={isEnding}
        onClick={onSignOut}
      >
        {isEnding ? 'Signing out…' : 'Sign out'}
      </button>
    </li>
  )
}

/** One that has ended meanwhile is as good as ended. */
async function endSessionAt(api: Parameters<typeof sessionListQueries.all>[0], id: OpenSession['id']) {
  try {
    await api.request({ method: 'DELETE', path: `sessions/${id}`, schema: z.unknown() })
  } catch (error) {
    if (!isHttpError(error) || error.status !== 404) throw error
  }
}
