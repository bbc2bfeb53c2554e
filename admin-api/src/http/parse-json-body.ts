import { ApiError, invalidFields } from './api-error.ts'
import { countJsonValues } from './count-json-values.ts'
import { findUnstorable } from './find-unstorable.ts'

/** Several times what the largest record of the console holds; a wrong value costs some microseconds to refuse. */
export const mostValues = 10_000

/** Throws 400 and 422. JSON texts in the fields `jsonTexts` are parsed, counted and checked like the rest. */
export function parseJsonBody(text: string, jsonTexts: readonly string[] = []): unknown {
  let left = mostValues
  const parse = (json: string, field: string): unknown => {
    left -= countJsonValues(json, left)
    if (left < 0) throw invalidFields({ [field]: [`The body holds more than ${mostValues} values`] })
    return JSON.parse(json)
  }
  const body = orElse(
    () => parse(text, 'body'),
    () => {
      throw new ApiError(
        400,
        text === '' ? 'The request has no body; send JSON' : 'The body is not valid JSON',
      )
    },
  )
  if (isObject(body)) {
    for (const field of jsonTexts) {
      const held = Object.hasOwn(body, field) ? body[field] : undefined
      if (typeof held !== 'string') continue
      const opened = orElse(
        () => parse(held, field),
        () => null,
      )
      // JSON text within JSON text is not parsed.
      if (isObject(opened)) body[field] = opened
    }
  }
  const unstorable = findUnstorable(body)
  if (unstorable !== null) throw invalidFields(unstorable)
  return body
}

function orElse(parse: () => unknown, fallback: () => unknown): unknown {
  try {
    return parse()
  } catch (error) {
    if (error instanceof SyntaxError) return fallback()
    throw error
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
