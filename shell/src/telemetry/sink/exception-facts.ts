import { findRequestId } from '@console/shared/errors'

/** A file of a remote, as `/remotes/{name}/{version}/…`, wherever an address names one. */
const remoteFile = /\/remotes\/([\w-]+)\/([\w.+~-]+)\//

export type ExceptionFacts = {
  source: string
  remote: string
  remote_version?: string
  /** Under which the server's log has the request that failed. */
  request_id?: string
}

/**
 * Where an exception came from: the topmost file of a remote in its stack or that of its causes, else the remote whose
 * screen caught it, else the shell.
 */
export function toExceptionFacts(error: unknown, properties: Record<string, unknown>): ExceptionFacts {
  const source = typeof properties['source'] === 'string' ? properties['source'] : 'reported'
  const requestId = findRequestId(error)
  const request = requestId === undefined ? {} : { request_id: requestId }
  const [, remote, version] = findRemoteFile(error, properties['file']) ?? []
  if (remote !== undefined && version !== undefined) {
    return { source, remote, remote_version: version, ...request }
  }
  const named = properties['remote_version']
  return {
    source,
    ...request,
    remote: typeof properties['remote'] === 'string' ? properties['remote'] : 'shell',
    ...(typeof named === 'string' ? { remote_version: named } : {}),
  }
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
