import { ApiError } from './api-error.ts'

/**
 * Throws 415 for anything but `application/json`. The types that a form can send (and none at all, which a script can)
 * need no permission of this server to be sent from another site; this one does.
 */
export function requireJson(contentType: string | undefined): void {
  const [type = ''] = (contentType ?? '').split(';')
  if (type.trim().toLowerCase() === 'application/json') return
  throw new ApiError(415, 'The body must be JSON and be sent as application/json', {
    headers: { accept: 'application/json' },
  })
}
