import type { ListedMove } from '@console/shared/release-server/move'
import type { ServedReport } from '@console/shared/release-server/move-events'
import type { MoveReport } from '../../releases/moves/move-result.ts'

/** A request that was made before this server started, as the history has it. */
export function findMade(moves: readonly ListedMove[], id: string): ServedReport | undefined {
  const move = moves.find(({ request }) => request === id)
  if (move === undefined) return undefined
  const { to, from, units, canaries = [], redirects = [] } = move
  return {
    outcome: 'moved',
    release: { id: to, remotes: [] },
    previous: from === null ? undefined : { id: from },
    changes: units.map((unit) => ({
      name: unit.name,
      from: unit.from ?? undefined,
      to: unit.to ?? undefined,
    })),
    canaries: canaries.map((canary) => ({
      name: canary.name,
      from: canary.from ?? undefined,
      to: canary.to ?? undefined,
      audience: canary.audience,
    })),
    redirects: redirects.map((redirect) => ({ from: redirect.from, to: redirect.to ?? undefined })),
    switched: [],
    untouched: [],
    notes: ['An earlier request has made this move already; nothing was done again.'],
  }
}

export function toServedReport({ release, previous, notes, ...report }: MoveReport): ServedReport {
  const remotes = release.remotes.map(({ name, disabled }) => ({ name, disabled }))
  return {
    ...report,
    release: { id: release.id, remotes },
    previous: previous && { id: previous.id },
    notes: [...notes],
  }
}
