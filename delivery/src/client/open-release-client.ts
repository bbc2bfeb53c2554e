import { randomUUID } from 'node:crypto'
import {
  previewAnswerSchema,
  previewEndAnswerSchema,
  type ServedPreviewRequest,
} from '../protocol/preview-request.schema.ts'
import type { ServedMoveRequest } from '../protocol/release-protocol.schema.ts'
import type { RedirectsRequest } from '../releases/candidate/compose-release.ts'
import type { CanaryShare, CanaryStart } from '../releases/moves/change-canary.ts'
import type { RemoteRequest, RemovalRequest } from '../releases/moves/change-remotes.ts'
import type { MoveReport, MoveRequest } from '../releases/moves/move-result.ts'
import type { Promotion } from '../releases/moves/promote-release.ts'
import type { UnitsRequest } from '../releases/moves/publish-units.ts'
import type { UnitRollback } from '../releases/moves/roll-back.ts'
import type { AskedPreview } from '../releases/previews/find-previewed.ts'
import { onlyUnit } from '../releases/units/only-unit.ts'
import type { UnitToPublish } from '../releases/units/read-built-unit.ts'
import { createServerCalls } from './call-server.ts'
import { createLooks } from './create-looks.ts'
import { makeServedMove } from './make-served-move.ts'
import { readUploads, uploadFiles } from './upload-units.ts'

export type ReleaseClientOptions = {
  /** The address of the release server. */
  server: string
  /** The team's token, or that of a CI run, which is renewed. */
  readToken: () => Promise<string>
  /** The environment of the request; the server's first one by default. */
  environment?: string | undefined
  print: (line: string) => void
}

type PreviewOf = Omit<ServedPreviewRequest, 'asked'> & { asked: AskedPreview }
type CanaryRequest = Omit<CanaryStart, 'since'>
type Stated = Pick<MoveRequest, 'by' | 'reason' | 'commit' | 'run' | 'expect'>

/** The operations of a release server: moves, checks and lists. */
export type ReleaseClient = ReturnType<typeof openReleaseClient>

/** Every method rejects with a CommandError when what was asked for cannot be done. */
export function openReleaseClient({ server, readToken, environment, print }: ReleaseClientOptions) {
  const call = createServerCalls(server, readToken)
  const move = (request: ServedMoveRequest) => makeServedMove(call, { ...request, environment }, print)
  const upload = async (units: readonly UnitToPublish[]) => {
    if (units.length === 0) return []
    const read = await readUploads(units)
    await uploadFiles(call, read, print)
    return read.map(({ unit }) => unit)
  }
  const uploadOne = async (unit: UnitToPublish) => onlyUnit(await upload([unit]))
  return {
    /** As people know it. */
    name: server,
    publish: async (
      { units, redirects, insteadOf, ...request }: UnitsRequest,
      withoutSmoke: boolean,
    ): Promise<MoveReport> =>
      move({
        action: 'publish',
        units: await upload(units),
        without_smoke: withoutSmoke,
        instead_of: insteadOf,
        redirects: toSent(redirects),
        ...toStated(request),
      }),
    check: async (units: readonly UnitToPublish[], request: Stated): Promise<MoveReport> =>
      move({ action: 'check', units: await upload(units), ...toStated(request) }),
    rollback: ({ id, ...request }: MoveRequest & { id?: string | undefined }) =>
      move({ action: 'rollback', id, ...toStated(request) }),
    rollbackUnit: ({ unit, to, ...request }: UnitRollback) =>
      move({ action: 'rollback-unit', unit, to, ...toStated(request) }),
    remove: ({ remote, redirects, ...request }: RemovalRequest) =>
      move({ action: 'remove', remote, redirects: toSent(redirects), ...toStated(request) }),
    renew: (request: MoveRequest) => move({ action: 'renew', ...toStated(request) }),
    promote: ({ source, id, units, ...request }: Promotion, to: string) =>
      makeServedMove(
        call,
        { action: 'promote', source, id, units: [...units], ...toStated(request), environment: to },
        print,
      ),
    startCanary: async (
      { remote, source, share, roles, ...request }: CanaryRequest,
      withoutSmoke: boolean,
    ): Promise<MoveReport> =>
      move({
        action: 'canary-start',
        remote,
        source: typeof source === 'string' ? source : await uploadOne(source),
        share,
        roles: roles && [...roles],
        without_smoke: withoutSmoke,
        ...toStated(request),
      }),
    shareCanary: ({ remote, share, ...request }: CanaryShare) =>
      move({ action: 'canary-share', remote, share, ...toStated(request) }),
    promoteCanary: ({ remote, ...request }: RemoteRequest) =>
      move({ action: 'canary-promote', remote, ...toStated(request) }),
    abortCanary: ({ remote, ...request }: RemoteRequest) =>
      move({ action: 'canary-abort', remote, ...toStated(request) }),
    /** `asked`: a version, a release, or a build to upload. */
    preview: async ({ asked, ...request }: PreviewOf) => {
      const named = asked.kind === 'built' ? { kind: 'built', unit: await uploadOne(asked.unit) } : asked
      const body = JSON.stringify({ ...request, asked: named, environment })
      const answer = await call({ path: 'v1/previews', body })
      return previewAnswerSchema.parse(await answer.json())
    },
    endPreviews: async (request: { by: string; remote: string; branch: string }) => {
      const body = JSON.stringify({ ...request, environment })
      const answer = await call({ path: 'v1/previews/end', body })
      return previewEndAnswerSchema.parse(await answer.json()).ended
    },
    disable: ({ remote, ...request }: RemoteRequest) =>
      move({ action: 'disable', remote, ...toStated(request) }),
    enable: ({ remote, ...request }: RemoteRequest) =>
      move({ action: 'enable', remote, ...toStated(request) }),
    /** Sends a version's bill of materials. Older servers keep none. */
    sendBill: async ({ unit, version }: { unit: string; version: string }, bill: string): Promise<void> => {
      const of = environment === undefined ? '' : `?environment=${environment}`
      await call({ path: `v1/bills/${unit}/${version}${of}`, method: 'PUT', body: bill })
    },
    ...createLooks(call, environment),
  }
}

const toSent = (redirects: RedirectsRequest | undefined) =>
  redirects && { add: [...(redirects.add ?? [])], drop: [...(redirects.drop ?? [])] }

/** The rest of a request, such as its key, stays here. */
const toStated = ({ by, reason, commit, run, expect }: Stated) => ({
  attempt: randomUUID(),
  ...{ by, reason, commit, run, expect },
})
