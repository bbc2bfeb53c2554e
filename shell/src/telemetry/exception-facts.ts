/** A file of a remote, as `/remotes/{name}/{version}/…`, wherever an address names one. */
const remoteFile = /\/remotes\/([\w-]+)\/([\w.+~-]+)\//

export type ExceptionFacts = { source: string; remote: string; remote_version?: string }

/**
 * Where an exception came from: the topmost file of a remote in its stack or that of its causes, else the remote whose
 * screen caught it, else the shell.
 */
export function toExceptionFacts(error: unknown, properties: Record<string, unknown>): ExceptionFacts {
  const source = typeof properties['source'] === 'string' ? properties['source'] : 'reported'
  const [, remote, version] = findRemoteFile(error, properties['file']) ?? []
  if (remote !== undefined && version !== undefined) return { source, remote, remote_version: version }
  return { source, remote: typeof properties['remote'] === 'string' ? properties['remote'] : 'shell' }
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
