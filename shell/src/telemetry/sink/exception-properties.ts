import { findRequestId } from '@console/shared/errors'
import type { ScreenOwner } from './telemetry-record.ts'
import { toRecordOwner } from './to-record-owner.ts'

/** A remote's file, `/remotes/{name}/{version}/…`, in any address. */
const remoteFile = /\/remotes\/([\w-]+)\/([\w.+~-]+)\//

type NamedRemote = { remote: string; remote_version?: string }

export type ExceptionProperties = NamedRemote & {
  source: string
  /** Id of the failed request in the server's log. */
  request_id?: string
}

type Reported = { error: unknown; properties: Record<string, unknown>; owner: ScreenOwner }

/**
 * Source of an exception: the topmost remote file in its stack or its causes, else the remote named in the report, else
 * the owner of the screen that caught it, else the shell.
 */
export function toExceptionProperties({ error, properties, owner }: Reported): ExceptionProperties {
  const source = typeof properties['source'] === 'string' ? properties['source'] : 'reported'
  const requestId = findRequestId(error)
  return {
    source,
    ...(requestId !== undefined && { request_id: requestId }),
    ...(findNamed(error, properties) ??
      (isOfScreen(error, source) ? toRecordOwner({ owner }) : { remote: 'shell' })),
  }
}

/** A thrown value that is not an error has no stack; the section on screen is the likeliest source. */
const isOfScreen = (error: unknown, source: string) =>
  source === 'route' || (source === 'unhandled-rejection' && !(error instanceof Error))

function findNamed(error: unknown, properties: Record<string, unknown>): NamedRemote | undefined {
  const [, remote, version] = findRemoteFile(error, properties['file']) ?? []
  if (remote !== undefined && version !== undefined) return { remote, remote_version: version }
  const { remote: named, remote_version } = properties
  if (typeof named !== 'string') return undefined
  return { remote: named, ...(typeof remote_version === 'string' && { remote_version }) }
}

function findRemoteFile(error: unknown, file: unknown): RegExpExecArray | null {
  const causes = new Set<Error>()
  for (let cause = error; cause instanceof Error && !causes.has(cause); cause = cause.cause) causes.add(cause)
  for (const { stack } of causes) {
    const found = remoteFile.exec(stack ?? '')
    if (found !== null) return found
  }
  return typeof file === 'string' ? remoteFile.exec(file) : null
}
