import type { ApiRoute } from '../http/api-route.ts'

const refusal = (description: string, error: object = { type: 'null' }, headers: object = {}) => ({
  description,
  headers,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['status', 'message', 'error'],
        properties: { status: { const: false }, message: { type: 'string' }, error },
      },
    },
  },
})

const retryAfter = {
  'Retry-After': { description: 'Seconds until the next attempt is possible', schema: { type: 'integer' } },
}

/** One response component per status that a call can be refused with. */
export const refusalResponses = {
  BadRequest: refusal('The body is not valid JSON'),
  Unauthorized: refusal('The bearer token is missing, unknown or expired, or the sign-in was wrong'),
  Forbidden: refusal('The account lacks the permission for it'),
  NotFound: refusal('There is no such record'),
  Changed: refusal('The record is not the version that If-Match names; ETag tells the one that is there'),
  Conflict: refusal('It does not fit what is there: the message says how'),
  TooLarge: refusal(
    'The body is larger than 4 KB for signing in, 64 KB for a package, coupon or note, 5 MB for an article, mock or its explanations, 1 MB for a part of a file',
  ),
  UnsupportedType: refusal(
    'The body was not sent as application/json, a part of a file not as application/octet-stream, or it is compressed',
  ),
  Unprocessable: refusal('Fields were not accepted; their paths are joined by dots', {
    $ref: '#/components/schemas/FieldErrors',
  }),
  TooManyRequests: refusal('Too many failed attempts to sign in', { type: 'null' }, retryAfter),
  Busy: refusal('Too many passwords are being checked', { type: 'null' }, retryAfter),
  ServerError: refusal('The server failed'),
}

const toResponse = (name: keyof typeof refusalResponses) => ({ $ref: `#/components/responses/${name}` })

/** The refusals of a call follow from its shape. */
export function toRefusals(route: ApiRoute) {
  if (route.answer === 'file') return { 404: toResponse('NotFound'), 500: toResponse('ServerError') }
  const checksPassword = route.access === 'public' || route.refuses?.includes(429)
  return {
    401: toResponse('Unauthorized'),
    ...(route.permission === null ? {} : { 403: toResponse('Forbidden') }),
    ...(route.path.includes('{id}') ? { 404: toResponse('NotFound') } : {}),
    ...(route.takesBytes === undefined
      ? {}
      : { 413: toResponse('TooLarge'), 415: toResponse('UnsupportedType') }),
    ...(route.body === null
      ? {}
      : {
          400: toResponse('BadRequest'),
          413: toResponse('TooLarge'),
          415: toResponse('UnsupportedType'),
          422: toResponse('Unprocessable'),
        }),
    ...(route.refuses?.includes(409) ? { 409: toResponse('Conflict') } : {}),
    ...(route.refuses?.includes(422) ? { 422: toResponse('Unprocessable') } : {}),
    ...(takesVersion(route) ? { 412: toResponse('Changed') } : {}),
    ...(checksPassword ? { 429: toResponse('TooManyRequests'), 503: toResponse('Busy') } : {}),
    500: toResponse('ServerError'),
  }
}

/** A change of one record, which may be tied to the version it was made from. */
export const takesVersion = ({ isVersioned, method }: ApiRoute) =>
  isVersioned && (method === 'PUT' || method === 'DELETE')
