import { isHttpError, isNetworkError, isValidationError, toUserMessage } from '@console/shared/errors'
import type { ReleaseServer } from '@console/shared/release-server/client'

/** A sentence on what failed, and what to do about it. */
export function describeServerError(error: unknown, { url }: Pick<ReleaseServer, 'url'>): string {
  const { host } = new URL(url)
  if (isNetworkError(error))
    return `${host} does not answer this console. Check the connection, and that the server was started with --console-origin ${location.origin}.`
  if (isHttpError(error) && error.serverMessage === undefined)
    return `${host} answered ${error.status}, which is not the answer of a release server. Check releaseServer.url in config.json.`
  if (isValidationError(error) && error.route === 'v1/moves')
    return 'The console did not understand the release server’s answer. The history shows whether the move was made.'
  return toUserMessage(error)
}
