import type { ReleaseServer } from '@console/shared/release-server/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findVersionBefore, type KnownVersion, listVersions } from '../history/list-versions.ts'
import { releaseServerQueries } from '../release-server/release-server.queries.ts'
import type { RemoteMove } from './remote-move.ts'

/** Moves of the history to search; older versions are rolled back to from the command line. */
const limit = 200

export type RollbackTarget = {
  /** Versions to choose from, newest first, without the current one. */
  versions: readonly KnownVersion[]
  to: string | undefined
  choose(version: string): void
  isReading: boolean
  /** There is nothing to go back to. */
  isMissing: boolean
  error: unknown
}

/** The rollback target: the previous version, unless another is chosen. */
export function useRollbackTarget(
  { action, environment, unit: { name, version } }: RemoteMove,
  server: ReleaseServer,
): RollbackTarget {
  const isRollback = action === 'rollback-unit'
  const [chosen, choose] = useState<string>()
  const {
    data = [],
    isFetching,
    error,
  } = useQuery({
    ...releaseServerQueries(server).history({ environment, limit }),
    enabled: isRollback,
  })
  const known = listVersions(data, name)
  const to = chosen ?? findVersionBefore(known, version)
  return {
    versions: known.filter((each) => each.version !== version),
    to,
    choose,
    isReading: isFetching && data.length === 0,
    isMissing: isRollback && to === undefined,
    error,
  }
}
