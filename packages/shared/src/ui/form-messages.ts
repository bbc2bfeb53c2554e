import type { FormInstance } from 'antd'
import * as z from 'zod/mini'
import { isBusinessError, isHttpError } from '../errors/errors.ts'
import { type FieldErrors, fieldErrorsSchema } from '../schemas/envelope.schema.ts'

type Issue = { path: readonly PropertyKey[]; message: string }

/** What a schema refused, by top-level field: the same shape in which the server answers. */
export function toFieldMessages(issues: readonly Issue[]): FieldErrors {
  const messages: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    messages[field] = [...(messages[field] ?? []), message]
  }
  return messages
}

/** The field messages in a refused write (HTTP 422, or an envelope with status false), or null when it carries none. */
export function toServerFieldMessages(error: unknown): FieldErrors | null {
  if (!(isHttpError(error) && error.status === 422) && !isBusinessError(error)) return null
  for (const found of [error.details, nestedErrors.safeParse(error.details).data?.errors]) {
    const parsed = fieldErrorsSchema.safeParse(found)
    if (parsed.success && Object.keys(parsed.data).length > 0) return parsed.data
  }
  return null
}

/** Servers without the envelope put them one level down, beside their message. */
const nestedErrors = z.looseObject({ errors: z.unknown() })

type MessageForm = Pick<FormInstance, 'setFields' | 'focusField'>

/** For `onValuesChange`: what is being mended no longer carries the complaint. */
export function clearFieldMessages(form: MessageForm, changed: object): void {
  form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })))
}

/** Puts messages on their fields, clears the others, and focuses the first that has one. `fields` in the order on screen. */
export function showFieldMessages(form: MessageForm, fields: readonly string[], messages: FieldErrors): void {
  form.setFields(fields.map((name) => ({ name, errors: messages[name] ?? [] })))
  const first = fields.find((name) => messages[name] !== undefined)
  if (first !== undefined) form.focusField(first)
}
