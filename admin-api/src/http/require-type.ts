import { ApiError } from './api-error.ts'

/**
 * Throws 415 for anything but the one type. The types that a form can send (and none at all, which a script can)
 * need no permission of this server to be sent from another site; `application/json` and `application/octet-stream` do.
 */
export function requireType(
  contentType: string | undefined,
  wanted: 'application/json' | 'application/octet-stream',
): void {
  const [type = ''] = (contentType ?? '').split(';')
  if (type.trim().toLowerCase() === wanted) return
  const form = wanted === 'application/json' ? 'JSON' : 'bytes'
  throw new ApiError(415, `The body must be ${form} and be sent as ${wanted}`, {
    headers: { accept: wanted },
  })
}
