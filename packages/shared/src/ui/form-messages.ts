import type { FormInstance } from 'antd'
import { findFieldErrors, isBusinessError, isHttpError } from '../errors/errors.ts'
import type { FieldErrors } from '../schemas/envelope.schema.ts'

type Issue = { path: readonly PropertyKey[]; message: string }

/** A schema's issues by top-level field, in the same shape as the server's errors. */
export function toFieldMessages(issues: readonly Issue[]): FieldErrors {
  const messages: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    messages[field] = [...(messages[field] ?? []), message]
  }
  return messages
}

/**
 * The field messages of a refused write (HTTP 400 or 422, or an envelope with status false), or null if there are none.
 * Messages without a field are under ''.
 */
export function toServerFieldMessages(error: unknown): FieldErrors | null {
  return isHttpError(error) || isBusinessError(error) ? findFieldErrors(error) : null
}

type MessageForm = Pick<FormInstance, 'setFields' | 'focusField'>

/** For `onValuesChange`: editing a field clears its message. */
export function clearFieldMessages(form: MessageForm, changed: object): void {
  form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })))
}

/** Sets messages on their fields, clears the others, and focuses the first one that has any. `fields` in screen order. */
export function showFieldMessages(form: MessageForm, fields: readonly string[], messages: FieldErrors): void {
  form.setFields(fields.map((name) => ({ name, errors: messages[name] ?? [] })))
  const first = fields.find((name) => messages[name] !== undefined)
  if (first !== undefined) form.focusField(first)
}
