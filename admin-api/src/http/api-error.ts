import type { FieldErrors } from '@console/shared/schemas/envelope'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal that the caller may read; everything else that is thrown becomes a plain 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ContentfulStatusCode
  readonly fields: FieldErrors | null
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.fields = more.fields ?? null
    this.headers = more.headers ?? {}
  }
}

/** 503, to be tried again in a few seconds. */
export const unavailable = (message: string) =>
  new ApiError(503, message, { headers: { 'retry-after': '5' } })

export const unknownRecord = (subject: string, id: string | number) =>
  new ApiError(404, `There is no ${subject} with the id ${id}. It may have been deleted.`)

/** 422: the message repeats the first complaint, for those who show no fields. */
export function invalidFields(fields: FieldErrors): ApiError {
  const complaints = Object.values(fields).flat()
  const others = complaints.length - 1
  const first = complaints[0] ?? 'The values were not accepted'
  return new ApiError(422, others < 1 ? first : `${first} (and ${others} more)`, { fields })
}
