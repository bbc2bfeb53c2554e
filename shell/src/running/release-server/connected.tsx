import type { ReleaseServer } from '@console/shared/release-server/client'
import { everyRemote, type Whoami } from '@console/shared/release-server/team'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { ConnectForm } from './connect-form.tsx'
import styles from './connection.module.css'
import { releaseServerQueries } from './release-server.queries.ts'
import { forgetReleaseToken, releaseTokenStore } from './release-token.store.ts'
import { ServerFailure } from './server-failure.tsx'

/** The release server, and the team that this tab is connected as. */
export type Connection = { server: ReleaseServer; team: Whoami }

type ConnectedProps = { url: string; children: (connection: Connection) => ReactNode }

/** Renders children with a connection, or the form to connect. */
export function Connected({ url, children }: ConnectedProps) {
  const { token } = useStore(releaseTokenStore)
  if (token === null) return <ConnectForm url={url} />
  return <WithTeam server={{ url, token }}>{children}</WithTeam>
}

function WithTeam({ server, children }: { server: ReleaseServer; children: ConnectedProps['children'] }) {
  const queryClient = useQueryClient()
  const queries = releaseServerQueries(server)
  const { data: team, error, refetch } = useQuery(queries.team())
  const { host } = new URL(server.url)

  function handleDisconnect() {
    forgetReleaseToken()
    queryClient.removeQueries({ queryKey: queries.all() })
  }

  const disconnect = (
    <button type="button" className="button" onClick={handleDisconnect}>
      {team === undefined ? 'Enter another token' : 'Disconnect'}
    </button>
  )
  if (team === undefined)
    return error === null ? (
      <p role="status">Connecting to {host}…</p>
    ) : (
      <ServerFailure
        what="The token could not be checked."
        error={error}
        server={server}
        onRetry={() => void refetch()}
      >
        {disconnect}
      </ServerFailure>
    )
  return (
    <>
      <div className={styles.connection}>
        <p>
          Connected to {host} as the {team.team} team. It may change {describeRights(team)}.
        </p>
        {disconnect}
      </div>
      {children({ server, team })}
    </>
  )
}

function describeRights({ remotes, environments }: Whoami): string {
  const others = remotes.filter((name) => name !== everyRemote && name !== 'shell')
  const named = [
    ...(remotes.includes(everyRemote) ? ['every remote'] : others),
    ...(remotes.includes('shell') ? ['the shell'] : []),
  ]
  return `${listWords(named)} in ${listWords(environments)}`
}

const listWords = (words: readonly string[]) => new Intl.ListFormat('en').format(words)
