import { ApiError, invalidFields } from './api-error.ts'
import { findUnstorable } from './find-unstorable.ts'

export function parseJsonBody(text: string): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ApiError(400, text === '' ? 'The request has no body; send JSON' : 'The body is not valid JSON')
  }
  const unstorable = findUnstorable(body)
  if (unstorable !== null) throw invalidFields(unstorable)
  return body
}
