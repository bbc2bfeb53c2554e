import { hash } from 'node:crypto'
import type { ServedReport } from '@console/shared/release-server/move-events'
import { ReleaseError } from '../../errors/release-error.ts'
import type { ServedMoveRequest } from '../../protocol/release-protocol.schema.ts'
import type { RedirectsRequest } from '../../releases/candidate/compose-release.ts'
import type { Prove } from '../../releases/candidate/prove-candidate.ts'
import type { MoveReport, MoveRequest } from '../../releases/moves/move-result.ts'
import { toCanonicalJson } from '../../releases/records/release-id.ts'
import type { ReleaseStore, Signing } from '../../releases/release-store.ts'
import type { ConsolePlace } from '../../releases/rules/console-place.ts'
import { onlyUnit } from '../../releases/units/only-unit.ts'
import type { UnitToPublish } from '../../releases/units/read-built-unit.ts'
import type { ServerPolicy } from '../policy/policy-file.ts'
import type { Caller } from '../teams/ci-tokens.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { toServedReport } from './served-report.ts'

export type MoveSettings = {
  uploads: UploadStore
  /** How a release is run before it moves into an environment; without it none is. */
  openProof?: ((environment: string, print: (line: string) => void) => Prove) | undefined
  placeOf: (environment: string) => ConsolePlace
  signing: Signing | undefined
  /** The requirements of each environment; none by default. */
  policy?: ServerPolicy | undefined
  /** Runs after a move; its sentence is added to the report. */
  onMoved?: (() => Promise<string | undefined>) | undefined
}

type Asked = {
  store: ReleaseStore
  environment: string
  request: ServedMoveRequest
  caller: Pick<Caller, 'team' | 'claims'>
  id: string
  emit: (text: string) => void
}

/** The same request of the same team has the same id, whenever it comes. */
export const toRequestId = (team: string, request: ServedMoveRequest): string =>
  hash('sha256', toCanonicalJson({ team, request })).slice(0, 32)

/** @throws ReleaseError as the store does. */
export async function runMoveRequest(settings: MoveSettings, asked: Asked): Promise<ServedReport> {
  const report = toServedReport(await move(settings, asked))
  if (report.outcome === 'unchanged' || asked.request.action === 'check') return report
  const note = await settings.onMoved?.()
  return note === undefined ? report : { ...report, notes: [...report.notes, note] }
}

async function move(
  { uploads, openProof, placeOf, signing }: MoveSettings,
  { store, environment, request, caller, id, emit }: Asked,
): Promise<MoveReport> {
  const { reason, expect } = request
  const place = placeOf(environment)
  // A CI run's token proves what others only state.
  const { by, commit, run } = caller.claims ?? request
  const stated = { by, reason, commit, run, expect, team: caller.team, request: id, signing }
  const openAndSay = (): Prove | undefined => {
    const prove = openProof?.(environment, emit)
    return (
      prove &&
      ((candidate) => {
        emit(`Checked: ${candidate.release.id} may be released. Opening its screens…`)
        return prove(candidate)
      })
    )
  }
  /** For moves with newly built units. */
  const proving = ({
    without_smoke,
    redirects,
  }: {
    without_smoke: boolean
    redirects?: RedirectsRequest | undefined
  }) => ({
    ...stated,
    redirects,
    place,
    prove: without_smoke ? undefined : openAndSay(),
  })
  switch (request.action) {
    case 'publish':
      return uploads.withBuiltUnits(request.units, (units) =>
        store.publish({
          ...proving({ ...request, without_smoke: request.without_smoke || units.length === 0 }),
          units,
          insteadOf: request.instead_of,
        }),
      )
    case 'remove':
      return store.remove({ ...stated, remote: request.remote, redirects: request.redirects })
    case 'promote':
      return store.promote({ ...stated, place, source: request.source, id: request.id, units: request.units })
    case 'renew':
      return renew(store, { ...stated, signing })
    case 'check': {
      const prove = openAndSay() ?? (async () => undefined)
      return uploads.withBuiltUnits(request.units, (units) => store.check({ units, place, prove }))
    }
    case 'rollback':
      return store.rollback({ ...stated, id: request.id })
    case 'rollback-unit':
      return store.rollbackUnit({ ...stated, unit: request.unit, to: request.to })
    case 'canary-start': {
      const { remote, roles, share } = request
      const start = (source: UnitToPublish | string) =>
        store.startCanary({ ...proving(request), remote, source, share, roles })
      if (typeof request.source === 'string') return start(request.source)
      return uploads.withBuiltUnits([request.source], (units) => start(onlyUnit(units)))
    }
    case 'canary-share':
      return store.shareCanary({ ...stated, remote: request.remote, share: request.share })
    case 'canary-promote':
      return store.promoteCanary({ ...stated, remote: request.remote })
    case 'canary-abort':
      return store.abortCanary({ ...stated, remote: request.remote })
    case 'disable':
      return store.disable({ ...stated, remote: request.remote })
    case 'enable':
      return store.enable({ ...stated, remote: request.remote })
  }
}

async function renew(store: ReleaseStore, { signing, ...request }: MoveRequest): Promise<MoveReport> {
  if (signing === undefined)
    throw new ReleaseError('key', 'The release server has no key to sign with, so there is nothing to renew.')
  const result = await store.renew({ ...request, signing })
  const until = (await store.readCurrent())?.signed?.expires_at
  return until === undefined ? result : { ...result, notes: [...result.notes, `Valid until ${until}.`] }
}
